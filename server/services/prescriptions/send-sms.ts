import type { SendSmsBody } from '#shared/contract/prescription/prescriptions.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  insertMessage,
  lockAndCountMessages,
} from '#server/database/repositories/prescriptions/messages-repository.ts';
import { findPrescription } from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { findLanguage } from '#server/database/repositories/appointments/visit-language-repository.ts';
import { messageTexts } from '#server/services/messages/texts/find-texts.ts';
import type { MessageTexts } from '#server/services/messages/texts/message-texts.ts';
import { queryBuilderOn } from '#server/database/transaction/write-transaction.ts';
import { audit } from '#server/services/staff/audit.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import type { Task } from '#server/services/clinic/run-once.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { signLink } from './signed-links.ts';
import { NOT_SURE, type NumberProblem } from '#server/services/messages/read-number.ts';
import { destination, type Destination } from '#server/services/messages/sms-number.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

export type SmsProblem =
  | { readonly kind: 'unknown' | 'not-own' | 'too-many' | NumberProblem }
  /**
   * Not the patient's own number, or no longer the one that was shown: nothing is sent there before somebody has seen
   * it.
   */
  | { readonly kind: 'to-confirm'; readonly destination: Destination };

/** Messages for one prescription (NUM-5). */
const MOST_PER_PRESCRIPTION = 3;
const DAY_MS = 24 * 3_600_000;

export type SmsSettings = {
  readonly gatewayName: string | undefined;
  /** The base of links: the clinic's own address. Undefined: no link is sent, because none would work. */
  readonly publicUrl: string | undefined;
  readonly linkDays: number;
  readonly clinic: Parameters<typeof readClinicSettings>[1];
};

/**
 * Puts a message into the outbox, in one transaction with its limit and its audit entry; a worker sends it. Its body
 * has the clinic's name and a link, no medical details, in the language of the newest visit. Without a gateway it is `recorded`, and nothing is sent. It is
 * sent to the patient's own number, or to another one only if somebody has `confirmed` that number in full, which is
 * audited.
 */
export function sendSms(
  { phone, prescriptionId, confirmed }: SendSmsBody,
  author: Principal,
  now: Date,
  settings: SmsSettings,
): Task<SmsProblem> {
  const id = uuidV7(now);
  const state = settings.gatewayName === undefined ? 'recorded' : 'queued';
  const linkSent = settings.publicUrl !== undefined;
  return {
    answer: { status: 201, body: JSON.stringify({ _id: id, state, gatewayConfigured: state === 'queued', linkSent }) },
    run: async (client) => {
      const db = queryBuilderOn(client);
      const subject = prescriptionId.toLowerCase();
      const found = isUuid(subject) ? await findPrescription(db, subject) : undefined;
      if (found === undefined) return fail({ kind: 'unknown' });
      if (found.prescription.doctorId !== author.id) return fail({ kind: 'not-own' });
      const clinic = await readClinicSettings(db, settings.clinic);
      const to = whereTo(destination(phone, found.patient.phone, clinic.countryCode), phone, settings);
      if (!to.ok) return fail({ kind: to.problem });
      const { number, isPatients, neverSentBecause } = to.value;
      const isConfirmed = confirmed === undefined ? isPatients : confirmed === number.e164;
      if (!isConfirmed && neverSentBecause === null) return fail({ kind: 'to-confirm', destination: to.value });
      if ((await lockAndCountMessages(db, subject)) >= MOST_PER_PRESCRIPTION) return fail({ kind: 'too-many' });
      const texts = messageTexts(await findLanguage(db, found.prescription.patientId), clinic.languages[0]);
      await insertMessage(db, {
        id,
        prescriptionId: subject,
        doctorId: author.id,
        phone: number.e164,
        ownNumber: isPatients,
        body: `${clinic.name}: ${texts.document} ${await whereToGetIt(db, subject, now, settings, texts)}`,
        state,
        lastError: neverSentBecause,
        attempts: 0,
        nextAttemptAt: state === 'queued' ? now : null,
        gateway: settings.gatewayName ?? '',
        createdAt: now,
      });
      await audit(db, now, author, isPatients ? 'prescription-sent' : 'prescription-sent-elsewhere', subject);
      return succeed(null);
    },
  };
}

/**
 * Without a gateway nothing can reach a stranger: a number that is none for sure is written down as it came, with the reason
 * why it is never sent, also when a gateway is configured later.
 */
function whereTo(
  to: ReturnType<typeof destination>,
  written: string,
  { gatewayName }: SmsSettings,
): Result<Destination & { readonly neverSentBecause: string | null }, NumberProblem> {
  if (to.ok) return succeed({ ...to.value, neverSentBecause: null });
  if (to.problem === 'none' || gatewayName !== undefined) return to;
  const number = { e164: written, international: written, country: undefined, landline: false };
  return succeed({ number, isPatients: false, neverSentBecause: NOT_SURE });
}

async function whereToGetIt(
  db: Queryable,
  prescriptionId: string,
  now: Date,
  { publicUrl, linkDays }: SmsSettings,
  texts: MessageTexts,
): Promise<string> {
  if (publicUrl === undefined) return texts.askAtReception;
  const token = await signLink(db, prescriptionId, new Date(now.getTime() + linkDays * DAY_MS), now);
  return `${texts.linkWorks(linkDays)} ${publicUrl}/api/prescription/link/${token}`;
}
