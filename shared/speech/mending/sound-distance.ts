/** How different two words sound, judged by what engines and people confuse. Sounds are in ARPAbet ("AE N AH"). */

export type Sounds = readonly string[];

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));
/** Sounds that are easily confused. */
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

const SOUNDS = [...VOWELS, ...'B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH'.split(' ')];
const INDEX = new Map(SOUNDS.map((sound, at) => [sound, at]));
/** These two tables are used for every listed name: what each sound costs if it is missed, or replaced by another. */
const MISSED = Float32Array.from(SOUNDS, (sound) => (FAINT.has(sound) ? 0.6 : 0.9));
const EXCHANGED = Float32Array.from(SOUNDS.flatMap((one) => SOUNDS.map((other) => exchanged(one, other))));

function exchanged(one: string, other: string): number {
  if (one === other) return 0;
  const both = (group: ReadonlySet<string>) => group.has(one) && group.has(other);
  if (VOWELS.has(one) && VOWELS.has(other)) return NEAR_VOWELS.some(both) ? 0.3 : 0.6;
  return KIN.some(both) ? 0.45 : 1;
}

/** Sounds encoded as numbers. */
export type Coded = Uint8Array;

/** Encodes sounds as numbers; anything that is not an ARPAbet sound is left out. */
export function coded(sounds: Sounds): Coded {
  return Uint8Array.from(sounds.flatMap((sound) => INDEX.get(sound) ?? []));
}

/** The distance of `wanted` from each beginning of `heard`: at index n from its first n sounds. */
export function distancesOfBeginnings(wanted: Coded, heard: Coded): Float32Array {
  let row = new Float32Array(heard.length + 1);
  let next = new Float32Array(heard.length + 1);
  for (let at = 0; at < heard.length; at += 1) row[at + 1] = (row[at] ?? 0) + (MISSED[heard[at] ?? 0] ?? 1);
  for (const sound of wanted) {
    const missing = MISSED[sound] ?? 1;
    next[0] = (row[0] ?? 0) + missing;
    for (let at = 0; at < heard.length; at += 1) {
      const other = heard[at] ?? 0;
      const kept = (row[at] ?? 0) + (EXCHANGED[sound * SOUNDS.length + other] ?? 1);
      next[at + 1] = Math.min(kept, (row[at + 1] ?? 0) + missing, (next[at] ?? 0) + (MISSED[other] ?? 1));
    }
    [row, next] = [next, row];
  }
  return row;
}

/** The distance of two whole words; about 0.5 for one sound replaced by a similar one. */
export function soundDistance(one: Coded, other: Coded): number {
  return distancesOfBeginnings(one, other).at(-1) ?? 0;
}
