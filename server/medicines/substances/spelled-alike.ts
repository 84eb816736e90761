import { editDistance } from '#shared/text/edit-distance.ts';
import { MEDICINES_BY_NAME, type Medicine } from '#server/medicines/known/known-medicines.ts';

const SHORTEST = 7;
const LONG = 9;
const NAMES = [...MEDICINES_BY_NAME].filter(([name]) => !name.includes(' ') && name.length >= SHORTEST - 1);
const BY_SPELLING = spellings();

/** A substance by a spelling of another country: “ciprofloxacino”, “clarithromicin”, “ibuprofene”. */
export function spelledElsewhere(word: string): readonly Medicine[] | undefined {
  return word.length < SHORTEST ? undefined : BY_SPELLING.get(spelling(word));
}

/** The one known name that a mistyped word is nearest to; undefined where there is none, or more than one. */
export function perhapsMeant(written: string): string | undefined {
  const word = /^\p{L}+/u.exec(written.trim().toLowerCase())?.[0] ?? '';
  if (word.length < SHORTEST - 1) return undefined;
  const most = word.length < LONG ? 1 : 2;
  const close = NAMES.filter(
    ([name]) => name.startsWith(word[0] ?? '') && Math.abs(name.length - word.length) <= most,
  ).map(([name, medicines]) => ({ name, medicines, distance: editDistance(word, name) }));
  const least = Math.min(most, ...close.map(({ distance }) => distance));
  const near = close.filter(({ distance }) => distance === least);
  const substances = new Set(near.map(({ medicines }) => medicines[0]?.ingredient));
  return substances.size === 1 ? near[0]?.name : undefined;
}

/** Of substances, not of brands (“concert” is not Concerta). What two substances would share is left out. */
function spellings(): ReadonlyMap<string, readonly Medicine[]> {
  const found = new Map<string, readonly Medicine[] | undefined>();
  for (const [name, medicines] of NAMES) {
    if (medicines[0]?.ingredient !== name) continue;
    const key = spelling(name);
    const earlier = found.has(key) ? found.get(key) : medicines;
    found.set(key, earlier?.[0]?.ingredient === medicines[0]?.ingredient ? medicines : undefined);
  }
  return new Map(
    [...found].flatMap(([key, medicines]) => (medicines === undefined ? [] : [[key, medicines] as const])),
  );
}

/** A name as its sounds, without the ending that languages give it. */
function spelling(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('ch', 'c')
    .replaceAll('y', 'i')
    .replaceAll('k', 'c')
    .replaceAll('w', 'v')
    .replaceAll(/[ao]e/gu, 'e')
    .replaceAll(/(.)\1/gu, '$1')
    .replace(/^es(?=[cpt])/u, 's')
    .replace(/[aeo]$/u, '');
}
