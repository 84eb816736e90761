import { afterEach, expect, it, vi } from 'vitest';
import { aHall } from './support/hall.ts';
import { aVisit } from './support/tab.ts';

const hall = aHall();

afterEach(() => {
  vi.restoreAllMocks();
});

it('a visit that is being sent says so to everybody, though nothing is written in its rows', async () => {
  hall.clinic.breakWith((_, nth) => (nth === 1 ? 'hang' : undefined));
  const page = await hall.openTab();
  const arrived = hall.clinic.nextArrival();
  const { visitId, ticket } = await page.save(aVisit());
  await arrived;
  const { unsentVisits, discardVisit } = await import('#src/offline/outbox/unsent.ts');
  expect(await page.rows()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  expect(await unsentVisits()).toMatchObject([{ visitId, state: 'sending' }]);
  expect(await discardVisit(visitId, ticket)).toBe(false);
  await vi.waitFor(() => expect(page.useOutbox.getState()).toMatchObject({ waiting: 0, sending: 1 }));
  hall.clinic.release();
  await page.until(visitId, 'accepted');
  await vi.waitFor(() => expect(page.useOutbox.getState()).toMatchObject({ waiting: 0, sending: 0 }));
  expect(hall.clinic.patients.size).toBe(1);
});

it('rows that an earlier build has marked in themselves are sent by the next page', async () => {
  const page = await hall.openTab();
  await hall.clinic.goDown();
  const { visitId } = await page.save(aVisit());
  await page.firstAttempt(visitId);
  page.close();
  await page.queueDatabase.open();
  await page.queueDatabase.rows.toCollection().modify({ state: 'sending' });
  await hall.clinic.comeBack();
  const next = await hall.openTab();
  next.startOutbox();
  await next.until(visitId, 'accepted');
  expect([hall.clinic.patients.size, hall.clinic.appointments.length]).toEqual([1, 1]);
});

it('an answer that takes longer than an attempt may is asked for again under the same key, and the work done once', async () => {
  const late: AbortController[] = [];
  const real = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== 15_000) return real(ms);
    const limit = new AbortController();
    late.push(limit);
    return limit.signal;
  });
  const page = await hall.openTab();
  hall.clinic.breakWith((_, nth) => (nth === 1 ? 'hang' : undefined));
  const arrived = hall.clinic.nextArrival();
  const { visitId } = await page.save(aVisit());
  await arrived;
  for (const limit of late.splice(0)) limit.abort(new DOMException('late', 'TimeoutError'));
  // The server goes on with what nobody waits for any more.
  hall.clinic.release();
  await page.until(visitId, 'accepted');
  const registrations = hall.clinic.received.filter(({ path }) => path === '/api/patients/register');
  expect(registrations.length).toBeGreaterThan(1);
  expect(new Set(registrations.map(({ key }) => key)).size).toBe(1);
  expect([hall.clinic.patients.size, hall.clinic.appointments.length]).toEqual([1, 1]);
});

it('what is accepted out of order goes, and what lies between it stays', async () => {
  const page = await hall.openTab();
  await hall.clinic.goDown();
  const saved = [await page.save(aVisit())];
  for (let visit = 1; visit < 4; visit += 1) saved.push(await page.save(aVisit()));
  await page.firstAttempt(saved[0]?.visitId ?? '');
  const { settleAccepted } = await import('#src/offline/queue/settle.ts');
  const { courier } = await import('#src/offline/visits/courier.ts');
  const rows = await page.rows();
  const accepted = [0, 3, 2].flatMap((visit) =>
    rows
      .filter(({ visitId }) => visitId === saved[visit]?.visitId)
      .map((row) => ({ row, patientId: row.dependsOn === undefined ? `patient-${visit}` : undefined })),
  );
  await settleAccepted(accepted, courier);
  expect((await page.rows()).map(({ visitId }) => visitId)).toEqual([saved[1]?.visitId, saved[1]?.visitId]);
});
