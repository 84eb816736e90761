import { describe, expect, it } from 'vitest';
import { aHall } from '../support/hall.ts';
import { aVisit } from '../support/tab.ts';

const TIME = { startsAt: '2026-11-27T13:20:00.000Z', holdId: crypto.randomUUID(), ifTaken: 'ask-desk' } as const;

describe('a visit with a time', () => {
  const hall = aHall();

  it('goes with the time beside the four fields, and comes back with what the server said of it', async () => {
    const page = await hall.openTab();
    const visit = { ...aVisit('Ada'), slot: TIME };
    const { visitId, ticket } = await page.save(visit);
    const slot = { state: 'booked', startsAt: TIME.startsAt, appointmentId: 'appointment-1' };
    expect(await page.firstAttempt(visitId)).toEqual({ kind: 'accepted', ticket, slot });
    expect(hall.clinic.received[1]?.body).toEqual({ patientId: 'patient-1', ...visit.booking, slot: TIME });
  });

  it('keeps a wish over a time without a network, and hears later that the desk was asked', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    const { visitId } = await page.save({ ...aVisit('Ada'), slot: { wish: 'afternoon' } });
    expect((await page.firstAttempt(visitId)).kind).toBe('unanswered');
    await hall.clinic.comeBack();
    await page.until(visitId, 'accepted');
    expect(hall.clinic.appointments).toMatchObject([{ slot: { wish: 'afternoon' } }]);
    expect(await page.firstAttempt(visitId)).toMatchObject({ kind: 'accepted', slot: { state: 'asked' } });
  });

  it('whose time is changed after a refusal goes under a new key with the new time', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(({ path }) => (path.endsWith('create-appointment') ? { status: 422 } : undefined));
    const { visitId } = await page.save({ ...aVisit('Ada'), slot: TIME });
    expect((await page.firstAttempt(visitId)).kind).toBe('refused');
    hall.clinic.breakWith(() => undefined);
    const other = { ...TIME, startsAt: '2026-11-27T14:20:00.000Z' };
    await page.save({ ...aVisit('Ada'), slot: other }, visitId);
    expect(await page.firstAttempt(visitId)).toMatchObject({ kind: 'accepted', slot: { startsAt: other.startsAt } });
    const keys = hall.clinic.received.filter(({ path }) => path.endsWith('create-appointment')).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('is in a row that a build before it leaves alone', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    await page.save({ ...aVisit('Ada'), slot: TIME });
    expect((await page.rows()).every(({ version }) => version >= 2)).toBe(true);
  });
});

describe('a visit with a time on another backend', () => {
  const hall = aHall({ ours: false });

  it('goes with exactly the four fields', async () => {
    const page = await hall.openTab();
    const visit = { ...aVisit('Ada'), slot: TIME };
    const { visitId } = await page.save(visit);
    expect((await page.firstAttempt(visitId)).kind).toBe('accepted');
    const booked = hall.clinic.received.find(({ path }) => path.endsWith('create-appointment'));
    expect(booked?.body).toEqual({ patientId: 'patient-1', ...visit.booking });
  });
});
