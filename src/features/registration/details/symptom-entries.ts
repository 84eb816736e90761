import { splitSymptoms } from '#shared/clinic/symptoms-list.ts';
import { symptomTexts as texts } from '#src/locales/en/patient/check-page.ts';

/** More at once would be a wall; they change with what is typed. */
const AT_ONCE = 4;

/** Whether an entry is there, in capitals or not. */
export function isAmong(entries: readonly string[], wanted: string): boolean {
  return entries.some((entry) => entry.toLowerCase() === wanted.toLowerCase());
}

/**
 * What can be added: while a word is being typed, symptoms that begin with it; else those often told in the department,
 * where one that was added keeps its place.
 */
export function suggestedSymptoms(typed: string, department: string): readonly string[] {
  const ofDepartment = texts.byDepartment[department] ?? texts.ofAll;
  const draft = draftIn(typed);
  const known = [...ofDepartment, ...new Set([...texts.ofAll, ...Object.values(texts.byDepartment).flat()])];
  if (draft.length < 2 || isAmong(known, draft)) return ofDepartment.slice(0, AT_ONCE);
  const found = [...new Set(known)].filter((symptom) => symptom.split(' ').some((word) => word.startsWith(draft)));
  return (found.length > 0 ? found : ofDepartment).slice(0, AT_ONCE);
}

/** Adds a symptom: in place of the word that was being typed for it, or after the others. */
export function withSymptom(typed: string, symptom: string): string {
  const entries = splitSymptoms(typed);
  const draft = draftIn(typed);
  const isDraft = draft !== '' && symptom.split(' ').some((word) => word.startsWith(draft));
  return [...(isDraft ? entries.slice(0, -1) : entries), symptom].join(', ');
}

/** Takes a symptom out, in capitals or not. */
export function withoutSymptom(typed: string, symptom: string): string {
  return splitSymptoms(typed)
    .filter((entry) => entry.toLowerCase() !== symptom.toLowerCase())
    .join(', ');
}

/** What stands after the last comma: perhaps not finished. */
function draftIn(typed: string): string {
  return (typed.split(',').at(-1) ?? '').trim().toLowerCase();
}
