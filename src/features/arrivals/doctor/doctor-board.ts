import { createContext, createElement, type ReactNode, use } from 'react';
import { useSeen } from '#src/platform/staff/patient-seen.ts';
import { type Arranged, arrange, type BoardRow } from '#src/features/arrivals/board/arrange.ts';
import { useCalling } from '#src/features/arrivals/board/my-place.ts';
import { useOwnBoard, useServerTime } from '#src/features/arrivals/board/use-board.ts';
import { type Moves, useMoves } from '#src/features/arrivals/board/use-moves.ts';

type OwnDay = { readonly arranged: Arranged; readonly now: number; readonly moves: Moves };

const OwnDayContext = createContext<OwnDay | undefined>(undefined);

/** The doctor's own lines of today, for every view of the area; nothing while they are not known. */
export function OwnDayProvider({ children }: { children: ReactNode }) {
  const board = useOwnBoard();
  const now = useServerTime(board);
  const moves = useMoves('doctor', board.take, board.refresh);
  const place = useCalling((calling) => calling.place.trim());
  const arranged = board.value && arrange(board.value);

  // Whoever opens the patient that is called has the patient in the room; whoever signs is done with it.
  useSeen((seen) => {
    const entry = arranged?.called.find((row) =>
      seen.kind === 'opened' ? row.appointmentId === seen.appointmentId : row.patientId === seen.patientId,
    )?.entry;
    if (entry === undefined) return;
    if (seen.kind === 'opened' && entry.stage === 'called') {
      void moves.move(entry, { stage: 'in-room', place: entry.place ?? place });
    }
    if (seen.kind === 'signed' && entry.stage === 'in-room') void moves.move(entry, { stage: 'done' });
  });

  return createElement(OwnDayContext, { value: arranged && { arranged, now, moves } }, children);
}

export function useOwnDay(): OwnDay | undefined {
  return use(OwnDayContext);
}

/** Where an appointment stands on the board; nothing where it is of another day. */
export function rowOf({ arranged }: OwnDay, appointmentId: string): BoardRow | undefined {
  return Object.values(arranged)
    .flat()
    .find((row) => row.appointmentId === appointmentId);
}
