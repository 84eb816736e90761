import { expect, it } from 'vitest';
import { aHall } from '../support/hall.ts';
import { aVisit } from '../support/tab.ts';

const hall = aHall();
const asked = () => hall.clinic.received.filter(({ path }) => path.endsWith('ticket-message'));

it('is asked for once the booking that waits is on the server, also by a page that opens later', async () => {
  const before = await hall.openTab();
  await hall.clinic.goDown();
  const { visitId, checkInCode } = await before.save(aVisit('Ada'));
  expect((await before.firstAttempt(visitId)).kind).toBe('unanswered');
  expect(await before.wantTicketOnPhone(visitId)).toBe(true);
  before.close();
  await hall.clinic.comeBack();
  const later = await hall.openTab();
  later.startOutbox();
  await later.until(visitId, 'accepted');
  expect(asked().map(({ body }) => body)).toEqual([{ appointmentId: 'appointment-1', code: checkInCode }]);
});

it('that nobody pressed for is not asked for', async () => {
  const page = await hall.openTab();
  const { visitId } = await page.save(aVisit('Ada'));
  await page.until(visitId, 'accepted');
  expect(asked()).toEqual([]);
  expect(await page.wantTicketOnPhone(visitId)).toBe(false);
});

it('is asked for again with its booking when there was no answer, and the visit is booked once', async () => {
  const page = await hall.openTab();
  await hall.clinic.goDown();
  const { visitId } = await page.save(aVisit('Ada'));
  await page.firstAttempt(visitId);
  await page.wantTicketOnPhone(visitId);
  let drops = 1;
  hall.clinic.breakWith(({ path }) => (path.endsWith('ticket-message') && drops-- > 0 ? 'drop-before' : undefined));
  await hall.clinic.comeBack();
  await page.until(visitId, 'accepted');
  expect(asked()).toHaveLength(2);
  expect(hall.clinic.appointments).toHaveLength(1);
});

it('that the server refuses costs the visit nothing', async () => {
  const page = await hall.openTab();
  await hall.clinic.goDown();
  const { visitId } = await page.save(aVisit('Ada'));
  await page.firstAttempt(visitId);
  await page.wantTicketOnPhone(visitId);
  hall.clinic.breakWith(({ path }) => (path.endsWith('ticket-message') ? { status: 429 } : undefined));
  await hall.clinic.comeBack();
  await page.until(visitId, 'accepted');
  expect(hall.clinic.appointments).toHaveLength(1);
});
