import { mayMove, needsReason, STAGES, type VisitStage } from '#shared/clinic/visit-stage.ts';
import type { BoardRow } from '#src/features/arrivals/board/arrange.ts';

/** What can be done with a row. The first is its big button, the second stands beside it where there is one. */
export type RowAct =
  | 'check-in'
  | 'call'
  | 'recall'
  | 'in-room'
  | 'done'
  | 'no-show'
  | 'left'
  | 'back'
  | 'reopen'
  | 'move'
  | 'first'
  | 'not-first';

type RowActs = { readonly first: RowAct | undefined; readonly second: RowAct | undefined; readonly more: RowAct[] };

const BUTTONS: Readonly<Record<VisitStage, readonly RowAct[]>> = {
  waiting: ['call'],
  called: ['in-room', 'recall'],
  'in-room': ['done'],
  done: [],
  'no-show': [],
  left: [],
};

const MORE: Readonly<Record<VisitStage, readonly RowAct[]>> = {
  waiting: ['in-room', 'move', 'first', 'not-first', 'left'],
  called: ['no-show', 'back', 'move', 'left'],
  'in-room': ['back', 'move', 'left'],
  done: ['reopen'],
  'no-show': ['reopen'],
  left: ['reopen'],
};

const STAGE_OF: Readonly<Partial<Record<RowAct, VisitStage>>> = {
  call: 'called',
  recall: 'called',
  'in-room': 'in-room',
  done: 'done',
  'no-show': 'no-show',
  left: 'left',
  back: 'waiting',
  reopen: 'waiting',
};

/** The stage an act leads to; undefined for what changes no stage. */
export function stageAfter(act: RowAct): VisitStage | undefined {
  return STAGE_OF[act];
}

/** Whether that act is asked about first: what is over is opened again only with a reason. */
export function asksWhy(act: RowAct, stage: VisitStage): boolean {
  return act === 'first' || (STAGE_OF[act] === 'waiting' && needsReason(stage));
}

/** What may be done with a row now, by the one table of stages. */
export function actsOf({ entry }: BoardRow): RowActs {
  if (entry === undefined) return { first: 'check-in', second: undefined, more: [] };
  const { stage, calls, priority, urgent } = entry;
  const may = (act: RowAct): boolean => {
    const to = STAGE_OF[act];
    if (to !== undefined) return mayMove(stage, to, calls);
    if (act === 'move') return STAGES[stage].isOpen;
    return !urgent && (act === 'first' ? priority === 0 : priority === 1);
  };
  const [first, second] = BUTTONS[stage].filter(may);
  return { first, second, more: MORE[stage].filter(may) };
}
