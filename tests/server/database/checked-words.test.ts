import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORED_STATUSES } from '#shared/clinic/appointment-status.ts';
import { GENDERS } from '#shared/contract/visit/genders.ts';
import { OUTCOMES, STAGES_WITH_PLACE, VISIT_STAGES } from '#shared/clinic/visit-stage.ts';
import { DEVICE_KINDS } from '#shared/contract/device/devices.ts';
import { ROLE_NAMES } from '#shared/contract/staff/roles.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.drop());

const byName = (a: string, b: string) => a.localeCompare(b);

/** The words that the migrated database itself lets into a column. */
async function checkedWords(check: string): Promise<string[]> {
  const { rows } = await opened.database.pool.query<{ text: string }>(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
    [check],
  );
  return [...(rows[0]?.text ?? '').matchAll(/'([^']*)'/g)].map(([, word]) => word ?? '').toSorted(byName);
}

test.each([
  ['sessions_role', ROLE_NAMES],
  ['password_resets_role', ROLE_NAMES],
  ['devices_kind', DEVICE_KINDS],
  ['appointments_status', STORED_STATUSES],
  ['patients_gender', GENDERS],
  ['queue_entries_stage', VISIT_STAGES],
  ['queue_entries_place', STAGES_WITH_PLACE],
  ['queue_entries_times', ['in-room', ...OUTCOMES]],
])('the check %s lets in the words of its table and no other: else a migration is missing', async (check, words) => {
  expect(await checkedWords(check)).toEqual(words.toSorted(byName));
});
