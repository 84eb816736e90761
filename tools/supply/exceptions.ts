import type { Exception } from './judge-audit.ts';
import type { LicenceException } from './judge-licences.ts';

/** Known faults of packages that we ship which do not concern us, each until a day on which it is looked at again. */
export const EXCEPTIONS: readonly Exception[] = [];

/** Licences on no list, each until a day on which it is looked at again. */
export const LICENCE_EXCEPTIONS: readonly LicenceException[] = [
  { package: 'png-js', until: '2027-11-30', why: 'MIT, by the LICENSE file in it: its package.json names none.' },
  {
    package: 'caniuse-lite',
    until: '2027-11-30',
    why: 'CC-BY-4.0. Data that tools read while building; the lock file counts it as shipped, because a package names it as an optional peer.',
  },
];
