import { createHash } from 'node:crypto';
import { ERASABLE_ACTIONS } from '#server/database/repositories/staff/audit-repository.ts';

/** An entry of the audit log as the chain reads it. */
export type SealedEntry = {
  readonly id: string;
  readonly at: string;
  readonly actorRole: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectId: string | null;
  readonly device: string;
  readonly address: string;
  /** As the database writes it. */
  readonly details: string | null;
};
export type Seal = {
  readonly number: number;
  readonly entryId: string;
  readonly detailsDigest: string | null;
  readonly salt: string | null;
  readonly hash: string;
};
/** What the chain has at one number; an entry that is gone is undefined. */
export type Link = { readonly seal: Seal; readonly entry: SealedEntry | undefined };

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The hash of an entry's details under a salt of its own. */
export function digestOf(details: string | null, salt: string): string | null {
  return details === null ? null : sha256(`${salt}\n${details}`);
}

/** The hash of a seal: over the seal before, its own number, and all of the entry. */
export function hashOf(before: string, number: number, entry: SealedEntry, detailsDigest: string | null): string {
  const { id, at, actorRole, actorId, action, subjectId, device, address } = entry;
  const said = [before, number, id, at, actorRole, actorId, action, subjectId, device, address, detailsDigest];
  return sha256(JSON.stringify(said));
}

export type Break = { readonly number: number; readonly entryId: string; readonly why: string };
export type Verdict = {
  readonly entries: number;
  readonly erased: number;
  /** The hash of the last seal: who has noted it elsewhere notices a chain that was made anew or cut. */
  readonly end: string;
  readonly broken: Break | undefined;
};

/** Follows the chain from its beginning and stops at the first break. @param noted ends that were noted earlier, by number */
export async function followChain(
  links: AsyncIterable<Link>,
  noted: ReadonlyMap<number, string> = new Map(),
): Promise<Verdict> {
  let [entries, erased, end] = [0, 0, ''];
  for await (const { seal, entry } of links) {
    const why = wrongWith(seal, entry, entries + 1, end, noted.get(seal.number));
    if (why !== undefined) return { entries, erased, end, broken: { number: entries + 1, entryId: seal.entryId, why } };
    entries += 1;
    end = seal.hash;
    if (entry?.details === null && seal.detailsDigest !== null) erased += 1;
  }
  const last = Math.max(0, ...noted.keys());
  const cut = { number: entries + 1, entryId: '', why: `the chain ends before number ${last}, which was noted` };
  return { entries, erased, end, broken: last > entries ? cut : undefined };
}

function wrongWith(
  seal: Seal,
  entry: SealedEntry | undefined,
  number: number,
  before: string,
  noted: string | undefined,
): string | undefined {
  if (seal.number !== number) return `seal ${number} is missing`;
  if (entry === undefined) return 'the entry was deleted';
  if (entry.details === null && seal.detailsDigest !== null) {
    if (!ERASABLE_ACTIONS.some((action) => action === entry.action)) return 'its details were deleted';
  } else if (digestOf(entry.details, seal.salt ?? '') !== seal.detailsDigest) return 'its details were changed';
  if (hashOf(before, number, entry, seal.detailsDigest) !== seal.hash) return 'the entry or its seal was changed';
  return noted === undefined || noted === seal.hash ? undefined : 'the chain was made anew: another end was noted';
}
