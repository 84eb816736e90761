import type { ReactNode } from 'react';
import { Card } from '#src/ui/lists/card.tsx';
import { Skeleton } from '#src/ui/lists/skeleton.tsx';

/** Recent lists on the admin dashboard have 5 items (NUM-2). */
const RECENT = 5;

type RecentListProps<Row> = {
  title: string;
  empty: string;
  /** What stands there when they could not be had. */
  unknown: string;
  rows: readonly Row[] | undefined;
  loading: boolean;
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

export function RecentList<Row>({ title, empty, unknown, rows, loading, keyOf, children }: RecentListProps<Row>) {
  return (
    <Card className="grid grid-cols-1 content-start gap-3">
      <h2 className="text-xl font-bold text-ink">{title}</h2>
      {rows === undefined && loading && <RowsWaiting />}
      {rows === undefined && !loading && <p className="text-ink-2">{unknown}</p>}
      {rows?.length === 0 && <p className="text-ink-2">{empty}</p>}
      {rows !== undefined && rows.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {rows.slice(0, RECENT).map((row) => (
            <li key={keyOf(row)} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function RowsWaiting() {
  return (
    <div className="grid divide-y divide-line">
      {Array.from({ length: RECENT }, (_unused, index) => (
        <div key={index} className="flex min-h-16 items-center gap-3 py-2">
          <Skeleton className="size-12 rounded-full!" />
          <Skeleton className="h-5 w-44" />
        </div>
      ))}
    </div>
  );
}
