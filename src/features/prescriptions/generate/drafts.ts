import type { PrescriptionParts } from '#shared/contract/prescription/prescription-parts.ts';
import { create } from 'zustand';
import type { MedicineWarning, SavedPrescription } from '#shared/contract/prescription/prescriptions.ts';
import { type PrescriptionPatient, usePrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { unsavedGuard } from '#src/platform/update/unsaved.ts';
import { emptyRow, medicinesOf, type MedicineRow } from '#src/features/prescriptions/write/medicine-rows.ts';

/** A draft as the doctor edits it, with the names under which it is saved. */
export type Result = PrescriptionParts & {
  readonly medicines: readonly MedicineRow[];
  readonly source: string;
  readonly engine: string;
};

/** What both kinds of prescription need for signing. */
export type Signing = {
  readonly symptoms: readonly string[];
  /** The symptom being typed. */
  readonly typed: string;
  readonly phase: 'open' | 'generating' | 'saving' | 'saved';
  /** The last failure, in the words of ERR-AI. */
  readonly problem?: { readonly title: string; readonly text?: string } | undefined;
  /** What the server's check found when it refused to save. */
  readonly refusedFor: readonly MedicineWarning[];
  readonly overrideReason: string;
  readonly tried: boolean;
  readonly saved?: SavedPrescription | undefined;
};

export type AiDraft = Signing & {
  readonly report: string;
  /** The text the report started with; undefined until it was requested. */
  readonly prefilled?: string | undefined;
  readonly startedAt: number;
  readonly result?: Result | undefined;
  /** The signed prescription that this one corrects; signing withdraws it. */
  readonly replaces?: SavedPrescription | undefined;
};
export type HandwrittenDraft = Signing & { readonly medicines: readonly MedicineRow[]; readonly notes: string };

type Drafts = {
  readonly ai: Readonly<Record<string, AiDraft>>;
  readonly hand: Readonly<Record<string, HandwrittenDraft>>;
};

const NONE: Drafts = { ai: {}, hand: {} };

/**
 * Prescriptions being written, by patient. In memory only: a failure, another view or a login in between loses nothing
 * typed, and nothing of it stays on the device.
 */
export const useDrafts = create<Drafts>(() => NONE);

// Forgetting the patient (logout) also clears what was written about patients who were never chosen, on the dashboard.
usePrescriptionPatient.subscribe(({ patient }) => {
  if (patient === undefined) useDrafts.setState(NONE);
});

const guard = unsavedGuard('prescription draft');
useDrafts.subscribe(({ ai, hand }) => {
  guard(Object.values(ai).some(isUnsignedAi) || Object.values(hand).some(isUnsignedHand));
});

function isUnsignedAi({ phase, typed, report, prefilled, result }: AiDraft): boolean {
  return phase !== 'saved' && (result !== undefined || typed.trim() !== '' || report !== (prefilled ?? ''));
}

function isUnsignedHand({ phase, typed, medicines, notes }: HandwrittenDraft): boolean {
  return phase !== 'saved' && (`${typed}${notes}`.trim() !== '' || medicinesOf(medicines).length > 0);
}

export function aiDraftOf(patient: PrescriptionPatient): AiDraft {
  return useDrafts.getState().ai[patient._id] ?? newAiDraft(patient);
}

export function handwrittenOf(patient: PrescriptionPatient): HandwrittenDraft {
  return useDrafts.getState().hand[patient._id] ?? newHandwritten(patient);
}

export function changeAi(patient: PrescriptionPatient, change: Partial<AiDraft>): void {
  const draft = { ...aiDraftOf(patient), ...change };
  useDrafts.setState(({ ai }) => ({ ai: { ...ai, [patient._id]: draft } }));
}

export function changeHandwritten(patient: PrescriptionPatient, change: Partial<HandwrittenDraft>): void {
  const draft = { ...handwrittenOf(patient), ...change };
  useDrafts.setState(({ hand }) => ({ hand: { ...hand, [patient._id]: draft } }));
}

/** Starts again with what is known about the patient. */
export function restartAi(patient: PrescriptionPatient): void {
  const { report } = aiDraftOf(patient);
  changeAi(patient, {
    ...newAiDraft(patient),
    report,
    prefilled: report,
    result: undefined,
    replaces: undefined,
    saved: undefined,
    problem: undefined,
  });
}

export function restartHandwritten(patient: PrescriptionPatient): void {
  changeHandwritten(patient, { ...newHandwritten(patient), saved: undefined, problem: undefined });
}

function newSigning({ symptoms }: PrescriptionPatient): Signing {
  const trimmed = symptoms.map((symptom) => symptom.trim()).filter((symptom) => symptom !== '');
  return {
    symptoms: [...new Set(trimmed)],
    typed: '',
    phase: 'open',
    refusedFor: [],
    overrideReason: '',
    tried: false,
  };
}

function newAiDraft(patient: PrescriptionPatient): AiDraft {
  return { ...newSigning(patient), report: '', startedAt: 0 };
}

/** What stands there before the doctor writes anything. */
export function newHandwritten(patient: PrescriptionPatient): HandwrittenDraft {
  return { ...newSigning(patient), medicines: [emptyRow()], notes: '' };
}
