import { phrase, says, spansOf } from '#shared/words/reading/phrase.ts';
import type { PlainWords, Span } from '#shared/words/reading/plain-words.ts';
import { SYMPTOM_ROWS, type Row } from '#shared/words/reading/symptom-rows.ts';

/** A symptom in the patient's words: its name on the form, its department, and its position. */
export type FoundSymptom = Span & Pick<Row, 'name' | 'department'>;

const PATTERNS = SYMPTOM_ROWS.map(({ name, department, words, needs }) => ({
  name,
  department,
  said: phrase(words),
  needs: needs === undefined ? undefined : phrase(needs),
}));

/**
 * The patient's symptoms in the order of the text, each once. The longest phrase wins if two overlap ("joint pain" over
 * "pain"); a symptom that is denied or later over (`unsaid`) is left out, and so is one of somebody else (`others`).
 */
export function findSymptoms(words: PlainWords, unsaid: readonly Span[], others: readonly Span[] = []): FoundSymptom[] {
  const isIn = (spans: readonly Span[], at: number): boolean => spans.some(({ start, end }) => at > start && at < end);
  const all = PATTERNS.flatMap(({ name, department, said, needs }) =>
    (needs === undefined || says(words.text, needs) ? spansOf(words, said) : []).map((span) => ({
      ...span,
      name,
      department,
    })),
  );
  const taken = new Uint8Array(words.text.length);
  const kept = all
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      const isFree = taken[start] !== 1 && taken[end - 1] !== 1;
      if (isFree) taken.fill(1, start, end);
      return isFree;
    });
  const byName = new Map<string, FoundSymptom>();
  for (const found of kept.toSorted((a, b) => a.start - b.start)) {
    if (isIn(unsaid, found.start)) byName.delete(found.name);
    else if (!isIn(others, found.start) && !byName.has(found.name)) byName.set(found.name, found);
  }
  return [...byName.values()];
}
