import type { VisitRequest } from '#shared/contract/visit/commands.ts';
import type { RegistrationInput } from '#shared/contract/visit/registration.ts';
import { firstAttempt, submit } from '#src/offline/outbox/outbox.ts';

export type WalkIn = {
  readonly kind: 'sent' | 'saved' | 'refused';
  readonly ticket: string;
  readonly checkInCode: string | undefined;
  /** Somebody else was faster: the desk gives another time. */
  readonly isAsked: boolean;
};

type WalkInInput = RegistrationInput & { readonly doctorId: string };

/**
 * A walk-in by the one door of every patient write: kept on this device first, then sent. Words that warn are read here, as
 * at the kiosk.
 * @param startsAt the time they are booked for; without one they come now
 * @returns undefined when this device cannot keep it
 */
export async function registerWalkIn(registration: WalkInInput, startsAt?: string): Promise<WalkIn | undefined> {
  const { findRedFlags } = await import('#shared/words/warning/red-flags.ts');
  const isUrgent = findRedFlags(registration.symptoms.join(', ')).length > 0;
  const request: VisitRequest = {
    registration,
    ...(isUrgent && { urgent: true }),
    booking: { doctorId: registration.doctorId, date: startsAt ?? new Date().toISOString(), status: 'scheduled' },
    ...(startsAt !== undefined && { slot: { startsAt, ifTaken: 'ask-desk' } }),
  };
  const saved = await submit(request);
  if (!saved.ok) return undefined;
  const { visitId, ticket, checkInCode } = saved.value;
  const outcome = await firstAttempt(visitId);
  const kind = outcome.kind === 'accepted' ? 'sent' : outcome.kind === 'unanswered' ? 'saved' : 'refused';
  const isAsked = outcome.kind === 'accepted' && outcome.slot?.state === 'asked';
  return { kind, ticket, checkInCode, isAsked };
}
