import { findIdioms } from '#shared/words/reading/idioms.ts';
import { phrase, spansOf } from '#shared/words/reading/phrase.ts';
import { blanked, originalSpan, type Span } from '#shared/words/reading/plain-words.ts';
import { readTranscript } from '#shared/words/reading/read-transcript.ts';
import { voteByKeywords } from './suggest-department.ts';

/** What a patient is shown: the department, the words that led there, and perhaps a second one with its own. */
export type Suggestion = {
  readonly department: string;
  readonly reasons: readonly string[];
  readonly alternative?: { readonly department: string; readonly reasons: readonly string[] };
};

/** Which suggestion comes first: that of the keyword rule (WORDS-1), or that of the recognised symptoms. */
export type SuggestionLead = 'keywords' | 'symptoms';

const OLDEST_CHILD = 15;
/** What a patient is called who is a child, where no age is said. */
const CHILD = phrase(
  '(my|our|the|this) (baby|child|kid|toddler|infant|newborn|(little|small) (1|boy|girl|lad|son|daughter))|toddler|schoolboy|schoolgirl|schoolchild|(little|small|baby) (boy|girl)|(in|at) (nursery|primary school|year [1-9]|reception)',
);
const WHO_SEES_EVERYBODY = 'General Medicine';

/**
 * The keyword rule of WORDS-1 on the words that are neither denied nor a turn of speech nor the patient's name,
 * with the keywords found. The alternative is another department that the recognised symptoms or a child's age point
 * to (WORDS-4); its reasons are the patient's own words; without any symptom it is General Medicine, without a
 * reason. Where the clinic lets the symptoms lead, the two change places when the symptoms point elsewhere.
 */
export function suggestForPatient(transcript: string, lead: SuggestionLead = 'keywords'): Suggestion {
  const { words, patient, unsaid, symptoms, name, age } = readTranscript(transcript);
  const silent = [...unsaid, ...findIdioms(words), ...(name ? [name] : [])].map((span) => originalSpan(words, span));
  const { department, keywords } = voteByKeywords(blanked(words.original, silent));

  const reasons = new Map<string, string[]>();
  const add = (other: string, span: Span): void => {
    const { start, end } = originalSpan(words, span);
    reasons.set(other, [...(reasons.get(other) ?? []), words.original.slice(start, end)]);
  };
  for (const symptom of symptoms) add(symptom.department, symptom);
  const child = age === undefined && patient.other ? spansOf(words, CHILD)[0] : age;
  if (child !== undefined && (age === undefined || age.value <= OLDEST_CHILD)) add('Pediatrics', child);
  const ranked = [...reasons].toSorted(([one, first], [other, second]) => weight(other, second) - weight(one, first));
  const byKeywords = { department, reasons: keywords };
  const other = ranked.find(([candidate]) => candidate !== department);
  // A keyword that no symptom bears out may be a turn of speech: those who see everybody are not wrong.
  if (other === undefined && department !== WHO_SEES_EVERYBODY && symptoms.length === 0)
    return { ...byKeywords, alternative: { department: WHO_SEES_EVERYBODY, reasons: [] } };
  if (other === undefined) return byKeywords;
  const bySymptoms = { department: other[0], reasons: other[1] };
  return lead === 'symptoms' && ranked[0] === other
    ? { ...bySymptoms, alternative: byKeywords }
    : { ...byKeywords, alternative: bySymptoms };
}

/** The department most of the symptoms belong to; a child's age counts most, and of equal ones General Medicine does. */
function weight(department: string, reasons: readonly string[]): number {
  if (department === 'Pediatrics') return 9;
  return department === WHO_SEES_EVERYBODY ? reasons.length + 0.1 : reasons.length;
}
