import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import type { ClusterPrograms } from './packages.ts';
import { addressOf, buildNetwork, HERE, NODE_NAMES, type Network, type NodeName } from './network.ts';
import { PATRONI_PORT, startNode, SUPERUSER, type ClusterNode } from './node.ts';
import { ROUTER_PORT, startRouter } from './router.ts';
import type { Supervised } from './supervised.ts';

const Members = v.object({
  members: v.array(v.object({ name: v.picklist(NODE_NAMES), role: v.string(), state: v.string() })),
});
const SETTLED_WITHIN_MS = 180_000;

export type Cluster = {
  readonly folder: string;
  readonly network: Network;
  readonly router: Supervised;
  node(name: NodeName): ClusterNode;
  /** What Patroni says, by the first node that answers. */
  leader(): Promise<NodeName>;
  standbys(): Promise<NodeName[]>;
  switchover(): Promise<void>;
  /** Waits until there is a leader with two running standbys, one of them synchronous if the cluster is. */
  settled(): Promise<void>;
  addressFor(database: string): string;
  /** By the router, as superuser; again until somebody answers. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  end(): Promise<void>;
};

/** Three nodes and a router, ready for writes. */
export async function startCluster(programs: ClusterPrograms, synchronous: boolean): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-cluster-'));
  // PostgreSQL's user passes through to its own folders.
  chmodSync(folder, 0o711);
  const network = buildNetwork(programs.ip);
  const nodes = await Promise.all(NODE_NAMES.map((name) => startNode(programs, folder, name, synchronous)));
  const router = await startRouter(programs, folder);

  const members = async () => {
    for (const name of NODE_NAMES) {
      const answer = await fetch(`http://${addressOf(name)}:${PATRONI_PORT}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined);
      const read = v.safeParse(Members, await answer?.json().catch(() => undefined));
      if (read.success && read.output.members.some(({ role }) => role === 'leader')) return read.output.members;
    }
    return [];
  };
  const roles = async () => {
    const all = await members();
    const running = all.filter(({ state }) => state === 'running' || state === 'streaming');
    return {
      leader: running.find(({ role }) => role === 'leader')?.name,
      standbys: running.filter(({ role }) => role !== 'leader').map(({ name }) => name),
      isSynchronous: running.some(({ role }) => role === 'sync_standby'),
    };
  };
  const until = async <Value>(look: () => Promise<Value | undefined>, what: string): Promise<Value> => {
    const began = performance.now();
    while (performance.now() - began < SETTLED_WITHIN_MS) {
      const seen = await look().catch(() => undefined);
      if (seen !== undefined) return seen;
      await wait(500);
    }
    throw new Error(`After three minutes there is no ${what}: the logs are in ${folder}`);
  };
  const addressFor = (database: string) =>
    `postgres://${SUPERUSER.user}:${encodeURIComponent(SUPERUSER.password)}@${HERE}:${ROUTER_PORT}/${database}`;
  const sql = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = [], database = 'frontdesk') =>
    until(async () => {
      const client = new pg.Client({ connectionString: addressFor(database), connectionTimeoutMillis: 5_000 });
      client.on('error', () => undefined);
      await client.connect();
      try {
        const { rows } = await client.query<Row>(text, values);
        return rows;
      } finally {
        await client.end();
      }
    }, `answer to: ${text}`);
  const leader = () => until(async () => (await roles()).leader, 'leader');

  const cluster: Cluster = {
    folder,
    network,
    router,
    node: (name) => {
      const found = nodes.find((node) => node.name === name);
      if (found === undefined) throw new Error(`There is no node ${name}.`);
      return found;
    },
    leader,
    standbys: async () => (await roles()).standbys,
    switchover: async () => {
      const from = await leader();
      const answer = await fetch(`http://${addressOf(from)}:${PATRONI_PORT}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: from }),
      });
      if (!answer.ok) throw new Error(`The switchover was refused: ${await answer.text()}`);
    },
    settled: async () => {
      await until(async () => {
        const { leader: found, standbys, isSynchronous } = await roles();
        return found !== undefined && standbys.length === 2 && isSynchronous === synchronous ? true : undefined;
      }, 'leader with two standbys');
    },
    addressFor,
    sql: (text, values) => sql(text, values),
    end: async () => {
      await router.end();
      await Promise.all(nodes.map((node) => node.end()));
      network.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await cluster.settled();
    await sql('create database frontdesk', [], 'postgres');
  } catch (error) {
    await router.end();
    await Promise.all(nodes.map((node) => node.end()));
    network.remove();
    throw error;
  }
  return cluster;
}
