import type { Row } from './read-table.ts';

/**
 * How dangerous something is, why, and the source. `stop`: a doctor needs a reason to continue; `care`: worth knowing.
 */
export type Danger = { readonly severity: 'stop' | 'care'; readonly why: string; readonly source: string };

/** One row of a table: `fine` says that the rule for the class does not apply to this medicine. */
export type Ruling = {
  readonly severity: Danger['severity'] | 'fine';
  readonly why: string;
  readonly source: string;
  readonly place: string;
  readonly line: number;
};

const WORST_FIRST = ['stop', 'care', 'fine'];

/** A ruling from a table row. @throws with the position of a row without severity, reason or source */
export function rulingOf(severity: string, why: string, source: string, { place, line }: Row): Ruling {
  if (severity !== 'stop' && severity !== 'care' && severity !== 'fine')
    throw new Error(`${place}: the severity is stop, care or fine, not “${severity}”`);
  if (why === '' || source === '') throw new Error(`${place}: a reason and a source are needed`);
  return { severity, why, source, place, line };
}

/**
 * The ruling that counts: the one that names the medicines most exactly; among equals the worst; among those the first
 * in the table. So a table can make one substance an exception to its class.
 */
export function decide(found: readonly { readonly exact: number; readonly ruling: Ruling }[]): Danger | undefined {
  const rank = ({ severity }: Ruling) => WORST_FIRST.indexOf(severity);
  const [first] = found.toSorted(
    (one, other) =>
      other.exact - one.exact || rank(one.ruling) - rank(other.ruling) || one.ruling.line - other.ruling.line,
  );
  if (first === undefined || first.ruling.severity === 'fine') return undefined;
  const { severity, why, source } = first.ruling;
  return { severity, why, source };
}
