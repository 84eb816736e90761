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

/** Why an engine did not start, out of its log. */
export function complaintOf(log: string): string {
  if (log.includes('No space left on device'))
    return 'the disk of DATA_DIR is full. Make room and start it again: what was acknowledged is not lost.';
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|ERROR|error|could not|HINT/.test(line));
  return (
    lines
      .filter((line) => !NOT_YET.test(line))
      .slice(0, 2)
      .join(' ')
      .replace(/^[\d\-:. ]+\w+ \[\d+\] /, '') ||
    log.trim().slice(-300) ||
    'it said nothing.'
  );
}
