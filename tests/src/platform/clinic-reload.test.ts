import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLINIC_DEFAULTS } from '#shared/contract/clinic/clinic-defaults.ts';
import { learnBackend } from '#src/platform/api/http/backend.ts';
import { clinicNow, loadClinic } from '#src/platform/clinic/clinic.ts';
import { markBusy, safeToUpdate } from '#src/platform/update/busy.ts';

/** Answers the next request for the settings. */
let give: (name: string) => void;

beforeEach(() => {
  learnBackend('ours');
  vi.stubGlobal('location', new URL('https://clinic.test/frontdesk'));
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        give = (name) => resolve(Response.json({ ...CLINIC_DEFAULTS, reviewedLanguages: [], timeZone: 'UTC', name }));
      }),
  );
});

afterEach(() => vi.unstubAllGlobals());

test('settings that come after somebody has begun at the kiosk wait for the next time', async () => {
  const before = clinicNow().name;
  give = () => undefined;
  const first = loadClinic(safeToUpdate);
  const asked = give;
  await vi.waitFor(() => expect(give).not.toBe(asked));
  const leave = markBusy('draft');
  give('Harbour Clinic');
  await first;
  expect(clinicNow().name).toBe(before);
  leave();

  const waiting = give;
  const second = loadClinic(safeToUpdate);
  await vi.waitFor(() => expect(give).not.toBe(waiting));
  give('Harbour Clinic');
  await second;
  expect(clinicNow().name).toBe('Harbour Clinic');
});
