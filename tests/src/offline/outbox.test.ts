import { describe, expect, it, vi } from 'vitest';
import { aHall } from './support/hall.ts';
import { aVisit } from './support/tab.ts';

const hall = aHall();
const names = () => [...hall.clinic.patients.values()].map(({ name }) => name);
const keysOf = (path: string) => hall.clinic.received.filter((one) => one.path.endsWith(path)).map(({ key }) => key);

describe('a visit while the server answers', () => {
  it('becomes one patient and one appointment that names the patient', async () => {
    const page = await hall.openTab();
    const { visitId, ticket } = await page.save(aVisit('Ada'));
    expect(ticket).toMatch(/^[2-9A-HJ-NP-Z]{4}-0001$/);
    expect(await page.firstAttempt(visitId)).toEqual({
      kind: 'accepted',
      ticket,
      slot: { appointmentId: 'appointment-1' },
    });
    expect(names()).toEqual(['Ada']);
    expect(hall.clinic.appointments.map(({ patientId }) => patientId)).toEqual(['patient-1']);
    expect(await page.rows()).toEqual([]);
  });

  it('sends exactly the bodies of the specification, with key and ticket beside them', async () => {
    const page = await hall.openTab();
    const visit = aVisit('Ada');
    const { visitId, ticket } = await page.save(visit);
    await page.firstAttempt(visitId);
    const [register, book] = hall.clinic.received;
    expect(register?.body).toEqual(visit.registration);
    expect(book?.body).toEqual({ patientId: 'patient-1', ...visit.booking });
    expect([register?.ticket, book?.ticket]).toEqual([ticket, ticket]);
    expect(new Set([register?.key, book?.key]).size).toBe(2);
  });

  it('is on the disk before anything is sent, and stays there until the answer', async () => {
    const page = await hall.openTab();
    const kept: number[] = [];
    hall.clinic.breakWith(() => {
      void page.rows().then((rows) => kept.push(rows.length));
      return undefined;
    });
    const { visitId } = await page.save(aVisit());
    await page.firstAttempt(visitId);
    expect(kept).toEqual([2, 2]);
  });

  it('gives every visit the next ticket of this device', async () => {
    const page = await hall.openTab();
    const tickets = [];
    for (let visit = 0; visit < 3; visit += 1) tickets.push((await page.save(aVisit())).ticket);
    expect(tickets.map((ticket) => ticket.slice(-4))).toEqual(['0001', '0002', '0003']);
    expect(new Set(tickets.map((ticket) => ticket.slice(0, 4))).size).toBe(1);
  });
});

describe('a visit while the server is out of reach', () => {
  it('stays urgent in the queue, and says so to our server when it is back', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    const { visitId } = await page.save({ ...aVisit('Ada'), urgent: true });
    expect((await page.firstAttempt(visitId)).kind).toBe('unanswered');
    await hall.clinic.comeBack();
    await page.until(visitId, 'accepted');
    expect([...hall.clinic.patients.values()].map(({ name, urgent }) => ({ name, urgent }))).toEqual([
      { name: 'Ada', urgent: true },
    ]);
  });

  it('is kept with a ticket, and sent once when the server is back', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    const { visitId, ticket } = await page.save(aVisit('Ada'));
    expect(await page.firstAttempt(visitId)).toEqual({ kind: 'unanswered', ticket });
    expect(await page.rows()).toHaveLength(2);
    await hall.clinic.comeBack();
    hall.browser.window.dispatchEvent(new Event('online'));
    await page.until(visitId, 'accepted');
    expect(names()).toEqual(['Ada']);
    expect(hall.clinic.appointments).toHaveLength(1);
    expect(hall.clinic.received.map((one) => one.ticket)).toEqual([ticket, ticket]);
  });

  it('is sent by itself, without any event, once the server answers again', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    const { visitId } = await page.save(aVisit());
    await page.firstAttempt(visitId);
    await hall.clinic.comeBack();
    await page.until(visitId, 'accepted');
    expect(hall.clinic.patients.size).toBe(1);
  });

  it('is sent by the page that is opened next, though its own was closed', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    const { visitId } = await page.save(aVisit('Ada'));
    await page.firstAttempt(visitId);
    page.close();
    await hall.clinic.comeBack();
    const next = await hall.openTab();
    next.startOutbox();
    await next.until(visitId, 'accepted');
    expect(names()).toEqual(['Ada']);
  });
});

