import { existsSync } from 'node:fs';
import { findPostgres15 } from '../../tools/gates/find-postgres.ts';
import { installPackage, isDebianRoot } from '../../tools/gates/debian.ts';

/** Full paths, and the folder of PostgreSQL's programs. */
export type ClusterPrograms = Readonly<Record<'etcd' | 'patroni' | 'haproxy' | 'ip' | 'setpriv' | 'postgres', string>>;

/** Debian's package of each, and where it puts the program. */
const PACKAGES = {
  etcd: ['etcd-server', '/usr/bin/etcd'],
  patroni: ['patroni', '/usr/bin/patroni'],
  haproxy: ['haproxy', '/usr/sbin/haproxy'],
  ip: ['iproute2', '/usr/sbin/ip'],
  setpriv: ['util-linux', '/usr/bin/setpriv'],
} as const;

/** @returns what a cluster is made of, fetched where it can be; or one sentence that says why there can be none */
export function clusterPrograms(): ClusterPrograms | string {
  if (!isDebianRoot()) return 'A cluster needs root on Debian: nodes get network namespaces of their own.';
  for (const [name, path] of Object.values(PACKAGES)) if (!existsSync(path)) installPackage(name);
  const missing = Object.values(PACKAGES).filter(([, path]) => !existsSync(path));
  if (missing.length > 0) return `Debian's packages could not be had: ${missing.map(([name]) => name).join(', ')}.`;
  const postgres = findPostgres15();
  if (postgres === undefined) return "Debian's package postgresql-15 could not be had.";
  const { etcd, patroni, haproxy, ip, setpriv } = PACKAGES;
  return { etcd: etcd[1], patroni: patroni[1], haproxy: haproxy[1], ip: ip[1], setpriv: setpriv[1], postgres };
}
