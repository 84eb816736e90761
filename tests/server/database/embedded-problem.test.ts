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
