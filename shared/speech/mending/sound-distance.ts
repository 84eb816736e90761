/** How unlike the sounds of two words are, by what engines and people take for each other. Sounds in ARPAbet ("AE N AH"). */

export type Sounds = readonly string[];

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));
/** Sounds that are easily taken for one another. */
const KIN = ['P B', 'T D TH DH', 'K G', 'F V TH', 'S Z SH ZH TH', 'CH JH SH T', 'M N NG', 'L R W', 'V B W', 'Y IY'].map(
  (group) => new Set(group.split(' ')),
);
const NEAR_VOWELS = [
  'AA AO AH AE',
  'EH AE IH EY',
  'IH IY EY',
  'OW AO UH UW',
  'AH IH EH UH ER',
  'AW AA OW',
  'AY AA',
].map((group) => new Set(group.split(' ')));
/** Sounds that are easily missed. */
const FAINT = new Set(['HH', 'AH', 'IH', 'Y', 'T', 'D', 'R']);

function exchanged(one: string, other: string): number {
  if (one === other) return 0;
  const both = (group: ReadonlySet<string>) => group.has(one) && group.has(other);
  if (VOWELS.has(one) && VOWELS.has(other)) return NEAR_VOWELS.some(both) ? 0.3 : 0.6;
  return KIN.some(both) ? 0.45 : 1;
}

function missed(sound: string): number {
  return FAINT.has(sound) ? 0.6 : 0.9;
}

/** The distance of `wanted` from each beginning of `heard`: at index n from its first n sounds. */
export function distancesOfBeginnings(wanted: Sounds, heard: Sounds): number[] {
  let row = [0];
  for (const sound of heard) row.push((row.at(-1) ?? 0) + missed(sound));
  for (const sound of wanted) {
    const next = [(row[0] ?? 0) + missed(sound)];
    for (const [at, other] of heard.entries()) {
      const kept = (row[at] ?? 0) + exchanged(sound, other);
      next.push(Math.min(kept, (row[at + 1] ?? 0) + missed(sound), (next[at] ?? 0) + missed(other)));
    }
    row = next;
  }
  return row;
}

/** The distance of two whole words; about 0.5 for one sound that was taken for a near one. */
export function soundDistance(one: Sounds, other: Sounds): number {
  return distancesOfBeginnings(one, other).at(-1) ?? 0;
}
