import { BODY_PARTS, lumpIn, painIn, swellingOf, weaknessOf } from './body-parts.ts';
import type { DEPARTMENTS } from './departments.ts';
import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';
import { SYMPTOM_TABLE } from './symptom-table.ts';
import { isWithin, type Unsaid } from './unsaid.ts';

/** A symptom in the patient's words: what the form calls it, who treats it, and where it was said. */
export type FoundSymptom = Span & {
  readonly name: string;
  readonly department: (typeof DEPARTMENTS)[number];
};

type Pattern = Pick<FoundSymptom, 'name' | 'department'> & { readonly said: RegExp };

const LETTERS: Readonly<Record<string, FoundSymptom['department']>> = {
  C: 'Cardiology',
  N: 'Neurology',
  O: 'Orthopedics',
  E: 'Ophthalmology',
  D: 'Dermatology',
  T: 'Oncology',
};
const pattern = (letter: string, name: string, said: string): Pattern => ({
  name,
  department: LETTERS[letter] ?? 'General Medicine',
  said: phrase(said),
});

const PATTERNS: readonly Pattern[] = [
  ...SYMPTOM_TABLE.split('\n').map((line) => {
    const [name = '', ...others] = line.slice(2).split('|');
    // The first alternative that fits is taken, and the name is often the beginning of another phrase.
    return pattern(line.charAt(0), name, [...others, name].join('|'));
  }),
  ...BODY_PARTS.flatMap(({ letter, name, words }) => [
    pattern(letter, `${name} pain`, painIn(words)),
    pattern(letter, `${name} swelling`, swellingOf(words)),
    pattern('G', `${name} lump`, lumpIn(words)),
    pattern('N', `${name} weakness`, weaknessOf(words)),
  ]),
];
const PART_MENTIONS = BODY_PARTS.map(({ letter, name, words }) => pattern(letter, name, words));
/** Complaints that may leave their place unsaid, and what follows the place in their name. */
const PLACELESS: Readonly<Record<string, string>> = {
  'it hurts': 'pain',
  swelling: 'swelling',
  lump: 'lump',
};

/**
 * The symptoms that are said of the patient, in the order of the text, each once. The longest phrase wins where two
 * overlap ("joint pain" over "pain"); a symptom that is denied later on is left out.
 */
export function findSymptoms(words: PlainWords, unsaid: Unsaid): FoundSymptom[] {
  const all = PATTERNS.flatMap(({ name, department, said }) =>
    spansOf(words, said).map((span) => ({ ...span, name, department })),
  );
  const taken = new Uint8Array(words.text.length);
  const kept: FoundSymptom[] = [];
  const placed = placesBy(words);
  for (const found of all.toSorted((a, b) => weight(b) - weight(a))) {
    if (taken[found.start] === 1 || taken[found.end - 1] === 1) continue;
    taken.fill(1, found.start, found.end);
    kept.push(placed(found));
  }
  const byName = new Map<string, FoundSymptom>();
  for (const found of kept.toSorted((a, b) => a.start - b.start)) {
    if (isWithin(found, unsaid.denied)) byName.delete(found.name);
    else if (!byName.has(found.name) && !isWithin(found, unsaid.feared)) byName.set(found.name, found);
  }
  byName.delete('it hurts');
  return [...byName.values()];
}

/** A longer phrase says more; one without a place says least. */
function weight({ name, start, end }: FoundSymptom): number {
  return name === 'pain' || name in PLACELESS ? 0 : end - start;
}

/** "My big toe … that's where it hurts": gives a complaint without a place the last part of the body before it. */
function placesBy(words: PlainWords): (found: FoundSymptom) => FoundSymptom {
  const places = PART_MENTIONS.flatMap(({ name, department, said }) =>
    spansOf(words, said).map((span) => ({ at: span.end, part: name, department })),
  ).toSorted((a, b) => b.at - a.at);
  return (found) => {
    const suffix = PLACELESS[found.name];
    const place = places.find(({ at }) => at <= found.start && found.start - at < 80);
    if (suffix === undefined || place === undefined) return found;
    return { ...found, name: `${place.part} ${suffix}`, department: place.department };
  };
}
