import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

const Registered = v.object({ patient: v.object({ _id: v.string() }) });
/** Longer than the server itself lets anything wait for a connection. */
const PATIENCE_MS = 30_000;
const DOCTORS = ['DOC001', 'DOC002', 'DOC003'];
const LOOKS = [
  '/api/search?search=load',
  '/api/queue/board',
  '/api/queue/now',
  '/api/adminDashboard/view-patients?limit=50',
  '/api/appointments/count',
  '/api/adminDashboard/statistics',
];

/** What was sent and what was said to it. */
export type Ledger = {
  /** The phone numbers of all who were told that they are registered, with their id. */
  readonly promised: Map<string, string>;
  /** Every status by kind of call; 0 where nothing came back. */
  readonly statuses: Map<string, number>;
  /** Refusals for later that did not say when. */
  withoutRetryAfter: number;
  readonly milliseconds: { readonly registered: number[]; readonly looked: number[] };
};

export const newLedger = (): Ledger => ({
  promised: new Map(),
  statuses: new Map(),
  withoutRetryAfter: 0,
  milliseconds: { registered: [], looked: [] },
});

export type Traffic = { readonly url: string; readonly cookie: string; readonly ledger: Ledger };

/** Logs the administrator in. */
export async function logIn(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/adminAuth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  if (answer.status !== 200 || cookie.length === 0) throw new Error(`The log-in answered ${answer.status}.`);
  return cookie.join('; ');
}

/** One call; only its first answer counts in the times, every answer in the statuses. */
async function ask(traffic: Traffic, kind: string, path: string, init: RequestInit): Promise<Response | undefined> {
  const { url, ledger } = traffic;
  const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  const status = answer?.status ?? 0;
  ledger.statuses.set(`${kind} ${status}`, (ledger.statuses.get(`${kind} ${status}`) ?? 0) + 1);
  const isForLater = status === 429 || status === 503;
  if (isForLater && answer?.headers.has('retry-after') !== true) ledger.withoutRetryAfter += 1;
  return answer;
}

/** A patient registers; what is refused for later is sent again under the same key, as a kiosk's queue does, until it is promised. */
export async function register(traffic: Traffic, n: number, stopped: AbortSignal): Promise<void> {
  const phone = `+43 660 ${String(1_000_000 + n)}`;
  const patient = { name: 'Load Patient', age: 20 + (n % 60), gender: 'other', phone, symptoms: ['fever'] };
  const body = JSON.stringify({ ...patient, doctorId: DOCTORS[n % DOCTORS.length] });
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  for (let tries = 0; ; tries += 1) {
    const began = performance.now();
    const answer = await ask(traffic, 'register', '/api/patients/register', { method: 'POST', headers, body });
    if (answer?.status === 201) {
      if (tries === 0) traffic.ledger.milliseconds.registered.push(performance.now() - began);
      const { patient: made } = v.parse(Registered, await answer.json());
      traffic.ledger.promised.set(phone, made._id);
      return;
    }
    await answer?.arrayBuffer().catch(() => undefined);
    if (stopped.aborted) return;
    await wait(Math.min(2_000, 200 * (tries + 1)) * (0.5 + Math.random()));
  }
}

/** Somebody of the staff looks at one of their screens. */
export async function look(traffic: Traffic, n: number): Promise<void> {
  const began = performance.now();
  const answer = await ask(traffic, 'look', LOOKS[n % LOOKS.length] ?? '', { headers: { cookie: traffic.cookie } });
  await answer?.arrayBuffer().catch(() => undefined);
  if (answer?.status === 200) traffic.ledger.milliseconds.looked.push(performance.now() - began);
}

/** A screen follows the board live for some time, and is then closed without a word, as a browser does. */
export async function watchBoard({ url, cookie, ledger }: Traffic, ms: number, stopped: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(Math.round(ms * (0.5 + Math.random())))]);
  const answer = await fetch(`${url}/api/queue/stream`, { headers: { cookie }, signal }).catch(() => undefined);
  if (answer === undefined) return;
  ledger.statuses.set(`screen ${answer.status}`, (ledger.statuses.get(`screen ${answer.status}`) ?? 0) + 1);
  // Read to the end, which is the moment at which it is closed.
  await answer.arrayBuffer().catch(() => undefined);
}

/** Runs `act` again and again in so many loops, each with a pause of that length around it, until it is told to stop. */
export async function loops(
  count: number,
  pauseMs: number,
  stopped: AbortSignal,
  act: () => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      // Not all at the same moment.
      await wait(Math.random() * pauseMs);
      while (!stopped.aborted) {
        await act();
        await wait(pauseMs * (0.5 + Math.random()));
      }
    }),
  );
}
