import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = Readonly<Record<'dependencies' | 'devDependencies' | 'overrides', Readonly<Record<string, string>>>>;
const { dependencies, devDependencies, overrides }: Package = JSON.parse(readFileSync('package.json', 'utf8'));
const page = readFileSync('docs/packages.md', 'utf8');
const [, preReleases = ''] = page.split('## Pre-releases and overrides');

/** Named as it is, or by a star for its family. */
const isNamedIn = (text: string) => (name: string) =>
  [...text.matchAll(/`([^`]+)`/g)].some(([, named = '']) =>
    named.endsWith('*') ? name.startsWith(named.slice(0, -1)) : named === name,
  );

it('docs/packages.md says of every package what it is for', () => {
  const all = Object.keys({ ...dependencies, ...devDependencies });
  expect(all.filter((name) => !isNamedIn(page)(name))).toEqual([]);
});

it('docs/packages.md says of every pre-release and override why it is here', () => {
  const unfinished = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) =>
    version.includes('-'),
  );
  const wanted = [...unfinished.map(([name]) => name), ...Object.keys(overrides)];
  expect(wanted).not.toEqual([]);
  expect(wanted.filter((name) => !isNamedIn(preReleases)(name))).toEqual([]);
});

it('every version is exact', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version));
  expect(loose).toEqual([]);
});
