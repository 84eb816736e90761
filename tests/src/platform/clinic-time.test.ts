import { afterEach, expect, test } from 'vitest';
import { CLINIC_DEFAULTS } from '#shared/contract/clinic/clinic-defaults.ts';
import { clinicNow, rememberClinic } from '#src/platform/clinic/clinic.ts';
import { clinicDay, clinicHour, formatClinicTime } from '#src/platform/clinic/clinic-time.ts';

const inZone = (timeZone: string) =>
  rememberClinic({ ...CLINIC_DEFAULTS, languages: ['en'], reviewedLanguages: [], timeZone });
afterEach(() => inZone('UTC'));

test('before anybody has told, it is the browser’s own zone', () => {
  expect(clinicNow().timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(clinicNow().idleSeconds).toBe(60);
});

test('an instant is shown as clocks in the clinic show it', () => {
  inZone('Asia/Kolkata');
  expect(formatClinicTime('2026-03-05T20:04:00Z', 'date-time')).toBe('Mar 6, 2026, 01:34');
  inZone('America/Lima');
  expect(formatClinicTime('2026-03-05T04:04:00Z', 'date')).toBe('Mar 4, 2026');
  expect(formatClinicTime('2026-03-05T05:04:00Z', 'time')).toBe('00:04');
});

test('a day and an hour are the clinic’s', () => {
  inZone('Pacific/Auckland');
  expect(clinicDay('2026-03-05T12:00:00Z')).toBe('2026-03-06');
  expect(clinicHour('2026-03-05T12:00:00Z')).toBe(1);
  inZone('UTC');
  expect(clinicHour('2026-03-05T00:10:00Z')).toBe(0);
});

test('what is no instant is shown as nothing', () => {
  expect(formatClinicTime('soon', 'date')).toBeUndefined();
  expect(formatClinicTime(null, 'time')).toBeUndefined();
  expect(clinicDay(undefined)).toBeUndefined();
});

test('a zone that this browser does not know does not break the page', () => {
  inZone('Middle/Earth');
  expect(formatClinicTime('2026-03-05T12:00:00Z', 'time')).toMatch(/^\d\d:\d\d$/);
});
