import { findIdioms } from '#shared/words/reading/idioms.ts';
import { phrase, spansOf } from '#shared/words/reading/phrase.ts';
import { blanked, originalSpan, type Span } from '#shared/words/reading/plain-words.ts';
import { readWords, type Reading } from '#shared/words/reading/read-words.ts';
import { voteByKeywords } from './suggest-department.ts';

/** What a patient is shown: the department and the words that led there, and perhaps a second one with its own. */
export type Suggestion = {
  readonly department: string;
  readonly reasons: readonly string[];
  readonly alternative?: { readonly department: string; readonly reasons: readonly string[] };
};

/** Which suggestion comes first: the keyword rule's (WORDS-1) or the recognized symptoms'. */
export type SuggestionLead = 'keywords' | 'symptoms';

const OLDEST_CHILD = 15;
/** Words for a patient who is a child, if no age is given. */
const CHILD = phrase(
  '(my|our|the|this) (baby|child|kid|toddler|infant|newborn|(little|small) (1|boy|girl|lad|son|daughter))|toddler|schoolboy|schoolgirl|schoolchild|(little|small|baby) (boy|girl)|(in|at) (nursery|primary school|year [1-9]|reception)',
);
const WHO_SEES_EVERYBODY = 'General Medicine';

/**
 * Applies the keyword rule of WORDS-1 to the words that are not denied, idiomatic or the patient's name, and returns
 * the keywords found. The alternative is another department that the recognized symptoms or a child's age point to
 * (WORDS-4), with the patient's own words as its reasons; without any symptom it is General Medicine, without a reason.
 * If the clinic lets symptoms lead, the two change places when the symptoms point elsewhere.
 */
export function suggestForPatient(transcript: string, lead: SuggestionLead = 'keywords'): Suggestion {
  return suggest(readWords(transcript), lead);
}

/** The same for what has been read already. */
export function suggest(reading: Reading, lead: SuggestionLead = 'keywords'): Suggestion {
  const { words, patient, scopes, symptoms, name, age } = reading;
  const unsaid = [...scopes.denied, ...scopes.over, ...scopes.others];
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
  // A keyword without a matching symptom may be an idiom; departments that see everybody are never wrong.
  if (other === undefined && department !== WHO_SEES_EVERYBODY && symptoms.length === 0)
    return { ...byKeywords, alternative: { department: WHO_SEES_EVERYBODY, reasons: [] } };
  if (other === undefined) return byKeywords;
  const bySymptoms = { department: other[0], reasons: other[1] };
  return lead === 'symptoms' && ranked[0] === other
    ? { ...bySymptoms, alternative: byKeywords }
    : { ...byKeywords, alternative: bySymptoms };
}

/** The department of most of the symptoms; a child's age counts most, and a tie goes to General Medicine. */
function weight(department: string, reasons: readonly string[]): number {
  if (department === 'Pediatrics') return 9;
  return department === WHO_SEES_EVERYBODY ? reasons.length + 0.1 : reasons.length;
}
