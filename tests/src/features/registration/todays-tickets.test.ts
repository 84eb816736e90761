import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const TICKET = {
  ticket: 'K7QX-0042',
  doctor: 'Dr. Sarah Johnson',
  department: 'Cardiology',
  code: '0123456789ABC',
  startsAt: '2026-11-26T14:20:00.000Z',
};
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that was just opened. */
async function open() {
  vi.resetModules();
  const page = await import('#src/features/registration/ticket/todays-tickets.ts');
  page.showTickets();
  return { ...page, shown: () => page.useTodaysTickets.getState().tickets.map(({ ticket }) => ticket) };
}

it('is found again after a reload, until it is removed', async () => {
  (await open()).keepTicket(TICKET);
  const next = await open();
  expect(next.shown()).toEqual(['K7QX-0042']);
  next.removeTicket('K7QX-0042');
  expect(next.shown()).toEqual([]);
  expect(stored.get('frontdesk-todays-tickets')).toBeUndefined();
});

it('has no word about the patient in it', async () => {
  (await open()).keepTicket(TICKET);
  const [kept] = JSON.parse(stored.get('frontdesk-todays-tickets') ?? '[]');
  expect(Object.keys(kept).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'at',
    'code',
    'department',
    'doctor',
    'startsAt',
    'ticket',
  ]);
});

it('is gone the next day, from the device, too', async () => {
  (await open()).keepTicket(TICKET);
  vi.setSystemTime(new Date('2026-11-27T10:00:00Z'));
  expect((await open()).shown()).toEqual([]);
  expect(stored.get('frontdesk-todays-tickets')).toBeUndefined();
});

it('is never kept on a paired device, and what stood there before its pairing goes', async () => {
  (await open()).keepTicket(TICKET);
  stored.set('frontdesk-device', JSON.stringify({ credential: 'c', kind: 'kiosk', settings: {} }));
  const kiosk = await open();
  expect(kiosk.shown()).toEqual([]);
  kiosk.keepTicket(TICKET);
  expect(stored.get('frontdesk-todays-tickets')).toBeUndefined();
});

it('is no ticket where something else stands in its place', async () => {
  stored.set('frontdesk-todays-tickets', '[{"ticket":1},null,"x"]');
  expect((await open()).shown()).toEqual([]);
});
