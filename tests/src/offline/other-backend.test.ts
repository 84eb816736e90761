import { expect, it, vi } from 'vitest';
import { aHall } from './support/hall.ts';
import { aVisit } from './support/tab.ts';

const hall = aHall({ ours: false });

it('a backend with nothing but the specification’s calls gets exactly that, and its own patient id goes into the booking', async () => {
  const page = await hall.openTab();
  const visit = aVisit();
  const { visitId } = await page.save(visit);
  expect((await page.firstAttempt(visitId)).kind).toBe('accepted');
  expect(hall.clinic.received.map(({ ticket }) => ticket)).toEqual([undefined, undefined]);
  expect(hall.clinic.received.map(({ body }) => body)).toEqual([
    visit.registration,
    { patientId: 'patient-1', ...visit.booking },
  ]);
  expect(page.useConnectivity.getState().state).toBe('online');
});

it('is not told that a visit is urgent, since it knows no such field', async () => {
  const page = await hall.openTab();
  const visit = aVisit();
  const { visitId } = await page.save({ ...visit, urgent: true });
  expect((await page.firstAttempt(visitId)).kind).toBe('accepted');
  expect(hall.clinic.received[0]?.body).toEqual(visit.registration);
});

it('nothing is lost or stuck there, and only a lost answer is told twice', async () => {
  const page = await hall.openTab();
  hall.clinic.breakWith((_, nth) => (nth === 2 ? 'drop-before' : nth === 4 ? { status: 500 } : undefined));
  const visits = [await page.save(aVisit('A')), await page.save(aVisit('B')), await page.save(aVisit('C'))];
  await Promise.all(visits.map(({ visitId }) => page.until(visitId, 'accepted')));
  expect([...hall.clinic.patients.values()].map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(hall.clinic.appointments.map(({ patientId }) => patientId)).toEqual(['patient-1', 'patient-2', 'patient-3']);
});

it('a booking is only sent there when the patient’s id is on the disk', async () => {
  const page = await hall.openTab();
  const kept: string[][] = [];
  hall.clinic.breakWith(() => {
    void page.rows().then((rows) => kept.push(rows.map(({ type }) => type)));
    return undefined;
  });
  const { visitId } = await page.save(aVisit());
  await page.firstAttempt(visitId);
  expect(kept).toEqual([['register-patient', 'book-appointment'], ['book-appointment']]);
});

it('on another host it gets no header that a preflight could refuse', async () => {
  vi.stubEnv('VITE_API_BASE_URL', hall.clinic.url);
  vi.stubGlobal('location', new URL('http://kiosk.test/frontdesk'));
  const page = await hall.openTab();
  const { visitId } = await page.save(aVisit());
  expect((await page.firstAttempt(visitId)).kind).toBe('accepted');
  vi.unstubAllEnvs();
  expect(hall.clinic.received.map(({ key, ticket }) => [key, ticket])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
