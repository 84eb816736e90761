import { openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterPrograms } from './packages.ts';
import { addressOf, HERE, NODE_NAMES } from './network.ts';
import { PATRONI_PORT } from './node.ts';
import { supervise, type Supervised } from './supervised.ts';

export const ROUTER_PORT = 6432;

/** HAProxy in front of PostgreSQL: to whichever node Patroni says is the primary. */
export async function startRouter(programs: ClusterPrograms, folder: string): Promise<Supervised> {
  const settings = join(folder, 'haproxy.cfg');
  const servers = NODE_NAMES.map((node) => `  server ${node} ${addressOf(node)}:5432 check port ${PATRONI_PORT}`);
  await writeFile(
    settings,
    [
      'defaults',
      '  mode tcp',
      '  timeout connect 2s',
      '  timeout check 2s',
      '  timeout client 30m',
      '  timeout server 30m',
      'listen primary',
      `  bind ${HERE}:${ROUTER_PORT}`,
      '  option httpchk OPTIONS /primary',
      '  http-check expect status 200',
      // Without the last, connections to a primary that is gone would hang until their time is out.
      '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
      ...servers,
      '',
    ].join('\n'),
  );
  return supervise(programs.haproxy, ['-db', '-f', settings], { log: openSync(join(folder, 'haproxy.log'), 'a') });
}
