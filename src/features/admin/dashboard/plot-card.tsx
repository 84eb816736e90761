import type { ReactNode } from 'react';
import { Card } from '#src/ui/lists/card.tsx';

type PlotCardProps = {
  title: string;
  /** Of what time. */
  span: string;
  /** The plot in one sentence, for everyone. */
  summary: string;
  /** The heads of the two columns of the table. */
  heads: readonly [string, string];
  rows: readonly { readonly label: string; readonly count: number }[];
  children: ReactNode;
};

/** A small plot with its sentence, and the same numbers as a table that only screen readers see. */
export function PlotCard({ title, span, summary, heads, rows, children }: PlotCardProps) {
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-base font-bold text-ink">{title}</h2>
        <p className="text-sm text-ink-3">{span}</p>
      </div>
      <div className="flex flex-1 flex-col justify-end">{children}</div>
      <p className="text-sm text-ink-2">{summary}</p>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
