import { useRef, useState } from 'react';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import type { PlannedMove } from './many-plan.ts';
import { moveBack, moveOne, type MoveState, type Outcome } from './move-many.ts';

export type ManyRow = PlannedMove & { readonly state: MoveState | undefined };

/** Moves several one after the other, so that each is done or not, can be seen, stopped, and taken back. */
export function useMany(onChanged: () => void) {
  const [rows, setRows] = useState<readonly ManyRow[]>();
  const [running, setRunning] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const wantsStop = useRef(false);
  const leaveForLogin = useSignedOut('admin');

  async function each(all: readonly ManyRow[], act: (row: ManyRow) => Promise<Outcome> | undefined): Promise<void> {
    wantsStop.current = false;
    setRunning(true);
    let now = all;
    setRows(now);
    for (const row of all) {
      if (wantsStop.current) break;
      const doing = act(row);
      if (doing === undefined) continue;
      // One after the other: whoever is first in the day chooses first, and a stop is a stop.
      // oxlint-disable-next-line no-await-in-loop
      const { state, problem } = await doing;
      now = now.map((one) => (one.person._id === row.person._id ? { ...one, state } : one));
      setRows(now);
      if (problem !== undefined && isSignedOut(problem)) leaveForLogin();
      // Without a server the others would only wait in vain.
      if (problem?.kind === 'unreachable' || problem?.kind === 'timeout') break;
    }
    setRunning(false);
    tellEveryTab();
    onChanged();
  }

  return {
    rows,
    running,
    isUndoing,
    start: (plan: readonly PlannedMove[]) => {
      setUndoing(false);
      return each(
        plan.map((move) => ({ ...move, state: undefined })),
        moveOne,
      );
    },
    undo: () => {
      setUndoing(true);
      return each(rows ?? [], (row) =>
        row.state === 'moved' || row.state === 'asked' ? moveBack(row, row.state) : undefined,
      );
    },
    stop: () => {
      wantsStop.current = true;
    },
    forget: () => setRows(undefined),
  };
}

/** The states of whoever has been moved by now, and of whoever has been given back the old time. */
const MOVED: readonly (MoveState | undefined)[] = ['moved', 'asked'];
const BACK: readonly (MoveState | undefined)[] = ['back', 'back-unasked'];

/** Of everybody there is something to do for: how many were tried, have it, and have not. */
export function tally(rows: readonly ManyRow[], isUndoing: boolean) {
  const count = (...states: readonly (MoveState | undefined)[]) =>
    rows.filter(({ state }) => states.includes(state)).length;
  if (!isUndoing) {
    const done = count(...MOVED);
    return { all: rows.length, tried: rows.length - count(undefined), done, left: rows.length - done };
  }
  const done = count(...BACK);
  const left = count(...MOVED, 'back-taken');
  return { all: done + left, tried: done + count('back-taken'), done, left };
}
