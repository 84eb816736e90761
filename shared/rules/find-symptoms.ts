import { BODY_PARTS, lumpIn, painIn, swellingOf } from './body-parts.ts';
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

/** Names that do not follow "… pain", and the clinicians' words for some pains. */
const PAIN_WORDS: Readonly<Record<string, string>> = {
  ear: 'otalgia',
  muscle: 'myalgias?|muscle (pains?|aches?) (in|of|on) MY [a-z]+',
  joint: 'arthralgias?|joint pains? (in|of|on) MY [a-z]+( and (my )?[a-z]+)?',
  back: 'sciatica|lumbago',
  chest: 'angina',
  period: 'dysmenorrh*',
};

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
    const colon = line.indexOf(': ');
    return pattern(line.charAt(0), line.slice(2, colon), line.slice(colon + 2));
  }),
  ...BODY_PARTS.flatMap(({ letter, name, words }) => [
    pattern(letter, `${name} pain`, [PAIN_WORDS[name], painIn(words)].filter(Boolean).join('|')),
    pattern(letter, `${name} swelling`, swellingOf(words)),
    pattern('G', `${name} lump`, lumpIn(words)),
  ]),
  pattern('G', 'swelling', 'swelling|swollen|o?edema'),
  pattern('G', 'pain', 'pains?|painful'),
  pattern(
    'G',
    'it hurts',
    "(it|that|this|which)('s| is| really| just| still| now| been)* (hurt*|aches|aching|sore|painful|killing me|paining)",
  ),
];
const PART_MENTIONS = BODY_PARTS.map(({ letter, name, words }) => pattern(letter, name, words));
/** Complaints that may leave their place unsaid, and what follows the place in their name. */
const PLACELESS: Readonly<Record<string, string>> = {
  'it hurts': 'pain',
  bleeding: 'bleeding',
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
    else if (!byName.has(found.name) && !isHypothetical(found, words, unsaid)) byName.set(found.name, found);
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
    if (suffix === undefined) return found;
    const place = places.find(({ at }) => at <= found.start);
    if (place === undefined || found.start - place.at > 90) return found;
    const name = `${place.part} ${suffix}`;
    if (suffix === 'bleeding' && place.part !== 'nose') return found;
    return { ...found, name: name === 'nose bleeding' ? 'nosebleed' : name, department: place.department };
  };
}

/** "If I get a fever": nothing the patient has. What was had before still belongs on the form. */
function isHypothetical(found: FoundSymptom, words: PlainWords, unsaid: Unsaid): boolean {
  return unsaid.distant.some(
    (span) =>
      found.start >= span.start &&
      found.start < span.end &&
      /^(?:if|in case|prevent|avoid|vaccin)/u.test(words.text.slice(span.start, span.start + 10).trim()),
  );
}
