import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { BookedSlot } from '#shared/contract/booking/slot-of-booking.ts';
import { QueueEntry } from '#shared/contract/queue/queue.ts';
import type { Account } from './account.ts';
import { ADMIN, type Desk } from './desks.ts';

const PATIENCE_MS = 15_000;
const PAUSE_MS = 40;
const DOCTORS = ['DOC001', 'DOC002', 'DOC003'] as const;
const Registered = v.object({ patient: v.object({ _id: v.string() }) });
const Booked = v.object({
  appointment: v.object({ _id: v.string(), slot: v.optional(BookedSlot) }),
});

export type Callers = {
  /** No new visits; those that are begun are finished. */
  end(): Promise<void>;
  /** The session with which the desk's calls were made. */
  readonly cookie: string;
};

function pick<Value>(list: readonly Value[]): Value {
  const picked = list[Math.floor(Math.random() * list.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
}

/** Patients who register and book, and a reception that checks in and calls, each until it is promised. */
export async function startCallers(desks: readonly Desk[], account: Account, count: number): Promise<Callers> {
  const closing = new AbortController();
  const cookie = await logIn(desks);
  const ask = (path: string, body: unknown, headers: Record<string, string>, method = 'POST') =>
    until(desks, account, path, () => ({
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }));

  async function visit(name: string, phone: string): Promise<void> {
    const patient = { name, age: 40, gender: 'other', phone, symptoms: ['fever'] };
    const doctorId = pick(DOCTORS);
    const registered = await ask('/api/patients/register', { ...patient, doctorId }, key());
    if (registered.status !== 201) return note(account, `register ${registered.status}`);
    account.patients.add(name);
    account.promised();
    const patientId = v.parse(Registered, registered.body).patient._id;
    const wishesTime = Math.random() < 0.7;
    const slot = {
      startsAt: someTime(),
      ifTaken: pick(['refuse', 'ask-desk'] as const),
      remind: true,
    };
    const booking = { patientId, doctorId, date: new Date().toISOString(), status: 'scheduled' };
    const booked = await ask(
      '/api/appointments/create-appointment',
      wishesTime ? { ...booking, slot } : booking,
      key(),
    );
    if (booked.status === 409 && wishesTime) return;
    if (booked.status !== 201) return note(account, `book ${booked.status}`);
    const made = v.parse(Booked, booked.body);
    const startsAt = made.appointment.slot?.state === 'booked' ? made.appointment.slot.startsAt : undefined;
    account.appointments.set(made.appointment._id, { startsAt, phone });
    account.promised();
    if (!wishesTime) await arrive(made.appointment._id);
  }

  async function arrive(appointmentId: string): Promise<void> {
    const { status } = await ask('/api/queue/check-in', { appointmentId }, { cookie });
    // An answer was lost, and the visit is on the board already.
    if (status !== 201 && status !== 200 && status !== 409) return note(account, `check in ${status}`);
    account.arrived.add(appointmentId);
    account.promised();
  }

  async function callNext(place: string): Promise<void> {
    const called = await ask('/api/queue/next', { line: { doctorId: pick(DOCTORS) }, place }, { cookie });
    if (called.status === 204 || called.status === 409) return;
    if (called.status !== 200) return note(account, `call ${called.status}`);
    const entry = v.parse(QueueEntry, called.body);
    account.called.set(entry._id, (account.called.get(entry._id) ?? 0) + 1);
    account.promised();
    for (const stage of ['in-room', 'done'] as const) {
      const version = entry.version + (stage === 'done' ? 1 : 0);
      await ask(`/api/queue/${entry._id}`, { version, stage }, { cookie }, 'PATCH');
    }
  }

  const loops = Array.from({ length: count }, async (_, caller) => {
    for (let turn = 0; !closing.signal.aborted; turn += 1) {
      await visit(`Cluster ${caller} ${turn}`, `+43 660 ${1_000_000 + caller * 100_000 + turn}`);
      await wait(PAUSE_MS);
    }
  });
  const rooms = ['Room 1', 'Room 2'].map(async (room) => {
    for (let turn = 0; !closing.signal.aborted; turn += 1) {
      await callNext(`${room} ${turn}`);
      await wait(PAUSE_MS * 4);
    }
  });
  return {
    cookie,
    end: async () => {
      closing.abort();
      await Promise.all([...loops, ...rooms]);
    },
  };
}

const key = () => ({ 'idempotency-key': randomUUID() });

/** A time of the next two days, of those that the doctors of the trial give. */
function someTime(): string {
  const five = 5 * 60_000;
  const next = Math.ceil((Date.now() + 3_600_000) / five) * five;
  return new Date(next + Math.floor(Math.random() * 500) * five).toISOString();
}

function note(account: Account, what: string): void {
  account.wrong.set(what, (account.wrong.get(what) ?? 0) + 1);
}

/** One after the other of the desks, as a balancer would, until one says yes or no. */
async function until(
  desks: readonly Desk[],
  account: Account,
  path: string,
  request: () => RequestInit,
): Promise<{ readonly status: number; readonly body: unknown }> {
  for (;;) {
    const desk = pick(desks);
    const answer = await fetch(`${desk.url}${path}`, {
      ...request(),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    const body: unknown = await answer?.json().catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return { status: answer.status, body };
    // "Later" must say when; anything else of the fives is a fault.
    if (answer !== undefined && (answer.status !== 503 || answer.headers.get('retry-after') === null))
      note(account, `${path.split('/').slice(2, 4).join('/')} ${answer.status}`);
    await wait(250 + Math.random() * 250);
  }
}

async function logIn(desks: readonly Desk[]): Promise<string> {
  const answer = await fetch(`${pick(desks).url}/api/adminAuth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`The log-in was answered ${answer.status}.`);
  return cookie.slice(0, cookie.indexOf(';'));
}
