import type { SendSmsBody } from '#shared/contract/prescriptions.ts';
import { dialled } from '#shared/rules/phone.ts';
import { fail, succeed } from '#shared/result.ts';
import { insertMessage, lockAndCountMessages } from '#server/database/messages-repository.ts';
import { findPrescription } from '#server/database/prescriptions-repository.ts';
import { queryBuilderOn } from '#server/database/write-transaction.ts';
import { audit } from './audit.ts';
import { readClinicSettings } from './clinic-settings.ts';
import type { Task } from './run-once.ts';
import type { Principal } from './sessions.ts';
import { signLink } from './signed-links.ts';
import { isUuid } from './uuid.ts';
import { uuidV7 } from './uuid-v7.ts';

export type SmsProblem = { readonly kind: 'unknown' | 'not-own' | 'no-number' | 'too-many' };

/** decisions.md, Calls: SMS 3 per prescription. */
const MOST_PER_PRESCRIPTION = 3;
const DAY_MS = 24 * 3_600_000;

export type SmsSettings = {
  readonly gatewayName: string | undefined;
  /** Where links begin: the clinic's own address. */
  readonly publicUrl: string;
  readonly linkDays: number;
  readonly clinic: Parameters<typeof readClinicSettings>[1];
};

/**
 * Writes a message into the outbox, in the transaction of its limit and its audit entry; a worker sends it. Its body has
 * the clinic's name and a link, no clinical word. Without a gateway it is `recorded`, and nothing is sent.
 */
export function sendSms(
  { phone, prescriptionId }: SendSmsBody,
  author: Principal,
  now: Date,
  settings: SmsSettings,
): Task<SmsProblem> {
  const id = uuidV7(now);
  const state = settings.gatewayName === undefined ? 'recorded' : 'queued';
  return {
    answer: { status: 201, body: JSON.stringify({ _id: id, state, gatewayConfigured: state === 'queued' }) },
    run: async (client) => {
      const db = queryBuilderOn(client);
      const subject = prescriptionId.toLowerCase();
      const found = isUuid(subject) ? await findPrescription(db, subject) : undefined;
      if (found === undefined) return fail({ kind: 'unknown' });
      if (found.prescription.doctorId !== author.id) return fail({ kind: 'not-own' });
      const clinic = await readClinicSettings(db, settings.clinic);
      const to = dialled(phone, clinic.countryCode);
      if (to === undefined) return fail({ kind: 'no-number' });
      if ((await lockAndCountMessages(db, subject)) >= MOST_PER_PRESCRIPTION) return fail({ kind: 'too-many' });
      const token = await signLink(db, subject, new Date(now.getTime() + settings.linkDays * DAY_MS), now);
      const link = `${settings.publicUrl}/api/prescription/link/${token}`;
      await insertMessage(db, {
        id,
        prescriptionId: subject,
        doctorId: author.id,
        phone: to,
        body: `${clinic.name}: a document is ready for you. The link works for ${settings.linkDays} days: ${link}`,
        state,
        attempts: 0,
        nextAttemptAt: state === 'queued' ? now : null,
        gateway: settings.gatewayName ?? '',
        createdAt: now,
      });
      await audit(db, now, author, 'prescription-sent', subject);
      return succeed(null);
    },
  };
}
