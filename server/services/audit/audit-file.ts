import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Link } from './chain.ts';

const text = v.nullable(v.string());
const LinkLine = v.object({
  seal: v.object({ number: v.number(), entryId: v.string(), detailsDigest: text, salt: text, hash: v.string() }),
  entry: v.object({
    id: v.string(),
    at: v.string(),
    actorRole: v.string(),
    actorId: text,
    action: v.string(),
    subjectId: text,
    device: v.string(),
    address: v.string(),
    details: text,
  }),
});

/** The log with its chain as a file: one line of JSON for each entry, its seal beside it. */
export function lineOf(link: Link): string {
  return `${JSON.stringify(link)}\n`;
}

/** Reads such a file; throws at a line that is none. */
export async function* linksIn(file: Readable): AsyncGenerator<Link> {
  for await (const line of createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line !== '') yield v.parse(LinkLine, JSON.parse(line));
}
