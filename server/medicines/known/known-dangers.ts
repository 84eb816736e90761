import { readTable } from './read-table.ts';

/** A row of a table as it stands there. */
type Row = {
  readonly one: string;
  readonly other: string;
  readonly severity: string;
  readonly why: string;
  readonly source: string;
};

/** The tables of interactions and cautions, row by row, for whoever wants to go over them. */
export function knownDangers(): { readonly interactions: Row[]; readonly cautions: Row[] } {
  return {
    interactions: rowsOf('interactions.tsv', ['one', 'other', 'severity', 'why', 'source']),
    cautions: rowsOf('cautions.tsv', ['medicine', 'patient', 'severity', 'why', 'source']),
  };
}

function rowsOf(file: string, columns: readonly string[]): Row[] {
  return readTable(file, columns).map(({ cells: [one = '', other = '', severity = '', why = '', source = ''] }) => ({
    one,
    other,
    severity,
    why,
    source,
  }));
}
