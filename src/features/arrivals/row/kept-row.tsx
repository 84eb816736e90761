import { type ComponentProps, memo, useEffect, useRef } from 'react';
import { ArrivalRow } from './arrival-row.tsx';
import type { RowAct } from './acts-of.ts';
import type { BoardRow } from '#src/features/arrivals/board/arrange.ts';

export type RowHandlers = {
  readonly act: (row: BoardRow, wanted: RowAct) => void;
  readonly open: ((row: BoardRow) => void) | undefined;
  readonly print: ((row: BoardRow) => void) | undefined;
};

type Latest = { readonly current: RowHandlers };

/** The handlers as they are when something is pressed, however long ago a row was drawn. */
export function useLatestHandlers(handlers: RowHandlers): Latest {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return latest;
}

type KeptRowProps = Omit<ComponentProps<typeof ArrivalRow>, 'onAct' | 'onOpen' | 'onPrint'> & {
  handlers: Latest;
  opens: boolean;
  prints: boolean;
};

/** A row that is drawn again only when it shows something else: a press must not draw a day of hundreds anew. */
export const KeptRow = memo(function KeptRow({ handlers, opens, prints, ...shown }: KeptRowProps) {
  const { row } = shown;
  return (
    <ArrivalRow
      {...shown}
      onAct={(wanted) => handlers.current.act(row, wanted)}
      onOpen={opens ? () => handlers.current.open?.(row) : undefined}
      onPrint={prints ? () => handlers.current.print?.(row) : undefined}
    />
  );
}, showsTheSame);

/** Handlers are no part of what is shown, and JSON leaves functions out. */
function showsTheSame(before: KeptRowProps, after: KeptRowProps): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
