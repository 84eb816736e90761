import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, openSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterPrograms } from './packages.ts';
import { addressOf, namespaceOf, NODE_NAMES, type NodeName } from './network.ts';

export const SUPERUSER = { user: 'postgres', password: 'superuser of the trial' } as const;
const REPLICATION = { user: 'replicator', password: 'replicator of the trial' } as const;
export const PATRONI_PORT = 8008;
const ETCD_PORT = 2379;

/** One machine: PostgreSQL under Patroni, beside one of three etcd. */
export type ClusterNode = {
  readonly name: NodeName;
  /** SIGKILL to PostgreSQL and to Patroni. */
  killDatabase(): Promise<void>;
  startDatabase(): void;
  freezeEtcd(): void;
  thawEtcd(): void;
  /** SIGKILL to everything on it. */
  end(): Promise<void>;
};

/** Starts etcd and Patroni on a node; `synchronous` as Patroni's synchronous_mode. */
export async function startNode(
  programs: ClusterPrograms,
  folder: string,
  name: NodeName,
  synchronous: boolean,
): Promise<ClusterNode> {
  const home = join(folder, name);
  await mkdir(home, { mode: 0o700 });
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));
  chownSync(home, uid, gid);
  const settings = join(home, 'patroni.json');
  // Patroni reads YAML, and JSON is YAML.
  await writeFile(settings, JSON.stringify(patroniSettings(programs, home, name, synchronous)));
  chownSync(settings, uid, gid);

  const inside = (words: readonly string[], log: string): ChildProcess => {
    const out = openSync(join(home, log), 'a');
    const asPostgres = [programs.setpriv, '--reuid=postgres', '--regid=postgres', '--clear-groups', ...words];
    return spawn(programs.ip, ['netns', 'exec', namespaceOf(name), ...asPostgres], {
      stdio: ['ignore', out, out],
      env: { PATH: '/usr/sbin:/usr/bin:/bin', HOME: home, LC_ALL: 'C.UTF-8' },
    });
  };
  const etcd = inside([programs.etcd, ...etcdArguments(home, name)], 'etcd.log');
  const startDatabase = () => void inside([programs.patroni, settings], 'patroni.log');
  startDatabase();

  const processes = (): { pid: number; program: string }[] =>
    execFileSync(programs.ip, ['netns', 'pids', namespaceOf(name)], { encoding: 'utf8' })
      .split('\n')
      .filter((pid) => pid !== '')
      .map((pid) => ({ pid: Number(pid), program: programOf(pid) }));
  const killAll = async (isMeant: (program: string) => boolean) => {
    for (;;) {
      const meant = processes().filter(({ program }) => isMeant(program));
      if (meant.length === 0) return;
      for (const { pid } of meant) killIfThere(pid);
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  return {
    name,
    killDatabase: () => killAll((program) => program !== 'etcd'),
    startDatabase,
    freezeEtcd: () => void etcd.kill('SIGSTOP'),
    thawEtcd: () => void etcd.kill('SIGCONT'),
    end: async () => {
      const gone = etcd.exitCode === null && etcd.signalCode === null ? once(etcd, 'exit') : undefined;
      await killAll(() => true);
      await gone;
    },
  };
}

/** A process may have ended since it was listed, with the one that started it. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function programOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return 'gone';
  }
}

function etcdArguments(home: string, name: NodeName): string[] {
  const peer = (node: NodeName) => `http://${addressOf(node)}:2380`;
  const client = `http://${addressOf(name)}:${ETCD_PORT}`;
  const settings: Readonly<Record<string, string>> = {
    name,
    'data-dir': join(home, 'etcd'),
    'listen-peer-urls': peer(name),
    'initial-advertise-peer-urls': peer(name),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'initial-cluster': NODE_NAMES.map((node) => `${node}=${peer(node)}`).join(','),
    'initial-cluster-state': 'new',
    'heartbeat-interval': '200',
    'election-timeout': '2000',
    'enable-v2': 'true',
    // Without a vote before the vote, a node that comes back would unseat the others.
    'pre-vote': 'true',
  };
  return Object.entries(settings).map(([setting, value]) => `--${setting}=${value}`);
}

function patroniSettings(programs: ClusterPrograms, home: string, name: NodeName, synchronous: boolean) {
  const here = addressOf(name);
  const restapi = `${here}:${PATRONI_PORT}`;
  const login = ({ user, password }: { readonly user: string; readonly password: string }) => ({
    username: user,
    password,
  });
  return {
    scope: 'frontdesk',
    name,
    restapi: { listen: restapi, connect_address: restapi },
    // By etcd's second protocol: with the third, Patroni 3.0 takes the leader's key without looking who has it, and a leader that
    // comes back from a cut-off network overwrites the one that was elected meanwhile.
    etcd: { hosts: NODE_NAMES.map((node) => `${addressOf(node)}:${ETCD_PORT}`).join(',') },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 3,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: synchronous,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, shared_buffers: '64MB', wal_keep_size: '256MB', wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${here}:5432`,
      connect_address: `${here}:5432`,
      data_dir: join(home, 'postgres'),
      bin_dir: programs.postgres,
      pgpass: join(home, 'pgpass'),
      parameters: { unix_socket_directories: home },
      authentication: { superuser: login(SUPERUSER), replication: login(REPLICATION), rewind: login(SUPERUSER) },
      pg_hba: [
        'local all all trust',
        'host all all 10.77.0.0/24 scram-sha-256',
        'host replication all 10.77.0.0/24 scram-sha-256',
      ],
    },
  };
}
