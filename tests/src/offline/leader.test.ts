import { afterEach, expect, it, vi } from 'vitest';
import { aHall } from './support/hall.ts';
import { aVisit, type Tab } from './support/tab.ts';

const hall = aHall();

afterEach(() => {
  vi.restoreAllMocks();
});

/** A page that was frozen with the lock in its hand: it holds it for ever and does nothing. */
function freezeAPageWithTheLock(): Promise<{ lost: Promise<unknown> }> {
  return new Promise((resolve) => {
    const lost = navigator.locks.request('frontdesk-outbox', () => {
      queueMicrotask(() => resolve({ lost: lost.catch((error: unknown) => error) }));
      return new Promise<void>(() => undefined);
    });
  });
}

/** Until what a beat has set off is done: it reads what is stored, or writes it. */
async function looked({ queueDatabase }: Tab): Promise<void> {
  const { counters, rows } = queueDatabase;
  for (let read = 0; read < 2; read += 1) {
    await rows.count();
    await counters.toArray();
  }
}

it('a frozen page that keeps the lock loses it after 30 s without a heartbeat', async () => {
  const frozen = await freezeAPageWithTheLock();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const page = await hall.openTab();
  const { visitId } = await page.save(aVisit());
  expect(await page.rows()).toHaveLength(2);
  const accepted = page.until(visitId, 'accepted');
  for (let beat = 0; beat < 5; beat += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    await looked(page);
  }
  await accepted;
  expect(await frozen.lost).toMatchObject({ name: 'AbortError' });
  expect(hall.clinic.patients.size).toBe(1);
});

it('a page that lives keeps the lock, however long the queue stands', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await hall.clinic.goDown();
  const [one, two] = [await hall.openTab(), await hall.openTab()];
  one.startOutbox();
  const { visitId } = await one.save(aVisit());
  await one.firstAttempt(visitId);
  two.startOutbox();
  const request = vi.spyOn(navigator.locks, 'request');
  for (let beat = 0; beat < 8; beat += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    await looked(one);
  }
  expect(request.mock.calls.filter(([, options]) => typeof options === 'object' && options.steal)).toEqual([]);
});

it('a page that goes out of sight lets a waiting one send', async () => {
  const [one, two] = [await hall.openTab(), await hall.openTab()];
  one.startOutbox();
  two.startOutbox();
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  const before = (await navigator.locks.query()).held?.[0];
  hall.browser.document.visibilityState = 'hidden';
  hall.browser.document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(async () => {
    const { held, pending } = await navigator.locks.query();
    expect([held?.length, pending?.length]).toEqual([1, 1]);
  });
  expect(before?.name).toBe('frontdesk-outbox');
  const { visitId } = await one.save(aVisit());
  expect((await one.firstAttempt(visitId)).kind).toBe('accepted');
});

it('in a browser without locks a lease keeps two pages from sending the same row', async () => {
  vi.stubGlobal('navigator', { storage: undefined });
  hall.clinic.breakWith((_, nth) => (nth === 1 ? 'hang' : undefined));
  const [one, two] = [await hall.openTab(), await hall.openTab()];
  const arrived = hall.clinic.nextArrival();
  const { visitId } = await one.save(aVisit());
  await arrived;
  two.startOutbox();
  hall.browser.window.dispatchEvent(new Event('focus'));
  const second = await two.save(aVisit());
  await two.until(second.visitId, 'accepted');
  hall.clinic.release();
  await one.until(visitId, 'accepted');
  expect(hall.clinic.received).toHaveLength(4);
});
