import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { aHall } from './support/hall.ts';
import { aVisit } from './support/tab.ts';

const hall = aHall();
const names = () => [...hall.clinic.patients.values()].map(({ name }) => name);
const isOf = (name: string) => (one: { body: Record<string, unknown> }) => one.body['name'] === name;

describe('a registration the server will never take', () => {
  it('is kept for a person with its booking behind it, and is not sent again by itself', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith((one) =>
      isOf('Poison')(one) ? { status: 422, body: { message: 'No such age.' } } : undefined,
    );
    const { visitId, ticket } = await page.save(aVisit('Poison'));
    expect(await page.firstAttempt(visitId)).toEqual({
      kind: 'refused',
      status: 422,
      message: 'No such age.',
      registered: false,
      ticket,
    });
    const other = await page.save(aVisit('Next'));
    expect((await page.firstAttempt(other.visitId)).kind).toBe('accepted');
    hall.browser.window.dispatchEvent(new Event('focus'));
    const third = await page.save(aVisit('Third'));
    await page.until(third.visitId, 'accepted');
    expect(hall.clinic.received.filter(isOf('Poison'))).toHaveLength(1);
    expect((await page.rows()).map(({ state, lastReason, lastStatus }) => [state, lastReason, lastStatus])).toEqual([
      ['needs-attention', 'refused', 422],
      ['blocked', 'parent', undefined],
    ]);
  });

  it('holds up nobody who comes after it in the queue', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    hall.clinic.breakWith((one) => (isOf('Poison')(one) ? { status: 400 } : undefined));
    await page.save(aVisit('Poison'));
    const others = [await page.save(aVisit('A')), await page.save(aVisit('B'))];
    await hall.clinic.comeBack();
    hall.browser.window.dispatchEvent(new Event('online'));
    await Promise.all(others.map(({ visitId }) => page.until(visitId, 'accepted')));
    expect(names()).toEqual(['A', 'B']);
  });

  it('is counted where everybody can see it', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(() => ({ status: 422 }));
    const { visitId } = await page.save(aVisit());
    await page.until(visitId, 'refused');
    await new Promise<void>((resolve) => {
      const stop = page.useOutbox.subscribe(({ needsAttention, waiting }) => {
        if (needsAttention !== 1 || waiting !== 0) return;
        stop();
        resolve();
      });
    });
  });

  it('is also one whose answer never has a patient in it', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(() => ({ status: 200, body: { done: true } }));
    const { visitId } = await page.save(aVisit());
    expect(await page.firstAttempt(visitId)).toMatchObject({ kind: 'unanswered' });
    await page.until(visitId, 'refused');
    expect((await page.rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['needs-attention', 5],
      ['blocked', 0],
    ]);
  });
});

describe('a booking that is refused', () => {
  it('says that the patient is registered, and keeps only the booking', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(({ path }) => (path.includes('appointments') ? { status: 400 } : undefined));
    const { visitId } = await page.save(aVisit());
    expect(await page.firstAttempt(visitId)).toMatchObject({ kind: 'refused', status: 400, registered: true });
    expect((await page.rows()).map(({ type }) => type)).toEqual(['book-appointment']);
  });
});

describe('a server that was set back to a day before the patient came', () => {
  it('gets the registration again under its key, and the booking for the patient it makes of it', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(({ path }) => (path.includes('appointments') ? { status: 503 } : undefined));
    const { visitId } = await page.save(aVisit('Set Back'));
    expect(await page.firstAttempt(visitId)).toMatchObject({ kind: 'refused', status: 503, registered: true });
    hall.clinic.forget();
    hall.clinic.heal();
    hall.browser.window.dispatchEvent(new Event('focus'));
    await page.until(visitId, 'accepted');
    expect([...hall.clinic.patients.keys()]).toEqual(['patient-2']);
    expect(hall.clinic.appointments.map(({ patientId }) => patientId)).toEqual(['patient-2']);
    expect(new Set(hall.clinic.received.filter(isOf('Set Back')).map(({ key }) => key)).size).toBe(1);
  });

  it('that knows the patient and refuses the booking all the same is believed, and staff can see whose it was', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(({ path }) => (path.includes('appointments') ? { status: 503 } : undefined));
    const { visitId } = await page.save(aVisit('Known Here'));
    await page.firstAttempt(visitId);
    hall.clinic.breakWith(({ path }) => (path.includes('appointments') ? { status: 404 } : undefined));
    hall.browser.window.dispatchEvent(new Event('focus'));
    await page.until(visitId, 'refused');
    expect(hall.clinic.patients.size).toBe(1);
    const { openVisit } = await import('#src/offline/outbox/unsent.ts');
    const [booking] = await openVisit(visitId);
    expect(booking?.registration?.command).toMatchObject({ registration: { name: 'Known Here' } });
  });
});

