import * as v from 'valibot';
import { OVERBOOK_REASON_MAX_LENGTH } from '#shared/contract/booking/fields.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { lockPerson, savePerson } from '#server/database/repositories/patients/corrections-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { queryBuilderOn } from '#server/database/transaction/write-transaction.ts';
import { bookAtDesk, type DeskProblem } from '#server/services/booking/change/desk-booking.ts';
import { hasHours, plansOf } from '#server/services/booking/times/plan.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import type { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import type { Task } from '#server/services/clinic/run-once.ts';
import { instantOf } from '#server/services/fhir/parts.ts';
import type { Client } from '#server/services/interop/clients/access-tokens.ts';
import { audit } from '#server/services/staff/audit.ts';
import { claimIdentifiers, idOfIdentifier, type Identifier } from './known-identifier.ts';
import { doctorOf, IdentifierIn, ReferenceIn, unreadable, type Unreadable } from './read-patient.ts';

/** Of the years in which somebody can be booked. */
const isOfCalendar = (at: string) => at.startsWith('2') && instantOf(at) !== undefined;

const AppointmentIn = v.looseObject({
  resourceType: v.literal('Appointment'),
  identifier: v.pipe(v.array(IdentifierIn), v.minLength(1, 'Needs an identifier'), v.maxLength(20)),
  status: v.picklist(['proposed', 'pending', 'booked'], 'Must be proposed, pending or booked'),
  start: v.optional(v.pipe(v.string(), v.check(isOfCalendar, 'Must be an instant with its zone'))),
  participant: v.pipe(v.array(v.looseObject({ actor: v.optional(ReferenceIn) })), v.minLength(1), v.maxLength(20)),
  reasonCode: v.optional(v.pipe(v.array(v.looseObject({ text: v.optional(v.string()) })), v.maxLength(20)), []),
  description: v.optional(v.string()),
});

export type SentAppointment = {
  readonly identifiers: readonly Identifier[];
  readonly patient: { readonly id?: string | undefined; readonly identifier?: Identifier | undefined };
  /** `_id` or code. */
  readonly doctor: string;
  readonly startsAt: string | null;
  readonly reasons: readonly string[];
};

/** Reads an Appointment: who, with whom, when; without a start the patient just comes. */
export function readAppointment(body: unknown): Result<SentAppointment, Unreadable> {
  const read = v.safeParse(AppointmentIn, body);
  if (!read.success) return fail(unreadable(read.issues));
  const { identifier, status, start, participant, reasonCode, description } = read.output;
  const actors = participant.map(({ actor }) => actor).filter((actor) => actor !== undefined);
  const doctor = actors.flatMap((actor) => doctorOf(actor) ?? [])[0];
  const patient = actors.find((actor) => doctorOf(actor) === undefined);
  const [, id] = /(?:^|\/)Patient\/([^/]+)$/.exec(patient?.reference ?? '') ?? [];
  if (doctor === undefined || (id === undefined && patient?.identifier === undefined))
    return fail({ text: 'Name a Patient and a Practitioner as participants.', at: ['Appointment.participant'] });
  if (status === 'booked' && start === undefined)
    return fail({ text: 'What is booked needs a start.', at: ['Appointment.start'] });
  const reasons = [...reasonCode.map((one) => one.text), description].flatMap((one) => one?.trim() || []);
  return succeed({
    identifiers: identifier,
    patient: { id, identifier: patient?.identifier },
    doctor,
    startsAt: start === undefined ? null : new Date(start).toISOString(),
    reasons: reasons.map((one) => one.slice(0, 300)).slice(0, 30),
  });
}

/** Books what another system sends, once for each of its identifiers, as the desk books: a time that is taken is not given twice. */
export function createAppointment(
  sent: SentAppointment,
  client: Client,
  now: Date,
  config: Parameters<typeof readClinicSettings>[1],
): Task<DeskProblem> {
  return {
    answer: { status: 201, body: '' },
    run: async (transaction) => {
      const db = queryBuilderOn(transaction);
      const { identifier } = sent.patient;
      const patientId = sent.patient.id ?? (identifier && (await idOfIdentifier(db, 'Patient', identifier, now)));
      if (patientId === undefined) return fail({ kind: 'unknown-patient' });
      const overbookReason = await reasonWithoutHours(db, sent.doctor, client, now);
      const body = { patientId, doctorId: sent.doctor, startsAt: sent.startsAt, overbookReason };
      const booking = bookAtDesk(body, client, now, config);
      const id = idIn(booking.answer.body);
      const known = await claimIdentifiers(db, 'Appointment', sent.identifiers, {
        resourceId: id,
        clientId: client.id,
        now,
      });
      if (known !== undefined) return succeed(JSON.stringify({ id: known, isNew: false }));
      const done = await booking.run(transaction);
      if (!done.ok) return fail(done.problem);
      await keepReasons(db, patientId, sent.reasons);
      await audit(db, now, client, 'fhir-created', id);
      return succeed(JSON.stringify({ id, isNew: true }));
    },
  };
}

const Booked = v.pipe(v.string(), v.parseJson(), v.object({ appointment: v.object({ _id: v.string() }) }));
const idIn = (body: string) => v.parse(Booked, body).appointment._id;

/** A doctor without hours has no times to take: the other system keeps the calendar. */
async function reasonWithoutHours(
  db: Queryable,
  doctor: string,
  { name }: Client,
  now: Date,
): Promise<string | undefined> {
  const row = await findDoctor(db, doctor);
  const [plan] = row === undefined ? [] : await plansOf(db, [row], clinicDayOf(now, 'UTC'));
  return plan === undefined || hasHours(plan) ? undefined : `Sent by ${name}`.slice(0, OVERBOOK_REASON_MAX_LENGTH);
}

/** Why somebody comes, where nothing is known of that yet. */
async function keepReasons(db: Queryable, patientId: string, reasons: readonly string[]): Promise<void> {
  const person = reasons.length === 0 ? undefined : await lockPerson(db, patientId.toLowerCase());
  if (person !== undefined && person.symptoms.length === 0) await savePerson(db, { ...person, symptoms: [...reasons] });
}
