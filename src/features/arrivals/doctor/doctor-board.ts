import { createContext, createElement, type ReactNode, use } from 'react';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
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

  // Whoever opens the patient that is called has the patient in the room; whoever signs is done with the visit.
  useSeen((seen) => {
    if (arranged === undefined) return;
    if (seen.kind === 'signed') {
      const row = visitOf(arranged, seen.patientId);
      if (row !== undefined) void finish(row, moves, place);
      return;
    }
    const entry = arranged.called.find(({ appointmentId }) => appointmentId === seen.appointmentId)?.entry;
    if (entry?.stage === 'called') void moves.move(entry, { stage: 'in-room', place: entry.place ?? place });
  });

  return createElement(OwnDayContext, { value: arranged && { arranged, now, moves } }, children);
}

/** The patient's visit of today that is not over; whoever is in the room before whoever waits. */
export function visitOf({ called, waiting, expected }: Arranged, patientId: string): BoardRow | undefined {
  return [...called, ...waiting, ...expected].find((row) => row.patientId === patientId);
}

/** Through all its stages to the last: a doctor who signs has seen the patient, whoever had forgotten to say so. */
async function finish({ entry, appointmentId }: BoardRow, moves: Moves, place: string): Promise<void> {
  let now = entry ?? (appointmentId === null ? undefined : await moves.arrive(appointmentId));
  if (now !== undefined && now.stage !== 'in-room') {
    now = await moves.move(now, { stage: 'in-room', place: now.place ?? (place || arrivalsTexts.bar.anyRoom) });
  }
  if (now !== undefined) await moves.move(now, { stage: 'done' });
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
