/** Why the embedded PostgreSQL cannot run; `message` is a plain sentence for whoever started the server. */
export type EmbeddedProblem = {
  readonly kind:
    | 'no-binary'
    | 'not-loadable'
    | 'no-identity'
    | 'in-use'
    | 'wrong-version'
    | 'not-started'
    | 'locked-out';
  readonly message: string;
};

/** The advice at the end of every such message. */
export const USE_DATABASE_URL = 'Set DATABASE_URL to a PostgreSQL server instead.';

/** What an engine that is only starting says to whoever asks it: no reason why it did not. */
const NOT_YET = /the database system is (starting up|not yet accepting|in recovery|shutting down)/;

/** Only of a file: for semaphores and shared memory, too, it says that no space is left on a device, and means no disk. */
const DISK_FULL = /^(?!.*(semaphore|shared memory)).*\b(file|directory)\b.*: No space left on device/m;
const PREFIX = /^[\d\-:. ]+\w+ \[\d+\] /;

/** Why an engine did not start, out of its log. */
export function complaintOf(log: string): string {
  if (DISK_FULL.test(log))
    return 'the disk of DATA_DIR is full. Make room and start it again: what was acknowledged is not lost.';
  const lines = log
    .split('\n')
    .filter((line) => !NOT_YET.test(line))
    .map((line) => line.replace(PREFIX, ''));
  const complaints = lines.filter((line) => /FATAL|PANIC|ERROR|error|could not/.test(line) && !line.startsWith('HINT'));
  const hints = lines.filter((line) => line.startsWith('HINT'));
  return [...complaints.slice(0, 2), ...hints.slice(0, 1)].join(' ') || log.trim().slice(-300) || 'it said nothing.';
}