describe('a server that asks for a sign-in', () => {
  it('pauses the row, drops nothing, and the next page tries again', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(() => ({ status: 401 }));
    const { visitId } = await page.save(aVisit());
    expect(await page.firstAttempt(visitId)).toMatchObject({ kind: 'refused', status: 401 });
    expect((await page.rows()).map(({ state }) => state)).toEqual(['paused', 'waiting']);
    page.close();
    hall.clinic.heal();
    const next = await hall.openTab();
    next.startOutbox();
    await next.until(visitId, 'accepted');
  });

  it('gets the row at once when somebody has logged in', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(() => ({ status: 401 }));
    const { visitId } = await page.save(aVisit());
    expect(await page.firstAttempt(visitId)).toMatchObject({ kind: 'refused', status: 401 });
    hall.clinic.heal();
    await page.resumePaused();
    await page.until(visitId, 'accepted');
  });
});

describe('an answer that is not the server’s, or not all of it', () => {
  const json = { 'content-type': 'application/json' };
  const html = { 'content-type': 'text/html' };
  const page = '<!doctype html><title>Sign in</title>';
  it.each<[string, (response: ServerResponse, answer: string) => void]>([
    ['JSON cut off', (response, answer) => response.writeHead(201, json).end(answer.slice(0, answer.length / 2))],
    [
      'a body the connection breaks in',
      (response, answer) =>
        response.writeHead(201, { ...json, 'content-length': 999 }).write(answer, () => response.destroy()),
    ],
    ['nothing (204)', (response) => response.writeHead(204).end()],
    ['a portal’s page', (response) => response.writeHead(200, html).end(page)],
    ['a way to a sign-in page', (response) => response.writeHead(301, { location: '/login' }).end()],
    ['a way that would take the patient along', (response) => response.writeHead(307, { location: '/login' }).end()],
    ['a gateway’s page (404)', (response) => response.writeHead(404, html).end(page)],
    ['a gateway’s page (405)', (response) => response.writeHead(405, html).end(page)],
    [
      'a gateway’s line (404)',
      (response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found'),
    ],
    ['a gateway’s page (502)', (response) => response.writeHead(502, html).end(page)],
    ['499', (response) => response.writeHead(499).end()],
    [
      '429 until a moment long ago',
      (response) => response.writeHead(429, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }).end(),
    ],
    ['429 for a negative time', (response) => response.writeHead(429, { 'retry-after': '-5' }).end()],
  ])('%s: is asked for again, and there is one patient with one appointment', async (_, instead) => {
    const tab = await hall.openTab();
    hall.clinic.breakWith((__, nth) => (nth === 1 ? { instead } : undefined));
    const { visitId } = await tab.save(aVisit('Ada'));
    await tab.until(visitId, 'accepted');
    expect(names()).toEqual(['Ada']);
    expect(hall.clinic.appointments).toHaveLength(1);
    expect(new Set(hall.clinic.received.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a server in trouble', () => {
  it.each([408, 409, 425, 429, 500, 502, 503])('that answers %i is told again until it accepts', async (status) => {
    const page = await hall.openTab();
    hall.clinic.breakWith((_, nth) => (nth === 1 ? { status } : undefined));
    const { visitId } = await page.save(aVisit());
    expect(await page.firstAttempt(visitId)).toMatchObject({ kind: 'refused', status });
    await page.until(visitId, 'accepted');
    expect(hall.clinic.patients.size).toBe(1);
  });

  it('with one patient only lets the others through', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith((one) => (isOf('Unlucky')(one) ? { status: 500 } : undefined));
    const unlucky = await page.save(aVisit('Unlucky'));
    const lucky = await page.save(aVisit('Lucky'));
    await page.until(lucky.visitId, 'accepted');
    expect(names()).toEqual(['Lucky']);
    hall.clinic.heal();
    hall.browser.window.dispatchEvent(new Event('focus'));
    await page.until(unlucky.visitId, 'accepted');
  });

  it('that drops one patient’s connection every time lets the others through', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith((one) => (isOf('Unlucky')(one) ? 'drop-before' : undefined));
    await page.save(aVisit('Unlucky'));
    const lucky = await page.save(aVisit('Lucky'));
    await page.until(lucky.visitId, 'accepted');
    expect(names()).toEqual(['Lucky']);
  });

  it('that asks to be left alone is left alone for that long', async () => {
    const page = await hall.openTab();
    const times: number[] = [];
    hall.clinic.breakWith((_, nth) => {
      times.push(performance.now());
      return nth === 1 ? { status: 503, headers: { 'retry-after': '1' } } : undefined;
    });
    const { visitId } = await page.save(aVisit());
    await page.firstAttempt(visitId);
    hall.browser.window.dispatchEvent(new Event('focus'));
    await page.until(visitId, 'accepted');
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(999);
  });
});
