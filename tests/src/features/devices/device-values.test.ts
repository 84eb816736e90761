import { expect, test } from 'vitest';
import type { DeviceView } from '#shared/contract/device/devices.ts';
import {
  beginningIn,
  bodyOf,
  changeOf,
  ofKind,
  takeTheirs,
  valuesOf,
} from '#src/features/devices/list/device-values.ts';

const device = (languages: string[]): DeviceView => ({
  _id: 'd',
  name: 'Hall',
  kind: 'display',
  prefix: 'H1',
  pairedAt: '',
  lastSeenAt: null,
  report: null,
  settings: { department: '', screen: '/frontdesk', idleSeconds: null, printsTickets: false, languages },
});

test('another name leaves a screen all its languages, in their order', () => {
  const values = { ...valuesOf(device(['hi', 'es', 'en'])), name: 'Hall, left' };
  expect(changeOf(values)).toMatchObject({ name: 'Hall, left', languages: ['hi', 'es', 'en'] });
  expect(bodyOf(values).languages).toEqual(['hi', 'es', 'en']);
});

test('a kiosk that begins in another language keeps its others; one that begins as the clinic does has none', () => {
  expect(beginningIn('ar', ['hi', 'ar'])).toEqual(['ar', 'hi']);
  expect(beginningIn('', ['hi', 'ar'])).toEqual([]);
});

test('languages that somebody else has set meanwhile stay, unless others were chosen here', () => {
  const start = valuesOf(device(['es']));
  const theirs = device(['de']);
  expect(takeTheirs(start, start, theirs).languages).toEqual(['de']);
  expect(takeTheirs({ ...start, languages: ['fr'] }, start, theirs).languages).toEqual(['fr']);
});

test('a kiosk does not begin in the languages that were ticked while it was to be a screen', () => {
  const screen = valuesOf(device(['hi', 'es']));
  expect(ofKind('kiosk', screen)).toEqual({ ...screen, kind: 'kiosk', languages: [] });
  expect(ofKind('display', screen).languages).toEqual(['hi', 'es']);
});
