import { PART_ROWS, rowsOf, type Row } from '#shared/words/reading/body-parts.ts';
import { phrase, spansOf } from '#shared/words/reading/phrase.ts';
import type { PlainWords, Span } from '#shared/words/reading/plain-words.ts';
import { SYMPTOM_TABLE } from '#shared/words/reading/symptom-table.ts';

/** A symptom in the patient's words: what the form calls it, who treats it, and where it was said. */
export type FoundSymptom = Span & Pick<Row, 'name' | 'department'>;

const PATTERNS = [...rowsOf(SYMPTOM_TABLE), ...PART_ROWS].map(({ name, department, words }) => ({
  name,
  department,
  said: phrase(words),
}));

/**
 * The symptoms that are said of the patient, in the order of the text, each once. The longest phrase wins where two
 * overlap ("joint pain" over "pain"); a symptom that is denied or over later on (`unsaid`) is left out, and one that is
 * said of `others` says nothing of the patient.
 */
export function findSymptoms(words: PlainWords, unsaid: readonly Span[], others: readonly Span[] = []): FoundSymptom[] {
  const isIn = (spans: readonly Span[], at: number): boolean => spans.some(({ start, end }) => at > start && at < end);
  const all = PATTERNS.flatMap(({ name, department, said }) =>
    spansOf(words, said).map((span) => ({ ...span, name, department })),
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
