import { FALLBACK_DEPARTMENTS, type Department } from './departments.ts';
import { findAge } from './find-age.ts';
import { findName } from './find-name.ts';
import { findSymptoms, type FoundSymptom } from './find-symptoms.ts';
import { findIdioms, isKeywordOf } from './idioms.ts';
import { findPatientPerson } from './patient-person.ts';
import { originalSpan, readPlainWords, type PlainWords, type Span } from './plain-words.ts';
import { voteByKeywords } from './suggest-department.ts';
import { findUnsaid } from './unsaid.ts';

/** What a patient is shown: the department, the words that led there, and perhaps a second one with its own. */
export type Suggestion = {
  readonly department: Department;
  readonly reasons: readonly string[];
  readonly alternative?: { readonly department: string; readonly reasons: readonly string[] };
};

const OLDEST_CHILD = 15;

/**
 * The keyword rule of product.md §5 on the words that are neither denied nor a turn of speech nor the patient's name,
 * with the keywords found. The alternative is another department that the recognised symptoms or a child's age point
 * to (clinical-rules.md); its reasons are the patient's own words.
 */
export function suggestForPatient(transcript: string): Suggestion {
  const words = readPlainWords(transcript);
  const unsaid = findUnsaid(words);
  const symptoms = findSymptoms(words, unsaid);
  const patient = findPatientPerson(words);
  const name = findName(words, patient, symptoms);

  const silent = [...unsaid.denied, ...findIdioms(words), ...(name ? [name] : [])];
  const { department, keywords } = voteByKeywords(without(words, silent), isKeywordOf);

  const age = findAge(words, patient, name?.end);
  const alternative = alternativeTo(department, reasonsByDepartment(words, symptoms, age));
  return { department, reasons: keywords, ...(alternative === undefined ? {} : { alternative }) };
}

/** The text with some stretches blanked, so that no keyword can be found in them or across their ends. */
function without(words: PlainWords, spans: readonly Span[]): string {
  const chars = words.original.split('');
  for (const span of spans) {
    const { start, end } = originalSpan(words, span);
    chars.fill('|', start, end);
  }
  return chars.join('');
}

function reasonsByDepartment(
  words: PlainWords,
  symptoms: readonly FoundSymptom[],
  age: (Span & { readonly value: number }) | undefined,
): Map<string, string[]> {
  const reasons = new Map<string, string[]>();
  const add = (department: string, span: Span): void => {
    const { start, end } = originalSpan(words, span);
    const said = words.original.slice(start, end);
    reasons.set(department, [...(reasons.get(department) ?? []), said]);
  };
  if (age !== undefined && age.value <= OLDEST_CHILD) add('Pediatrics', age);
  for (const symptom of symptoms) add(symptom.department, symptom);
  return reasons;
}

/** The department most of the symptoms belong to; what was said first wins a tie, and General Medicine gives way. */
function alternativeTo(
  department: Department,
  reasons: ReadonlyMap<string, readonly string[]>,
): Suggestion['alternative'] | undefined {
  let best: { readonly department: string; readonly reasons: readonly string[] } | undefined;
  const weigh = (one: string, said: readonly string[]): number =>
    one === 'Pediatrics' ? 9 : one === FALLBACK_DEPARTMENTS[4] ? said.length - 0.5 : said.length;
  for (const [other, said] of reasons) {
    if (other === department) continue;
    if (best === undefined || weigh(other, said) > weigh(best.department, best.reasons))
      best = { department: other, reasons: said };
  }
  return best;
}
