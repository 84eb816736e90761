import * as v from 'valibot';
import { OVERBOOK_REASON_MAX_LENGTH } from '#shared/contract/booking/fields.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
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
import { doctorOf, IdentifiersIn, NOT_UNDERSTOOD, ReferenceIn, unreadable, type Unreadable } from './read-patient.ts';
import { keepReasons, reasonsIn, type Reasons } from './reasons-for-coming.ts';

/** Of the years in which somebody can be booked. */
const isOfCalendar = (at: string) => at.startsWith('2') && instantOf(at) !== undefined;

const Coding = v.looseObject({ display: v.optional(v.string()) });
const Concept = v.looseObject({
  text: v.optional(v.string()),
  coding: v.optional(v.pipe(v.array(Coding), v.maxLength(20)), []),
});

const AppointmentIn = v.looseObject({
  resourceType: v.literal('Appointment'),
  ...NOT_UNDERSTOOD,
  identifier: IdentifiersIn,
  status: v.picklist(['proposed', 'pending', 'booked'], 'Must be proposed, pending or booked'),
  start: v.optional(v.pipe(v.string(), v.check(isOfCalendar, 'Must be an instant with its zone'))),
  participant: v.pipe(v.array(v.looseObject({ actor: v.optional(ReferenceIn) })), v.minLength(1), v.maxLength(20)),
  reasonCode: v.optional(v.pipe(v.array(Concept), v.maxLength(20)), []),
  reasonReference: v.optional(v.pipe(v.array(Coding), v.maxLength(20)), []),
  description: v.optional(v.string()),
  comment: v.optional(v.string()),
});

const PATIENT = /(?:^|\/)Patient\/([^/]+)$/;
/** An identifier of neither a place nor a practitioner. */
const mayBePatient = (actor: v.InferOutput<typeof ReferenceIn>) =>
  doctorOf(actor) === undefined && (actor.type ?? 'Patient') === 'Patient';

export type SentAppointment = {
  readonly identifiers: readonly Identifier[];
  readonly patient: { readonly id?: string | undefined; readonly identifier?: Identifier | undefined };
  /** `_id` or code. */
  readonly doctor: string;
  readonly startsAt: string | null;
  readonly reasons: Reasons;
};

/** Reads an Appointment: who, with whom, when; without a start the patient just comes. */
export function readAppointment(body: unknown): Result<SentAppointment, Unreadable> {
  const read = v.safeParse(AppointmentIn, body);
  if (!read.success) return fail(unreadable('Appointment', read.issues));
  const { identifier, status, start, participant, reasonCode, reasonReference, description, comment } = read.output;
  const actors = participant.map(({ actor }) => actor).filter((actor) => actor !== undefined);
  const doctor = actors.flatMap((actor) => doctorOf(actor) ?? [])[0];
  const id = actors.flatMap(({ reference = '' }) => PATIENT.exec(reference)?.[1] ?? [])[0];
  const patient = actors.find((actor) => actor.reference === undefined && mayBePatient(actor));
  if (doctor === undefined || (id === undefined && patient?.identifier === undefined))
    return fail({ text: 'Name a Patient and a Practitioner as participants.', at: ['Appointment.participant'] });
  if (status === 'booked' && start === undefined)
    return fail({ text: 'What is booked needs a start.', at: ['Appointment.start'] });
  // What was chosen from a list is said by its name where nobody wrote words beside it.
  const coded = reasonCode.flatMap(({ text, coding }) =>
    text === undefined ? coding.map((one) => one.display) : text,
  );
  const named = reasonReference.map(({ display }) => display);
  return succeed({
    identifiers: identifier,
    patient: { id, identifier: patient?.identifier },
    doctor,
    startsAt: start === undefined ? null : new Date(start).toISOString(),
    reasons: reasonsIn([...coded, ...named, description, comment]),
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
      await keepReasons(transaction, patientId.toLowerCase(), sent.reasons, client.name, now);
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
