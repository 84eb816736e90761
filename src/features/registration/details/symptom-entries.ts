import { OFTEN_TOLD, OFTEN_TOLD_IN, SYMPTOM_CODES, type SymptomCode } from '#shared/clinic/symptom-codes.ts';
import { splitSymptoms } from '#shared/clinic/symptoms-list.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** What the patient reads for each symptom. */
export type SymptomLabels = Readonly<Record<SymptomCode, string>>;

/** More at once would be a wall; they change with what is typed. */
const AT_ONCE = 4;

/** Whether two entries say the same: in capitals or not, and in Latin letters with accents or not. */
export function isSameEntry(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** The symptom that an entry is the text of; undefined for a patient's own words. */
export function codeOf(entry: string, labels: SymptomLabels): SymptomCode | undefined {
  const wanted = folded(entry);
  return SYMPTOM_CODES.find((code) => folded(labels[code]) === wanted || code === wanted);
}

/**
 * What can be added: while a word is being typed, symptoms that begin with it; else those often told in the department,
 * where one that was added keeps its place.
 */
export function suggestedSymptoms(typed: string, department: string, labels: SymptomLabels): readonly SymptomCode[] {
  const ofDepartment = OFTEN_TOLD_IN[department] ?? OFTEN_TOLD;
  const draft = draftIn(typed);
  if (draft.length < 2 || codeOf(draft, labels) !== undefined) return ofDepartment.slice(0, AT_ONCE);
  const known = [...new Set([...ofDepartment, ...SYMPTOM_CODES])];
  const found = known.filter((code) => beginsWith(labels[code], draft));
  return (found.length > 0 ? found : ofDepartment).slice(0, AT_ONCE);
}

/** Adds a symptom: in place of the word that was being typed for it, or after the others. */
export function withSymptom(typed: string, label: string): string {
  const entries = splitSymptoms(typed);
  const draft = draftIn(typed);
  const isDraft = draft !== '' && beginsWith(label, draft);
  return [...(isDraft ? entries.slice(0, -1) : entries), label].join(', ');
}

/** Takes a symptom out, in capitals or not. */
export function withoutSymptom(typed: string, symptom: string): string {
  return splitSymptoms(typed)
    .filter((entry) => !isSameEntry(entry, symptom))
    .join(', ');
}

/**
 * The entries as they are sent and read by the rules: a symptom's text in the patient's language becomes its English word
 * (REG-25), everything else stays as it was typed.
 */
export function sentEntries(entries: readonly string[], labels: SymptomLabels): string[] {
  return [...new Set(entries.map((entry) => sentEntry(entry, labels)))];
}

function sentEntry(entry: string, labels: SymptomLabels): string {
  const code = codeOf(entry, labels);
  return code === undefined || folded(entry) === folded(code) ? entry : code;
}

/** The patient's own words of a text with commas: what no symptom's text says. */
export function ownEntries(typed: string, labels: SymptomLabels): string[] {
  return splitSymptoms(typed).filter((entry) => codeOf(entry, labels) === undefined);
}

/** An entry as the patient reads it: an English symptom that was found in the words has its text in the language. */
export function shownEntry(entry: string, labels: SymptomLabels): string {
  const code = codeOf(entry, labels);
  return code === undefined || isSameEntry(entry, labels[code]) ? entry : labels[code];
}

/** What stands after the last comma: perhaps not finished. */
function draftIn(typed: string): string {
  return folded(typed.split(/[,，、،]/u).at(-1) ?? '');
}

function beginsWith(label: string, draft: string): boolean {
  return folded(label)
    .split(' ')
    .some((word) => word.startsWith(draft));
}

/** Only of Latin letters the marks are left out: in other scripts they are vowels. */
function folded(text: string): string {
  const plain = text.trim();
  return /\p{Script=Latin}/u.test(plain) ? foldText(plain) : plain.normalize('NFKC').toLowerCase();
}
