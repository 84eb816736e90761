import { EventEmitter } from 'node:events';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { demandProof } from './access/proof.ts';
import type { Hosts } from './hosts.ts';
import { NO_SPACE, noteNoSpace } from './no-space.ts';

const READ_ONLY = '25006';
const STATEMENT_TIMEOUT_MS = 60_000;

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/**
 * A pool whose connections go to the host that accepts writes. A connection that was told that its server only reads is of
 * no use any more, nor are those made before it: that server has become a standby.
 */
export function createPool(
  hosts: Hosts,
  {
    mustProve,
    ...options
  }: PoolConfig & { /** The server has to prove that it is ours. */ readonly mustProve: boolean },
): Pool {
  let generation = 0;
  const madeIn = new WeakMap<PoolClient, number>();

  class ClientOfHosts extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, ...hosts.current() });
      if (mustProve) demandProof(this);
    }
  }
  const pool = new Pool({
    ...hosts.current(),
    ...options,
    Client: ClientOfHosts,
    // As a statement, because a pooler such as pgbouncer refuses it as a parameter of the start.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
    },
  });
  pool.on('connect', (client) => {
    // Without a listener a connection that is lost between two statements of a transaction would end the process.
    client.on('error', () => undefined);
    madeIn.set(client, generation);
    const wire: unknown = Reflect.get(client, 'connection');
    if (!(wire instanceof EventEmitter)) return;
    wire.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === NO_SPACE) noteNoSpace(pool);
      if (code !== READ_ONLY || madeIn.get(client) !== generation) return;
      generation += 1;
      hosts.forget();
    });
  });

  const connectOnce = pool.connect.bind(pool);
  async function connect(): Promise<PoolClient> {
    for (;;) {
      await hosts.find();
      const client = await connectOnce().catch((error: unknown) => {
        hosts.forget();
        throw error;
      });
      if (madeIn.get(client) === generation) return client;
      client.release(true);
    }
  }
  return Object.assign(pool, {
    connect: (callback?: Connected) =>
      callback === undefined
        ? connect()
        : void connect().then(
            (client) => callback(undefined, client, client.release.bind(client)),
            (error: Error) => callback(error, undefined, () => undefined),
          ),
  });
}
