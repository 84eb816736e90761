import { expect, it } from 'vitest';
import { complaintOf } from '#server/database/engine/embedded-problem.ts';

const STARTING = `2026-11-27 15:55:18.348 UTC [4890] FATAL:  the database system is starting up
2026-11-27 15:55:18.409 UTC [4898] FATAL:  the database system is not yet accepting connections
`;

it('an engine that did not start because its disk is full is said so, not that it was starting', () => {
  const full = `${STARTING}2026-11-27 15:55:18.509 UTC [4883] ERROR:  could not write blocks 21..21 in file "base/16384/1249": No space left on device
2026-11-27 15:55:18.509 UTC [4885] FATAL:  checkpoint request failed
`;
  expect(complaintOf(full)).toMatch(/^the disk of DATA_DIR is full\./);
  expect(complaintOf(`${STARTING}2026-11-27 15:55:18.509 UTC [4885] FATAL:  checkpoint request failed\n`)).toBe(
    'FATAL:  checkpoint request failed',
  );
  expect(complaintOf(STARTING)).toContain('starting up');
  expect(complaintOf('')).toBe('it said nothing.');
});

it.each([
  'FATAL:  could not create lock file "postmaster.pid": No space left on device',
  'ERROR:  could not extend file "base/5/1249": No space left on device',
  'PANIC:  could not write to file "pg_wal/xlogtemp.29": No space left on device',
  'initdb: error: could not create directory "/var/lib/frontdesk/postgres/base": No space left on device',
])('a full disk is whatever could not be written there: %s', (line) => {
  expect(complaintOf(`${STARTING}${line}\n`)).toMatch(/^the disk of DATA_DIR is full\./);
});

it.each([
  [
    'could not create semaphores: No space left on device',
    'DETAIL:  Failed system call was semget(5432001, 17, 03600).',
    'HINT:  This error does *not* mean that you have run out of disk space.  It occurs when either the system limit is reached.',
  ],
  [
    'could not resize shared memory segment "/PostgreSQL.2876" to 1048576 bytes: No space left on device',
    'CONTEXT:  of the file system /dev/shm',
    'HINT:  Raise it.',
  ],
])('what is no disk is not said to be one, and the hint is kept: %s', (line, detail, hint) => {
  const at = '2026-11-27 15:55:18.509 UTC [4885] ';
  expect(complaintOf(`${STARTING}${at}FATAL:  ${line}\n${at}${detail}\n${at}${hint}\n`)).toBe(
    `FATAL:  ${line} ${hint}`,
  );
});
