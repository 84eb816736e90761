import { listOf, readTable } from './read-table.ts';

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

/** The tables of products, conditions, doses, forms and cross-reactions, row by row. */
export function knownRest() {
  return {
    combinations: readTable('combinations.tsv', ['name', 'substances']).map(
      ({ cells: [name = '', substances = ''] }) => ({
        name,
        substances: listOf(substances),
      }),
    ),
    conditions: readTable('conditions.tsv', ['condition', 'in a sentence', 'words']).map(
      ({ cells: [name = '', , words = ''] }) => ({ name, words: listOf(words) }),
    ),
    doses: readTable('doses.tsv', ['substance', 'patient', 'most mg in 24 hours', 'source']).map(
      ({ cells: [substance = '', patient = '', mg = '', source = ''] }) => ({
        substance,
        patient,
        mg: Number(mg),
        source,
      }),
    ),
    localForms: readTable('local-forms.tsv', ['medicine', 'form', 'counts as', 'source']).map(
      ({ cells: [medicine = '', form = '', countsAs = '', source = ''] }) => ({ medicine, form, countsAs, source }),
    ),
    crossReactions: rowsOf('cross-reactions.tsv', ['one', 'other', 'why', 'source']).map(
      ({ one, other, severity: why, why: source }) => ({ one, other, severity: 'stop', why, source }),
    ),
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