describe('an answer that is lost', () => {
  it('after the server has committed leaves one patient and one appointment, under the same keys', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith((_, nth) => (nth === 1 || nth === 3 ? 'drop-after' : undefined));
    const { visitId } = await page.save(aVisit('Ada'));
    await page.until(visitId, 'accepted');
    expect(names()).toEqual(['Ada']);
    expect(hall.clinic.appointments).toHaveLength(1);
    expect(keysOf('register').length).toBeGreaterThan(1);
    expect(new Set(keysOf('register')).size).toBe(1);
    expect(keysOf('create-appointment').length).toBeGreaterThan(1);
    expect(new Set(keysOf('create-appointment')).size).toBe(1);
  });

  it('with the tab closed in mid-flight is asked for again by the next page, under the same key', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(() => 'hang');
    const arrived = hall.clinic.nextArrival();
    const { visitId } = await page.save(aVisit('Ada'));
    await arrived;
    page.close();
    hall.clinic.heal();
    const next = await hall.openTab();
    next.startOutbox();
    await next.until(visitId, 'accepted');
    expect(names()).toEqual(['Ada']);
    expect(new Set(keysOf('register')).size).toBe(1);
  });
});

describe('two tabs', () => {
  it('never send at the same time, nor anything twice', async () => {
    const [one, two] = [await hall.openTab(), await hall.openTab()];
    await hall.clinic.goDown();
    const visits = [];
    for (let visit = 0; visit < 10; visit += 1) {
      visits.push(await (visit % 2 ? one : two).save(aVisit()));
    }
    await hall.clinic.comeBack();
    hall.browser.window.dispatchEvent(new Event('online'));
    await Promise.all(visits.map(({ visitId }, index) => (index % 2 ? two : one).until(visitId, 'accepted')));
    expect(hall.clinic.mostFlying()).toBe(1);
    expect(hall.clinic.received).toHaveLength(20);
    expect(hall.clinic.patients.size).toBe(10);
    expect(new Set(visits.map(({ ticket }) => ticket)).size).toBe(10);
  });

  it('take turns: while one waits for an answer the other sends nothing', async () => {
    const [one, two] = [await hall.openTab(), await hall.openTab()];
    hall.clinic.breakWith((_, nth) => (nth === 1 ? 'hang' : undefined));
    const arrived = hall.clinic.nextArrival();
    const first = await one.save(aVisit());
    await arrived;
    const second = await two.save(aVisit());
    const outcome = two.firstAttempt(second.visitId);
    await vi.waitFor(() => expect(two.useConnectivity.getState().state).toBe('online'));
    await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
    expect(hall.clinic.received).toHaveLength(1);
    hall.clinic.release();
    expect((await outcome).kind).toBe('accepted');
    await Promise.all([one.until(first.visitId, 'accepted'), one.until(second.visitId, 'accepted')]);
    expect(hall.clinic.mostFlying()).toBe(1);
    expect(hall.clinic.received).toHaveLength(4);
  });

  it('see each other’s visits accepted, whichever of them sends', async () => {
    const [one, two] = [await hall.openTab(), await hall.openTab()];
    one.startOutbox();
    const { visitId, ticket } = await two.save(aVisit());
    expect(await two.firstAttempt(visitId)).toEqual({
      kind: 'accepted',
      ticket,
      slot: { appointmentId: 'appointment-1' },
    });
    await one.until(visitId, 'accepted');
  });

  it('go on when the one that sends is closed', async () => {
    const [one, two] = [await hall.openTab(), await hall.openTab()];
    one.startOutbox();
    two.startOutbox();
    await vi.waitFor(() => expect(one.useConnectivity.getState().state).toBe('online'));
    one.close();
    const { visitId } = await two.save(aVisit());
    expect((await two.firstAttempt(visitId)).kind).toBe('accepted');
  });
});

describe('the order', () => {
  it('is that of saving, though the device’s clock runs backwards', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    vi.useFakeTimers({ toFake: ['Date'] });
    const visits = [];
    for (let hour = 23; hour > 13; hour -= 1) {
      vi.setSystemTime(`2026-01-01T${hour}:00:00Z`);
      visits.push(await page.save(aVisit(`at ${hour}`)));
    }
    await hall.clinic.comeBack();
    hall.browser.window.dispatchEvent(new Event('online'));
    await Promise.all(visits.map(({ visitId }) => page.until(visitId, 'accepted')));
    expect(names()).toEqual(visits.map((_, index) => `at ${23 - index}`));
    expect(hall.clinic.received.map(({ path }) => path.endsWith('register'))).toEqual(
      visits.flatMap(() => [true, false]),
    );
  });
});

describe('signing out', () => {
  it('leaves everything that is not sent where it is', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(({ path }) => (path.includes('patients') ? { status: 503 } : { status: 200, body: {} }));
    const { visitId } = await page.save(aVisit());
    await page.firstAttempt(visitId);
    expect((await page.logOut('admin')).ok).toBe(true);
    expect(await page.rows()).toHaveLength(2);
  });
});
