import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { precachedFiles } from '../../build/precache.ts';

/** What the bundler derives from a file's content. */
const HASH = /-[\w-]{8}(?=\.(?:js|css|svg|woff2|wasm)\b)/g;
/** Names of one to three letters change with each build, and a chunk's modules may be in another order. */
const WORD = /[\w$]{4,}/g;

/** A build without what changes every time: its chunks as `name: all its words`, and the files cached offline. */
export type PlainBuild = { readonly chunks: readonly string[]; readonly kept: readonly string[] };

/** Reads the build in `dist`. `plain` removes whatever else may differ. */
export function readPlainBuild(dist: string, plain: (text: string) => string): PlainBuild {
  const withoutHashes = (text: string) => plain(text.replaceAll(HASH, ''));
  const chunks = globSync('assets/*.js', { cwd: dist }).map((name) => {
    const text = withoutHashes(readFileSync(join(dist, name), 'utf8'));
    return `${withoutHashes(basename(name))}: ${(text.match(WORD) ?? []).toSorted().join(' ')}`;
  });
  const { everywhere, ifPaired } = precachedFiles(dist);
  const kept = [...everywhere, ...ifPaired.map((file) => `${file}, if paired`)].map(withoutHashes);
  return { chunks: chunks.toSorted(), kept: kept.toSorted() };
}

/** One sentence for each chunk and each cached file that only one of two builds has. */
export function differences(before: PlainBuild, after: PlainBuild): string[] {
  const nameOf = (chunk: string) => chunk.slice(0, chunk.indexOf(':'));
  return [
    ...missingIn(after.chunks, before.chunks).map((chunk) => `${nameOf(chunk)} is gone or holds something else`),
    ...missingIn(before.chunks, after.chunks).map((chunk) => `${nameOf(chunk)} is new or holds something else`),
    ...missingIn(after.kept, before.kept).map((file) => `${file} is not kept offline any more`),
    ...missingIn(before.kept, after.kept).map((file) => `${file} is kept offline now`),
  ];
}

/** Two chunks may have the same name, as pages of two areas do, so each is looked for as often as it occurs. */
function missingIn(list: readonly string[], wanted: readonly string[]): string[] {
  const left = [...list];
  return wanted.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
