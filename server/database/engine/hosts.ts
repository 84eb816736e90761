import { Client, type ClientConfig } from 'pg';

const ADDRESS = /^(postgres(?:ql)?:\/\/)([^@/?]*@)?([^/?]*)(\/[^?]*)?(?:\?(.*))?$/;
/** A host that does not answer must not keep the others from being asked. */
const PATIENCE_MS = 3_000;

/**
 * Reads an address that may name several hosts, as libpq's may: `postgres://a:5432,b:5432/frontdesk`, or socket folders in
 * `?host=`. @returns one address for each, in their order
 */
export function addressesOf(databaseUrl: string): string[] {
  const [, scheme = '', user = '', hosts = '', path = '', query = ''] = ADDRESS.exec(databaseUrl) ?? [];
  const given = new URLSearchParams(query);
  // Always a host that accepts writes.
  given.delete('target_session_attrs');
  const listed = given.get('host')?.split(',') ?? [];
  if (listed.length < 2 && !hosts.includes(',')) return [databaseUrl];
  const ports = given.get('port')?.split(',') ?? [];
  const all = listed.length > 0 ? listed.map(() => hosts) : hosts.split(',');
  return all.map((host, n) => {
    const own = new URLSearchParams(given);
    if (listed[n] !== undefined) own.set('host', listed[n]);
    const port = ports[n] ?? ports[0];
    if (port !== undefined) own.set('port', port);
    const rest = own.size === 0 ? '' : `?${own.toString()}`;
    return `${scheme}${user}${host}${path}${rest}`;
  });
}

export type Hosts = {
  /** Where a new connection goes. */
  current(): ClientConfig;
  /** Looks for the host that accepts writes, if it is not known. */
  find(): Promise<void>;
  /** Something was wrong there: the next one looks anew. */
  forget(): void;
};

/** Keeps which of several hosts accepts writes; of one alone there is nothing to find out. */
export function createHosts(all: readonly ClientConfig[]): Hosts {
  let current = all[0] ?? {};
  let isKnown = all.length < 2;
  let looking: Promise<void> | undefined;

  /** The first one that accepts writes, otherwise the first that answers: it can still be read from. */
  async function look(): Promise<void> {
    const states = await Promise.all(all.map(accepts));
    const writable = states.indexOf('writes');
    const found = writable >= 0 ? writable : states.indexOf('reads');
    current = all[found] ?? current;
    isKnown = writable >= 0;
  }

  return {
    current: () => current,
    find: async () => {
      if (isKnown) return;
      looking ??= look().finally(() => (looking = undefined));
      await looking;
    },
    forget: () => {
      isKnown = all.length < 2;
    },
  };
}

async function accepts(config: ClientConfig): Promise<'writes' | 'reads' | undefined> {
  const client = new Client({ ...config, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    return rows[0]?.transaction_read_only === 'on' ? 'reads' : 'writes';
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
