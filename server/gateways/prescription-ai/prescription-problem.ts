import type { CaseBody, PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import type { Result } from '#shared/result.ts';

/** Why a case did not become a draft. */
export type PrescriptionProblem =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreadable-answer' }
  /** The service answered that it did not succeed; `message` is its own. */
  | { readonly kind: 'unsuccessful'; readonly status: string; readonly message: string | undefined };

/** Turns a report and symptoms into a draft for a doctor to check (CALL-10). */
export interface PrescriptionGateway {
  draft(body: CaseBody, signal: AbortSignal): Promise<Result<PrescriptionDraft, PrescriptionProblem>>;
}
