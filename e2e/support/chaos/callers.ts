import { randomUUID } from 'node:crypto';

/** What a caller was told, and by that may rely on. */
export type Promised = {
  readonly patientId: string;
  /** Undefined: refused, and nothing is booked. */
  readonly appointmentId: string | undefined;
  /** Undefined: asked for, the desk gives one. */
  readonly startsAt: string | undefined;
};
export type Callers = {
  readonly promised: readonly Promised[];
  /** Answers that nobody may get: a 500, a refusal without Retry-After. */
  readonly wrong: readonly string[];
  /** Holds whose holder went away. */
  readonly left: () => number;
  /** Ends when each is through with what it does. */
  readonly stop: () => Promise<void>;
};

type Answer = { readonly status: number; readonly body: unknown };
const AGAIN_MS = 150;

/**
 * People at home who hold and book the same few times at the same moment, over a bad line: an answer in ten is lost and asked
 * for again under its key, one hold in five is left behind. They go on while the server is killed and comes back.
 */
export function startCallers(
  url: string,
  doctorId: string,
  pick: () => string,
  chance: () => number,
  count: number,
): Callers {
  const promised: Promised[] = [];
  const wrong: string[] = [];
  let left = 0;
  const stopped = new AbortController();

  /** Sends until there is an answer that counts; the server may be dead for a while. */
  async function send(path: string, body: object, key?: string): Promise<Answer> {
    for (;;) {
      const isLost = chance() < 0.1;
      const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) };
      const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
        () => undefined,
      );
      const text = await answer?.text().catch(() => undefined);
      if (answer === undefined || text === undefined || isLost) {
        await wait(AGAIN_MS);
        continue;
      }
      const { status } = answer;
      if (status === 201 || (status === 409 && !answer.headers.has('retry-after')))
        return { status, body: JSON.parse(text) };
      // 409 with Retry-After: the same request is still being answered. 429: too many holds from here.
      if (![409, 429, 503].includes(status) || !answer.headers.has('retry-after')) wrong.push(`${path} ${status}`);
      if (![409, 429, 503].includes(status)) return { status, body: {} };
      await wait(AGAIN_MS);
    }
  }

  async function visit(name: string): Promise<void> {
    const registration = { name, age: 40, gender: 'other', phone: '', symptoms: ['fever'], doctorId };
    const registered = await send('patients/register', registration, randomUUID());
    const patientId = idIn(registered.body, 'patient');
    if (patientId === undefined) return;
    const holdId = randomUUID();
    const held = await send('appointments/holds', { holdId, doctorId, at: chance() < 0.3 ? 'next' : pick() });
    if (held.status === 201 && chance() < 0.2) {
      left += 1;
      return;
    }
    const startsAt = startOf(held.body) ?? pick();
    const ifTaken = chance() < 0.5 ? 'refuse' : 'ask-desk';
    const slot = { startsAt, ifTaken, ...(held.status === 201 ? { holdId } : {}) };
    const body = { patientId, doctorId, date: startsAt, status: 'scheduled', slot };
    const booked = await send('appointments/create-appointment', body, randomUUID());
    promised.push({ patientId, appointmentId: idIn(booked.body, 'appointment'), startsAt: bookedAt(booked.body) });
  }

  async function call(caller: number): Promise<void> {
    for (let n = 0; !stopped.signal.aborted; n += 1) await visit(`Caller ${caller} ${n}`);
  }

  const calling = Array.from({ length: count }, (_, caller) => call(caller));
  return {
    promised,
    wrong,
    left: () => left,
    stop: async () => {
      stopped.abort();
      await Promise.all(calling);
    },
  };
}

const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

type Booked = { _id?: string; slot?: { startsAt?: string } };
type Body = { patient?: Booked; appointment?: Booked; hold?: { startsAt?: string } };
const read = (body: unknown): Body => (typeof body === 'object' && body !== null ? body : {});
const idIn = (body: unknown, what: 'patient' | 'appointment') => read(body)[what]?._id;
const startOf = (body: unknown) => read(body).hold?.startsAt;
const bookedAt = (body: unknown) => read(body).appointment?.slot?.startsAt;
