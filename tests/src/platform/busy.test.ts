import { expect, it } from 'vitest';
import { markBusy, safeToUpdate } from '#src/platform/update/busy.ts';

it('a page may be reloaded only while nobody says otherwise', () => {
  expect(safeToUpdate()).toBe(true);
  const draft = markBusy('draft');
  const recording = markBusy('recording');
  const again = markBusy('draft');
  draft();
  draft();
  recording();
  expect(safeToUpdate()).toBe(false);
  again();
  expect(safeToUpdate()).toBe(true);
});
