/**
 * The parts of a prescription apart from its medicines, each mapped by `text` or `lines`: the only list of them, from
 * which schemas, an empty prescription and the forms follow. A new part is a line here, a column, and its titles.
 */
export function eachPart<Text, Lines>(text: Text, lines: Lines) {
  return {
    diagnosis: text,
    holdMedicines: lines,
    emergencyInstructions: text,
    criticalWarnings: lines,
    sideEffectsNote: text,
    followUp: text,
    rationale: text,
    notes: text,
    lifestyle: text,
  };
}

/** The same with a drafter's names (DATA-5), which has no notes. */
export function eachDraftPart<Text, Lines>(text: Text, lines: Lines) {
  return {
    assessment: text,
    lifestyle: text,
    considerations: lines,
    follow_up: text,
    holdMedicines: lines,
    emergencyInstructions: text,
    sideEffectsNote: text,
    rationale: text,
  };
}

export type PrescriptionParts = ReturnType<typeof eachPart<string, readonly string[]>>;
export type PrescriptionPart = keyof PrescriptionParts;
type DraftParts = ReturnType<typeof eachDraftPart<string, readonly string[]>>;

/** Parts that are lists stay lists, from the draft to the PDF. */
export function isListPart(part: PrescriptionPart): part is 'holdMedicines' | 'criticalWarnings' {
  return eachPart(false, true)[part];
}

/** A draft's parts with the names under which they are saved. */
export function partsOfDraft({ assessment, considerations, follow_up, ...same }: DraftParts): PrescriptionParts {
  const { lifestyle, holdMedicines, emergencyInstructions, sideEffectsNote, rationale } = same;
  return {
    diagnosis: assessment,
    criticalWarnings: considerations,
    followUp: follow_up,
    notes: '',
    lifestyle,
    holdMedicines,
    emergencyInstructions,
    sideEffectsNote,
    rationale,
  };
}

/** The parts as they are saved: trimmed, and without blank lines. */
export function tidyParts(parts: PrescriptionParts) {
  const text = (part: Exclude<PrescriptionPart, 'holdMedicines' | 'criticalWarnings'>) => parts[part].trim();
  const lines = (all: readonly string[]) => all.map((line) => line.trim()).filter((line) => line !== '');
  return {
    diagnosis: text('diagnosis'),
    holdMedicines: lines(parts.holdMedicines),
    emergencyInstructions: text('emergencyInstructions'),
    criticalWarnings: lines(parts.criticalWarnings),
    sideEffectsNote: text('sideEffectsNote'),
    followUp: text('followUp'),
    rationale: text('rationale'),
    notes: text('notes'),
    lifestyle: text('lifestyle'),
  };
}

/** A medicine as it was saved; what another backend leaves out is empty. */
export function medicineParts({ name, dosage, frequency, instructions }: Readonly<Record<string, unknown>>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { name: text(name), dosage: text(dosage), frequency: text(frequency), instructions: text(instructions) };
}
