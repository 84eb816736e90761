import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LICENCE_EXCEPTIONS } from '../../../tools/supply/exceptions.ts';
import { judgeLicences } from '../../../tools/supply/judge-licences.ts';
import { judgeLock, type LockEntry } from '../../../tools/supply/judge-lock.ts';
import { readPackages } from '../../../tools/supply/read-packages.ts';

const TODAY = '2026-11-27';
const root = join(import.meta.dirname, '../../..');

describe('where packages come from', () => {
  const judged = (entry: LockEntry, scripts: Record<string, boolean> = {}) =>
    judgeLock({ lockfileVersion: 3, packages: { '': {}, 'node_modules/a/node_modules/@b/c': entry } }, scripts);
  const good = { version: '1.0.0', integrity: 'sha512-x' };

  it('is the registry, each with its hash', () => {
    expect(judged(good)).toEqual([]);
    expect(judged({ ...good, resolved: 'https://registry.npmjs.org/@b/c/-/c-1.0.0.tgz' })).toEqual([]);
  });

  it.each<[string, LockEntry]>([
    ['another host', { ...good, resolved: 'https://registry.npmjs.org.evil.example/c.tgz' }],
    ['a repository', { ...good, resolved: 'git+ssh://git@github.com/b/c.git#1' }],
    ['a folder', { resolved: '../c', link: true }],
    ['nowhere', { integrity: 'sha512-x' }],
    ['the registry without a hash', { version: '1.0.0' }],
    [
      'the registry without a hash, for another system, and shipped',
      { version: '1.0.0', optional: true, os: ['win32'] },
    ],
    ['the registry with a script that is on no list', { ...good, hasInstallScript: true }],
  ])('is not %s', (_, entry) => {
    expect(judged(entry).length).toBeGreaterThan(0);
  });

  it('lists each script that runs at an installation, and no others', () => {
    expect(judged({ ...good, hasInstallScript: true }, { '@b/c': false })).toEqual([]);
    expect(judged(good, { '@b/c': true })).toEqual(['@b/c is listed in allowScripts and has no script.']);
  });
});

describe('under which licences they are', () => {
  const one = (licence: string | undefined, isShipped = true) => [{ name: 'one', licence, isShipped }];
  const exception = { package: 'one', until: '2026-12-31', why: 'looked at' };

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('may be %s', (licence) => {
    expect(judgeLicences(one(licence), [], TODAY)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN x', 'UNLICENSED', undefined])(
    'may not be %s',
    (licence) => {
      expect(judgeLicences(one(licence), [], TODAY)).toHaveLength(1);
    },
  );

  it('is wider for what does not leave the house', () => {
    expect(judgeLicences(one('MPL-2.0', false), [], TODAY)).toEqual([]);
    expect(judgeLicences(one('MPL-2.0'), [], TODAY)).toHaveLength(1);
  });

  it('is excepted until a day, and only where there is such a package', () => {
    expect(judgeLicences(one('GPL-3.0-only'), [exception], TODAY)).toEqual([]);
    expect(judgeLicences(one('GPL-3.0-only'), [{ ...exception, until: '2026-11-26' }], TODAY)).toHaveLength(2);
    expect(judgeLicences([], [exception], TODAY)).toHaveLength(1);
  });
});

it('the packages of this project pass', () => {
  const { lock, allowScripts, licensed } = readPackages(root);
  expect(judgeLock(lock, allowScripts)).toEqual([]);
  expect(judgeLicences(licensed, LICENCE_EXCEPTIONS, TODAY)).toEqual([]);
});
