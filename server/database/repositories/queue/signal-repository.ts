import { Client } from 'pg';
import type { Database } from '#server/database/engine/client.ts';

/**
 * Listens on a connection of its own, because one of the pool would come back to others still listening.
 * @param onLost the connection is gone, or there is no such thing on this engine
 * @returns how to stop; undefined when it cannot listen
 */
export async function openSignal(
  database: Database,
  channel: string,
  onSignal: () => void,
  onLost: () => void,
): Promise<(() => Promise<void>) | undefined> {
  const client = new Client({ ...(await database.address()), application_name: 'frontdesk-listen' });
  let stopped = false;
  const lose = () => {
    if (stopped) return;
    stopped = true;
    onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', onSignal);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch {
    lose();
    await client.end().catch(() => undefined);
    return undefined;
  }
  return async () => {
    stopped = true;
    await client.end().catch(() => undefined);
  };
}

/** Says that something has changed, without saying what; a failure is no loss, others look by themselves. */
export async function sendSignal({ pool }: Database, channel: string): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [channel, '']).catch(() => undefined);
}
