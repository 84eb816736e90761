import {
  mayMove,
  needsReason,
  OUTCOMES,
  STAGES,
  type VisitOutcome,
  type VisitStage,
} from '#shared/clinic/visit-stage.ts';
import type { BoardRow } from '#src/features/arrivals/board/arrange.ts';

/** What can be done with a row. The first is its big button, the second stands beside it where there is one. */
export type RowAct =
  | 'check-in'
  | 'call'
  | 'recall'
  | 'in-room'
  | VisitOutcome
  | 'back'
  | 'reopen'
  | 'move'
  | 'first'
  | 'not-first';

type RowActs = { readonly first: RowAct | undefined; readonly second: RowAct | undefined; readonly more: RowAct[] };

const BUTTONS: Readonly<Partial<Record<VisitStage, readonly RowAct[]>>> = {
  waiting: ['call'],
  called: ['in-room', 'recall'],
  'in-room': ['done'],
};

/** In their order; an outcome that stands nowhere here is offered last. */
const MORE: Readonly<Partial<Record<VisitStage, readonly RowAct[]>>> = {
  waiting: ['in-room', 'move', 'first', 'not-first'],
  called: ['no-show', 'back', 'move'],
  'in-room': ['back', 'move'],
};

const STAGE_OF: Readonly<Partial<Record<RowAct, VisitStage>>> = {
  call: 'called',
  recall: 'called',
  'in-room': 'in-room',
  back: 'waiting',
  reopen: 'waiting',
};

const isOutcome = (act: RowAct): act is VisitOutcome => OUTCOMES.some((outcome) => outcome === act);

/** The stage an act leads to; undefined for what changes no stage. */
export function stageAfter(act: RowAct): VisitStage | undefined {
  return isOutcome(act) ? act : STAGE_OF[act];
}

/** Whether that act is asked about first: what is over is opened again only with a reason. */
export function asksWhy(act: RowAct, stage: VisitStage): boolean {
  return act === 'first' || (stageAfter(act) === 'waiting' && needsReason(stage));
}

/** What may be done with a row now, by the one table of stages. */
export function actsOf({ entry }: BoardRow): RowActs {
  if (entry === undefined) return { first: 'check-in', second: undefined, more: [] };
  const { stage, calls, priority, urgent } = entry;
  const may = (act: RowAct): boolean => {
    const to = stageAfter(act);
    if (to !== undefined) return mayMove(stage, to, calls);
    if (act === 'move') return STAGES[stage].isOpen;
    return !urgent && (act === 'first' ? priority === 0 : priority === 1);
  };
  if (!STAGES[stage].isOpen) return { first: undefined, second: undefined, more: ['reopen'] };
  const { [stage]: buttons = [] } = BUTTONS;
  const { [stage]: more = [] } = MORE;
  const [first, second] = buttons.filter(may);
  const others = OUTCOMES.filter((outcome) => ![...buttons, ...more].includes(outcome));
  return { first, second, more: [...more, ...others].filter(may) };
}
