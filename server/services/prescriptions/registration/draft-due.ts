import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '#shared/result.ts';
import type { PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import type { Database } from '#server/database/engine/client.ts';
import {
  claimDraft,
  deleteDraft,
  findPatientOfVisit,
  settleDraft,
} from '#server/database/repositories/prescriptions/registration-drafts-repository.ts';
import type {
  PrescriptionGateway,
  PrescriptionProblem,
} from '#server/gateways/prescription-ai/prescription-problem.ts';
import { waitMs } from '#server/services/outbox/back-off.ts';
import { draftPrescription } from '#server/services/prescriptions/draft-prescription.ts';
import { basisOf, reasonsNotToDraft, type DraftBasis } from './case-of-registration.ts';

const MOST_ATTEMPTS = 5;
/** Over the gateway's own time limit: after it the process that claimed the draft is taken for dead. */
const LEASE_BEYOND_MS = 30_000;
/** Drafting gets a quarter of this process's time at most: who registers or signs at that moment goes first. */
const REST_TO_WORK = 3;

export type Drafting = {
  readonly database: Database;
  readonly gateway: PrescriptionGateway;
  readonly timeoutMs: number;
  readonly now: () => Date;
  readonly random?: () => number;
  /** Ends between two drafts, when the server stops. */
  readonly signal: AbortSignal;
};

/** Makes the drafts that registrations have asked for, one after another; several processes share them. @returns how many were settled or put off */
export async function draftDue({ database, gateway, timeoutMs, now, random = Math.random, signal }: Drafting) {
  for (let done = 0; ; done += 1) {
    const leaseUntil = new Date(now().getTime() + timeoutMs + LEASE_BEYOND_MS);
    const claimed = signal.aborted ? undefined : await database.transaction((db) => claimDraft(db, now(), leaseUntil));
    if (claimed === undefined) return done;
    const began = performance.now();
    const patient = await findPatientOfVisit(database.orm, claimed.appointmentId);
    if (patient === undefined) await deleteDraft(database.orm, claimed.appointmentId);
    else {
      const basis = basisOf(patient);
      const made = await draftOf(basis, gateway, timeoutMs, signal);
      const again = new Date(now().getTime() + waitMs(claimed.attempts, random));
      const change =
        'again' in made && claimed.attempts < MOST_ATTEMPTS ? { dueAt: again } : settled(made, basis, now());
      await settleDraft(database.orm, claimed, change);
    }
    await pause((performance.now() - began) * REST_TO_WORK);
  }
}

type Made = { readonly refused: readonly string[] } | { readonly draft: PrescriptionDraft } | { readonly again: true };

async function draftOf(
  basis: DraftBasis,
  gateway: PrescriptionGateway,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Made> {
  const refused = reasonsNotToDraft(basis);
  if (refused.length > 0) return { refused };
  const { urgent: _seen, ...body } = basis;
  const drafted: Result<PrescriptionDraft, PrescriptionProblem> = await draftPrescription(
    gateway,
    body,
    signal,
    timeoutMs,
  );
  if (!drafted.ok) return { again: true };
  const reasons = drafted.value.refused ?? [];
  return reasons.length > 0 ? { refused: reasons } : { draft: drafted.value };
}

/** What is kept; a service that never answered leaves a draft that is neither there nor refused. */
function settled(made: Made, basis: DraftBasis, now: Date) {
  return {
    dueAt: null,
    basis,
    draft: 'draft' in made ? made.draft : null,
    refused: 'refused' in made ? [...made.refused] : [],
    draftedAt: now,
  };
}
