import satisfies from 'spdx-satisfies';

/** A licence that is on no list, and is put up with until a day on which it is looked at again, and why. */
export type LicenceException = { readonly package: string; readonly until: string; readonly why: string };

/** What we may ship under: keep the notice, and no more. */
const SHIPPED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];
/** What we may work with, too, because it does not leave the house. */
const WORKED_WITH = [...SHIPPED, 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'Python-2.0'];

type Licensed = { readonly name: string; readonly licence: string | undefined; readonly isShipped: boolean };

/** @param today such as `2026-11-27` @returns a sentence for each fault */
export function judgeLicences(
  packages: readonly Licensed[],
  exceptions: readonly LicenceException[],
  today: string,
): string[] {
  const faults = exceptions
    .filter(({ until }) => until < today)
    .map((one) => `The exception for the licence of ${one.package} has ended on ${one.until}.`);
  for (const { name, licence, isShipped } of packages) {
    if (isAllowed(licence, isShipped ? SHIPPED : WORKED_WITH)) continue;
    if (exceptions.some((one) => one.package === name && one.until >= today)) continue;
    faults.push(`${name} is under ${licence ?? 'no licence that it names'}, which is on no list.`);
  }
  for (const { package: excepted } of exceptions)
    if (!packages.some(({ name }) => name === excepted))
      faults.push(`There is no ${excepted}, which has an exception.`);
  return faults;
}

function isAllowed(licence: string | undefined, list: readonly string[]): boolean {
  try {
    return licence !== undefined && satisfies(licence, [...list]);
  } catch {
    return false;
  }
}
