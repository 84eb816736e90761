import type { Key, ReactNode } from 'react';

type SystemsListProps<Row> = {
  label: string;
  empty: string;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  children: (row: Row) => ReactNode;
};

/** Rows on one card, or a sentence where there are none. */
export function SystemsList<Row>({ label, empty, rows, keyOf, children }: SystemsListProps<Row>) {
  if (rows.length === 0) return <p className="rounded-card bg-white px-5 py-8 text-ink-2 shadow-card">{empty}</p>;
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card bg-white shadow-card">
      {rows.map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  );
}
