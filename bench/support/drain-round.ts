import type { BrowserContext, Page } from '@playwright/test';
import { OUTBOX } from './outbox-page.ts';

type Bench = { readonly outbox: string; readonly pairs: number };

/** One round: the time of each submit, of the drain and of the raw loop of the same calls, in milliseconds. */
export type Round = { readonly durable: Durable; readonly drained: number; readonly raw: number };

/** Milliseconds of each submit until it was durable, and of a bare encryption and strict put beside each. */
export type Durable = { readonly submit: number[]; readonly bare: number[] };

/** Fills the queue while the network is cut, each visit when the attempt for the one before is over, as the page does. */
function fill(page: Page, bench: Bench): Promise<Durable> {
  return page.evaluate(async ({ outbox, pairs }) => {
    const { submit, firstAttempt } = await import(outbox);
    const { doctors } = JSON.parse(sessionStorage.getItem('doctors') ?? '{}');
    const doctorId = doctors[0]._id;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('bare');
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore('bare', { autoIncrement: true }),
      );
      request.addEventListener('success', () => resolve(request.result));
    });
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
    const timed = async (work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    const putBare = async (visit: object) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = new TextEncoder().encode(JSON.stringify(visit));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
      await new Promise<void>((resolve) => {
        const transaction = database.transaction('bare', 'readwrite', { durability: 'strict' });
        transaction.objectStore('bare').add({ iv, sealed });
        transaction.addEventListener('complete', () => resolve());
      });
    };
    const took: Durable = { submit: [], bare: [] };
    for (let pair = 0; pair < pairs; pair += 1) {
      const visit = {
        registration: { name: `Queue ${pair}`, age: 40, gender: 'other', phone: '', symptoms: ['fever'], doctorId },
        booking: { doctorId, date: new Date().toISOString(), status: 'scheduled' },
      };
      took.bare.push(await timed(() => putBare(visit)));
      let visitId = '';
      const save = async () => {
        const saved = await submit(visit);
        ({ visitId } = saved.value);
      };
      took.submit.push(await timed(save));
      await firstAttempt(visitId);
      Object.assign(globalThis, { lastVisit: visitId });
    }
    database.close();
    return took;
  }, bench);
}

/** Milliseconds from the network's return until the server has accepted the last visit. */
function drain(page: Page, bench: Bench): Promise<number> {
  return page.evaluate(async ({ outbox }) => {
    const { watchVisit } = await import(outbox);
    const visitId: unknown = Reflect.get(globalThis, 'lastVisit');
    const begun = performance.now();
    dispatchEvent(new Event('online'));
    await new Promise<void>((resolve) => {
      watchVisit(visitId, (state: string) => state === 'accepted' && resolve());
    });
    return performance.now() - begun;
  }, bench);
}

/** The lower limit: the same calls with the same headers, one after another, and nothing else. */
function rawLoop(page: Page, bench: Bench): Promise<number> {
  return page.evaluate(async ({ pairs }) => {
    const { doctors } = JSON.parse(sessionStorage.getItem('doctors') ?? '{}');
    const doctorId = doctors[0]._id;
    const post = async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    };
    const begun = performance.now();
    for (let pair = 0; pair < pairs; pair += 1) {
      const registration = { name: `Raw ${pair}`, age: 40, gender: 'other', phone: '', symptoms: ['fever'], doctorId };
      const { patient } = await post('/api/patients/register', registration);
      const date = new Date().toISOString();
      await post('/api/appointments/create-appointment', {
        patientId: patient._id,
        doctorId,
        date,
        status: 'scheduled',
      });
    }
    return performance.now() - begun;
  }, bench);
}

/** Fills the queue with that many visits offline and lets it send them, between two raw loops of the same calls. */
export async function drainRound(context: BrowserContext, page: Page, pairs: number): Promise<Round> {
  const bench = { outbox: OUTBOX, pairs };
  // Before and after, because other load on the machine comes and goes.
  const before = await rawLoop(page, bench);
  await context.setOffline(true);
  const durable = await fill(page, bench);
  await context.setOffline(false);
  const drained = await drain(page, bench);
  return { durable, drained, raw: (before + (await rawLoop(page, bench))) / 2 };
}
