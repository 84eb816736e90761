import { useRef } from 'react';
import { arrivalsTexts as texts } from '#src/locales/en/staff/arrivals.ts';
import { safetyTexts, urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { ActionMenu } from '#src/ui/dialogs/action-menu.tsx';
import { LanguageBadge } from '#src/features/lists/language-badge.tsx';
import { PatientLink } from '#src/features/lists/patient-link.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import type { BoardRow } from '#src/features/arrivals/board/arrange.ts';
import type { WaitTone, WaitWords } from '#src/features/arrivals/board/wait-words.ts';
import { useFocusForTheNext } from '#src/features/arrivals/board/row-focus.ts';
import { actsOf, type RowAct } from './acts-of.ts';

const TONES: Record<WaitTone, string> = {
  calm: 'text-ink-2',
  long: 'bg-offline-bg font-semibold text-offline',
  'too-long': 'bg-cancelled-bg font-bold text-cancelled',
};

const actWords = (): Readonly<Record<RowAct, string>> => ({
  'check-in': texts.acts.checkIn,
  call: texts.acts.call,
  recall: texts.acts.recall,
  'in-room': texts.acts.inRoom,
  ...texts.acts.outcomes,
  back: texts.acts.back,
  reopen: texts.acts.reopen,
  move: texts.acts.move,
  first: texts.acts.first,
  'not-first': texts.acts.notFirst,
});

type ArrivalRowProps = {
  row: BoardRow;
  /** How long, in words. */
  wait: WaitWords;
  busy: boolean;
  /** The board of another day can only be read. */
  canMove: boolean;
  /** The doctor's own board does not say whose it is. */
  showsDoctor: boolean;
  isOpen?: boolean;
  onAct: (act: RowAct) => void;
  /** Opens the patient beside the board; without it the name leads to the patient's own page. */
  onOpen?: (() => void) | undefined;
  onPrint?: (() => void) | undefined;
};

/** One visit: ticket, name, whom it is for, for how long, and what to do next. */
export function ArrivalRow({ row, wait, busy, canMove, showsDoctor, isOpen, onAct, onOpen, onPrint }: ArrivalRowProps) {
  const { first, second, more } = canMove ? actsOf(row) : { first: undefined, second: undefined, more: [] };
  const who = texts.rowOf(row.ticket ?? texts.noTicket, row.name ?? texts.noName);
  const whose = texts.whoAndWhere(row.doctor ?? texts.anyDoctor, row.department);
  const isUrgent = row.urgent && row.column !== 'done';
  const button = (act: RowAct, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      busy={busy}
      size="sm"
      className={act === first ? 'min-w-28' : ''}
      data-act={act === first ? 'first' : undefined}
      onClick={() => onAct(act)}
    >
      {actWords()[act]}
      <span className="sr-only">{texts.acts.moreOf(who)}</span>
    </Button>
  );
  const place = useRef<HTMLLIElement>(null);
  useFocusForTheNext(place);
  return (
    <li
      ref={place}
      data-row={row.key}
      tabIndex={-1}
      aria-label={who}
      className={classNames(
        'relative grid items-center gap-x-4 gap-y-2 px-4 py-2.5 @md:grid-cols-[minmax(0,1fr)_auto] @2xl:grid-cols-[8rem_minmax(0,1fr)_auto] @4xl:grid-cols-[8rem_minmax(0,1fr)_minmax(0,17rem)_auto]',
        isUrgent && 'bg-danger-bg shadow-[inset_4px_0_0_var(--color-danger)]',
        isOpen === true && !isUrgent && 'bg-sky-100 shadow-[inset_4px_0_0_var(--color-brand)]',
      )}
    >
      <p
        className={classNames(
          'col-start-1 text-xl leading-tight font-bold whitespace-nowrap',
          row.ticket === null ? 'text-ink-3' : 'text-ink',
        )}
      >
        {row.ticket ?? texts.noTicket}
      </p>
      <div className="col-start-1 grid min-w-0 gap-x-6 gap-y-1 @2xl:col-start-2 @2xl:row-start-1 @4xl:contents">
        <div className="min-w-0 @4xl:col-start-2 @4xl:row-start-1">
          <p className="leading-snug font-semibold wrap-anywhere text-ink">
            {onOpen === undefined ? (
              <PatientLink area="admin" id={row.patientId ?? undefined} name={row.name ?? texts.noName} />
            ) : (
              <button
                type="button"
                id={row.appointmentId === null ? undefined : `open-${row.appointmentId}`}
                className="min-h-6 text-start font-semibold text-brand-strong underline decoration-1 underline-offset-4"
                onClick={onOpen}
              >
                {row.name ?? texts.noName}
              </button>
            )}
          </p>
          {showsDoctor && (
            <p className="text-sm/5 wrap-anywhere text-ink-2">
              {more.includes('move') ? (
                <button
                  type="button"
                  className="min-h-6 text-start underline decoration-line-strong underline-offset-4 hover:text-brand-strong hover:decoration-current"
                  onClick={() => onAct('move')}
                >
                  {whose}
                  <span className="sr-only">{texts.moving.of(who)}</span>
                </button>
              ) : (
                whose
              )}
            </p>
          )}
          <p className="flex text-sm/5">
            <LanguageBadge language={row.language} />
          </p>
          {isUrgent && (
            <p className="flex items-start gap-1.5 text-sm/5 font-semibold wrap-anywhere text-danger-ink">
              <Icon name="triangle-alert" className="mt-0.5" />
              {row.warningSigns === undefined || row.warningSigns.length === 0
                ? safetyTexts.urgent
                : urgentWords(row.warningSigns)}
            </p>
          )}
        </div>
        <Wait words={wait} isFirst={row.entry?.priority === 1 && row.column === 'waiting'} />
      </div>
      <div className="flex flex-wrap items-center gap-2 @md:col-start-2 @md:row-span-2 @md:row-start-1 @md:max-w-44 @md:justify-end @2xl:col-start-3 @2xl:row-span-1 @2xl:max-w-none @2xl:flex-nowrap @4xl:col-start-4">
        {second !== undefined && button(second, 'secondary')}
        {first !== undefined && button(first, row.column === 'called' ? 'primary' : 'secondary')}
        {(more.length > 0 || onPrint !== undefined) && (
          <ActionMenu
            text={texts.acts.more}
            of={texts.acts.moreOf(who)}
            actions={[
              ...more.map((act) => ({ id: act, text: actWords()[act], onPick: () => onAct(act) })),
              ...(onPrint === undefined || row.ticket === null
                ? []
                : [{ id: 'print', text: texts.acts.print, onPick: onPrint }]),
            ]}
          />
        )}
      </div>
    </li>
  );
}

function Wait({ words, isFirst }: { words: WaitWords; isFirst: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm/6 @4xl:col-start-3 @4xl:row-start-1">
      <span className={classNames('rounded-[1rem]', words.tone !== 'calm' && 'px-2.5', TONES[words.tone])}>
        {words.word === undefined ? words.text : `${words.text}, ${words.word}`}
      </span>
      {isFirst && (
        <span className="rounded-[1rem] bg-sky-200 px-2.5 font-semibold text-brand-strong">{texts.waits.first}</span>
      )}
    </p>
  );
}
