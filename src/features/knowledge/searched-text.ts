import type { Knowledge, KnownDanger, KnownSign } from '#shared/contract/staff/knowledge.ts';

/** What a search looks in. */
export function signText({ id, label, why, source, said, noted, together }: KnownSign): string {
  const phrases = [...said, ...noted].map(({ phrase }) => phrase);
  return [id, label, why, source, ...phrases, ...together.flat(2)].join(' ');
}

export function substanceText({ name, classes, otherNames }: Knowledge['substances'][number]): string {
  return [name, ...classes, ...otherNames].join(' ');
}

export function dangerText({ one, other, why, source }: KnownDanger): string {
  return [one, other, why, source].join(' ');
}
