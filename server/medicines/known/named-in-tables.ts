import { readTable, type Row } from './read-table.ts';

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'interactions.tsv': ['one', 'other', 'severity', 'why', 'source'],
  'cautions.tsv': ['medicine', 'patient', 'severity', 'why', 'source'],
  'cross-reactions.tsv': ['one', 'other', 'why', 'source'],
  'local-forms.tsv': ['medicine', 'form', 'counts as', 'source'],
  'doses.tsv': ['substance', 'patient', 'most mg in 24 hours', 'source'],
};

/** Every word by which a row of another table speaks of medicines, substances and classes alike. */
export function namedInTables(): ReadonlySet<string> {
  return new Set(Object.entries(COLUMNS).flatMap(([file, columns]) => readTable(file, columns).flatMap(namedIn)));
}

/** The first three cells; what is no medicine among them (“asthma”, “stop”) is the name of no class. */
function namedIn({ cells }: Row): string[] {
  return cells
    .slice(0, 3)
    .flatMap((cell) => cell.split(' and '))
    .map((part) => part.replace(/^takes (?:no )?/u, ''));
}
