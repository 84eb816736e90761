import { expect, it, vi } from 'vitest';
import { aHall } from './support/hall.ts';
import { aVisit } from './support/tab.ts';

const hall = aHall();

it('is not known before anything was asked, then what a probe found', async () => {
  const page = await hall.openTab();
  expect(page.useConnectivity.getState().state).toBe('unverified');
  page.startOutbox();
  await vi.waitFor(() => expect(page.useConnectivity.getState().state).toBe('online'));
});

it('follows the outcome of real calls, whatever navigator.onLine says', async () => {
  const page = await hall.openTab();
  page.startOutbox();
  await vi.waitFor(() => expect(page.useConnectivity.getState().state).toBe('online'));
  await hall.clinic.goDown();
  const { visitId } = await page.save(aVisit());
  await page.firstAttempt(visitId);
  expect(page.useConnectivity.getState().state).toBe('offline');
  await hall.clinic.comeBack();
  await page.until(visitId, 'accepted');
  expect(page.useConnectivity.getState().state).toBe('online');
});

it('takes the browser’s word only as a hint to look', async () => {
  const page = await hall.openTab();
  page.startOutbox();
  await vi.waitFor(() => expect(page.useConnectivity.getState().state).toBe('online'));
  hall.browser.window.dispatchEvent(new Event('offline'));
  expect(page.useConnectivity.getState().state).toBe('unverified');
  await vi.waitFor(() => expect(page.useConnectivity.getState().state).toBe('online'));
});

it('does not take an answer for new that was asked for before the browser saw the network go', async () => {
  const page = await hall.openTab();
  const probe = hall.clinic.nextProbe();
  page.startOutbox();
  await probe;
  hall.browser.window.dispatchEvent(new Event('offline'));
  await vi.waitFor(() => expect(hall.clinic.probes()).toBe(2));
  await vi.waitFor(() => expect(page.useConnectivity.getState().state).toBe('online'));
});

it('a gateway without a server behind it is neither a server nor another backend', async () => {
  hall.clinic.hideBehindGateway(true);
  const page = await hall.openTab();
  const { visitId, ticket } = await page.save(aVisit());
  expect((await page.firstAttempt(visitId)).kind).toBe('unanswered');
  expect((await page.rows()).map(({ state, lastReason }) => [state, lastReason])).toEqual([
    ['waiting', 'no-answer'],
    ['waiting', undefined],
  ]);
  hall.clinic.hideBehindGateway(false);
  hall.browser.window.dispatchEvent(new Event('focus'));
  await page.until(visitId, 'accepted');
  expect(hall.clinic.received.map((one) => one.ticket)).toEqual([ticket, ticket]);
});

it('is asked for by pages in sight only', async () => {
  const { document } = hall.browser;
  document.visibilityState = 'hidden';
  const page = await hall.openTab();
  page.startOutbox();
  hall.browser.window.dispatchEvent(new Event('online'));
  expect(page.useConnectivity.getState().state).toBe('unverified');
  expect(hall.clinic.probes()).toBe(0);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(page.useConnectivity.getState().state).toBe('online'));
  expect(hall.clinic.probes()).toBe(1);
});
