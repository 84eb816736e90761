import { lazy, Suspense, useState } from 'react';
import { type BoardColumn, STAGES } from '#shared/clinic/visit-stage.ts';
import { arrivalsTexts as texts } from '#src/locales/en/staff/arrivals.ts';
import { KeptRow, useLatestHandlers } from '#src/features/arrivals/row/kept-row.tsx';
import { asksWhy, type RowAct, stageAfter } from '#src/features/arrivals/row/acts-of.ts';
import { type Arranged, type BoardRow } from './arrange.ts';
import { BoardPart } from './board-part.tsx';
import type { Line } from './lines.ts';
import type { Moves } from './use-moves.ts';
import { waitOf } from './wait-words.ts';

const WhyDialog = lazy(async () => ({
  default: (await import('#src/features/arrivals/row/why-dialog.tsx')).WhyDialog,
}));
const MoveDialog = lazy(async () => ({
  default: (await import('#src/features/arrivals/row/move-dialog.tsx')).MoveDialog,
}));

/** Who waits stands first, then who is called: that is what one looks for. */
export const PARTS: readonly BoardColumn[] = ['waiting', 'called', 'expected', 'done'];

type BoardListProps = {
  arranged: Arranged;
  now: number;
  lines: readonly Line[];
  moves: Moves;
  canMove: boolean;
  isFiltered: boolean;
  showsDoctor: boolean;
  doneShown: boolean;
  onDoneShown: (shown: boolean) => void;
  /** Where this browser calls from; asks for it when it is not known. */
  placeFor: (row: BoardRow) => string | undefined;
  openKey?: string | undefined;
  onOpen?: ((row: BoardRow) => void) | undefined;
  onPrint?: ((row: BoardRow) => void) | undefined;
};

type Asking = { readonly what: 'back' | 'first' | 'move'; readonly row: BoardRow };

/** The four parts of the board, one below the other, in one scroll. */
export function BoardList(props: BoardListProps) {
  const { arranged, now, lines, moves, canMove, isFiltered, showsDoctor, doneShown, onDoneShown, placeFor } = props;
  const [asking, setAsking] = useState<Asking>();
  const stop = () => setAsking(undefined);

  function act(row: BoardRow, wanted: RowAct): void {
    const { entry, appointmentId } = row;
    if (wanted === 'check-in' && appointmentId !== null) void moves.arrive(appointmentId);
    if (entry === undefined) return;
    if (wanted === 'move') setAsking({ what: wanted, row });
    else if (asksWhy(wanted, entry.stage)) setAsking({ what: wanted === 'first' ? 'first' : 'back', row });
    else if (wanted === 'not-first') void moves.move(entry, { priority: 0 });
    else goTo(row, wanted);
  }
  function goTo(row: BoardRow, wanted: RowAct): void {
    const stage = stageAfter(wanted);
    if (row.entry === undefined || stage === undefined) return;
    const needsPlace = STAGES[stage].hasPlace;
    const place = needsPlace ? (row.entry.place ?? placeFor(row)) : undefined;
    if (needsPlace && place === undefined) return;
    void moves.move(row.entry, { stage, ...(place !== undefined && { place }) });
  }
  async function confirm(move: { reason?: string; doctorId?: string }): Promise<void> {
    const entry = asking?.row.entry;
    if (asking === undefined || entry === undefined) return;
    const { what } = asking;
    const stage = what === 'back' ? ({ stage: 'waiting' } as const) : {};
    await moves.move(entry, { ...move, ...stage, ...(what === 'first' && { priority: 1 as const }) });
    stop();
  }

  const handlers = useLatestHandlers({ act, open: props.onOpen, print: props.onPrint });

  const ticket = asking?.row.ticket ?? texts.noTicket;
  return (
    <div className="@container rounded-card bg-white shadow-card">
      {PARTS.map((column) => {
        const rows = arranged[column];
        return (
          <BoardPart
            key={column}
            column={column}
            count={rows.length}
            urgent={column === 'done' ? 0 : rows.filter(({ urgent }) => urgent).length}
            {...(column === 'done' && { folded: { isFolded: !doneShown, onFold: () => onDoneShown(!doneShown) } })}
          >
            {rows.length === 0 ? (
              isFiltered && texts.noneFound
            ) : (
              <ol aria-labelledby={`head-${column}`} className="divide-y divide-line">
                {rows.map((row) => (
                  <KeptRow
                    key={row.key}
                    row={row}
                    wait={waitOf(row, now)}
                    busy={moves.busy !== undefined && [row.entry?._id, row.appointmentId].includes(moves.busy)}
                    canMove={canMove}
                    showsDoctor={showsDoctor}
                    isOpen={props.openKey === row.key}
                    handlers={handlers}
                    opens={props.onOpen !== undefined}
                    prints={props.onPrint !== undefined}
                  />
                ))}
              </ol>
            )}
          </BoardPart>
        );
      })}
      <Suspense>
        {asking?.what === 'move' && (
          <MoveDialog
            ticket={ticket}
            from={asking.row.doctorId}
            lines={lines}
            busy={moves.busy !== undefined}
            onClose={stop}
            onMove={(doctorId) => void confirm({ doctorId })}
          />
        )}
        {(asking?.what === 'back' || asking?.what === 'first') && (
          <WhyDialog
            act={asking.what}
            ticket={ticket}
            busy={moves.busy !== undefined}
            onClose={stop}
            onConfirm={(reason) => void confirm({ reason })}
          />
        )}
      </Suspense>
    </div>
  );
}
