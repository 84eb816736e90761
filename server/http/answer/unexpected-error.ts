import type { Context } from 'hono';
import { sqlState } from '#server/database/engine/client.ts';
import { describeError, requestIdOf, type Log } from '#server/http/log.ts';
import { refuse } from './problem.ts';

/**
 * SQLSTATEs for a database that is temporarily unavailable, has no space or a disk that fails (58030), is a standby without
 * writes (25006), gave up after conflicts (all of class 40, 55P03), or ended a statement, a transaction or a session because it
 * took too long or because its operator said so (57014, 25P03, 25P04, 57P0.). Each time nothing was written.
 */
const AWAY = /^(08...|57P0.|57014|53...|58030|25006|25P0[34]|40...|55P03)$/;
/** What the driver says without a code; the last two to every statement on a connection that was lost, a rollback among them. */
const LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;
const UNREACHABLE = new Set([
  'EADDRNOTAVAIL',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETUNREACH',
  'ENFILE',
  'ENOSPC',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * The last resort: 400 where the client has gone in the middle of its request, 503 while the database is unavailable, otherwise 500. The cause goes to the log, never into the
 * response.
 */
export function answerUnexpected(log: Log) {
  return (error: Error, context: Context): Response => {
    // No fault of ours or of the database: nobody is there to read an answer, and nobody shall be woken.
    if (hasBrokenOff(error)) return refuse(context, { status: 400, message: 'The request broke off before its end.' });
    log.error('request failed', { id: requestIdOf(context), ...describeError(error) });
    if (!databaseIsAway(error)) return refuse(context, { status: 500, message: 'Something went wrong on the server.' });
    const message = 'The server is not ready. Please try again in a moment.';
    return refuse(context, { status: 503, message, retryAfterSeconds: 2 });
  };
}

/** What Node says of a client that has gone before all of its request was here; the database's own line says it otherwise. */
function hasBrokenOff(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

function databaseIsAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (AWAY.test(sqlState(error) ?? '')) return true;
  if ('code' in error && typeof error.code === 'string' && UNREACHABLE.has(error.code)) return true;
  if (LOST.test(error.message)) return true;
  return databaseIsAway(error.cause);
}
