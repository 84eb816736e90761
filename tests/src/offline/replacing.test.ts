import { describe, expect, it } from 'vitest';
import { aHall } from './support/hall.ts';
import { aVisit } from './support/tab.ts';

const hall = aHall();
const names = () => [...hall.clinic.patients.values()].map(({ name }) => name);
const keys = () => new Set(hall.clinic.received.filter(({ path }) => path.endsWith('register')).map(({ key }) => key));

describe('submitting again', () => {
  it('with nothing changed sends the same key, at once', async () => {
    const page = await hall.openTab();
    const visit = aVisit('Ada');
    hall.clinic.breakWith(() => ({ status: 422 }));
    const first = await page.save(visit);
    await page.firstAttempt(first.visitId);
    hall.clinic.heal();
    const later = { ...visit, booking: { ...visit.booking, date: '2030-01-01T00:00:00.000Z' } };
    const again = await page.save(later, first.visitId);
    expect(again).toEqual({ ...first, registered: false });
    expect((await page.firstAttempt(again.visitId)).kind).toBe('accepted');
    expect(keys().size).toBe(1);
    expect(hall.clinic.appointments[0]?.['date']).toBe(visit.booking.date);
  });

  it('after a change replaces what was kept under the same ticket, with new keys', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(() => ({ status: 422 }));
    const first = await page.save(aVisit('Ada with a typo'));
    await page.firstAttempt(first.visitId);
    hall.clinic.heal();
    const again = await page.save(aVisit('Ada'), first.visitId);
    expect(again).toEqual({ ...first, registered: false });
    expect(await page.firstAttempt(again.visitId)).toEqual({
      kind: 'accepted',
      ticket: first.ticket,
      slot: { appointmentId: 'appointment-1' },
    });
    expect(names()).toEqual(['Ada']);
    expect(hall.clinic.appointments).toHaveLength(1);
    expect(keys().size).toBe(2);
    expect(await page.rows()).toEqual([]);
  });

  it('when the registration was accepted and only the booking refused changes only the booking', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(({ path }) => (path.includes('appointments') ? { status: 400 } : undefined));
    const first = await page.save(aVisit('Ada', 'doctor-1'));
    await page.firstAttempt(first.visitId);
    hall.clinic.heal();
    const again = await page.save(aVisit('Ada', 'doctor-2'), first.visitId);
    expect(again).toEqual({ ...first, registered: true });
    expect((await page.firstAttempt(again.visitId)).kind).toBe('accepted');
    expect(names()).toEqual(['Ada']);
    expect(hall.clinic.appointments).toMatchObject([{ patientId: 'patient-1', doctorId: 'doctor-2' }]);
  });

  it('when all of it was accepted meanwhile adds nothing and says so', async () => {
    const page = await hall.openTab();
    const first = await page.save(aVisit('Ada'));
    await page.until(first.visitId, 'accepted');
    const again = await page.save(aVisit('Ada with other words'), first.visitId);
    // Its code went to the server with the row.
    expect(again).toEqual({ ...first, checkInCode: undefined, registered: true });
    expect((await page.firstAttempt(again.visitId)).kind).toBe('accepted');
    expect(names()).toEqual(['Ada']);
  });

  it('while a request is in flight waits for its outcome', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith((_, nth) => (nth === 1 ? 'hang' : undefined));
    const arrived = hall.clinic.nextArrival();
    const first = await page.save(aVisit('Ada'));
    await arrived;
    const again = page.save(aVisit('Ada with other words'), first.visitId);
    hall.clinic.release();
    expect(await again).toEqual({ ...first, checkInCode: undefined, registered: true });
    await page.until(first.visitId, 'accepted');
    expect(names()).toEqual(['Ada']);
    expect(hall.clinic.appointments).toHaveLength(1);
  });

  it('of a visit this device does not know saves it as a new one', async () => {
    const page = await hall.openTab();
    const { visitId } = await page.save(aVisit('Ada'), 'unknown');
    expect((await page.firstAttempt(visitId)).kind).toBe('accepted');
    expect(names()).toEqual(['Ada']);
  });
});
