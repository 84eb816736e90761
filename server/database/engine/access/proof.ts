import { EventEmitter } from 'node:events';
import type { Client } from 'pg';

/**
 * Ends a connection whose server lets us in without proving by SCRAM that it knows our password, too, or asks for the password
 * itself: it is not our engine, whoever put it at our engine's place.
 * @param client not connected yet
 */
export function demandProof(client: Client): void {
  const wire: unknown = Reflect.get(client, 'connection');
  if (!(wire instanceof EventEmitter)) throw new Error('The driver has no connection to watch.');
  let proven = false;
  const refuse = () => {
    const stream: unknown = Reflect.get(wire, 'stream');
    if (isStream(stream)) stream.destroy(new Error('The database did not prove that it is ours.'));
  };
  // The driver itself refuses a proof that is wrong.
  wire.once('authenticationSASLFinal', () => (proven = true));
  wire.once('authenticationOk', () => {
    if (!proven) refuse();
  });
  wire.once('authenticationCleartextPassword', refuse);
  wire.once('authenticationMD5Password', refuse);
}

function isStream(value: unknown): value is { destroy(error: Error): void } {
  return typeof value === 'object' && value !== null && 'destroy' in value && typeof value.destroy === 'function';
}
