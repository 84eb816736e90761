import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLINIC_DEFAULTS } from '#shared/contract/clinic/clinic-defaults.ts';
import { learnBackend } from '#src/platform/api/http/backend.ts';
import { keepDevice, type ThisDevice } from '#src/platform/device/device.ts';
import { reportScreen } from '#src/features/display/report-screen.ts';
import { spokenLanguages } from '#src/features/display/spoken-languages.ts';

const SCREEN: ThisDevice = {
  _id: 's',
  name: 'Hall',
  kind: 'display',
  prefix: 'H1',
  credential: 'secret',
  settings: { department: '', screen: '/frontdesk', idleSeconds: null, printsTickets: false, languages: [] },
};
const PIN = { salt: '', hash: '', iterations: 1 };

/** What an administrator has set at the server. */
const set: { clinics: readonly string[]; own: readonly string[] } = { clinics: ['en'], own: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('location', new URL('http://desk.test/display'));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
    const { pathname } = new URL(new Request(...request).url);
    const settings = { ...SCREEN.settings, languages: set.own, pin: PIN };
    return Response.json(
      pathname.endsWith('/clinic')
        ? { ...CLINIC_DEFAULTS, languages: set.clinics }
        : { device: { ...SCREEN, settings } },
    );
  });
  learnBackend('ours');
  keepDevice(SCREEN);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a screen that nobody reloads calls in the languages that have been set since, within a minute', async () => {
  const stop = reportScreen(() => 'held');
  expect(spokenLanguages()).toEqual(['en']);
  set.clinics = ['es', 'ar'];
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(spokenLanguages()).toEqual(['es', 'ar']));
  set.own = ['hi'];
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(spokenLanguages()).toEqual(['hi']));
  stop();
});
