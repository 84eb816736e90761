import { lazy, Suspense, useState } from 'react';
import type { BoardColumn } from '#shared/clinic/visit-stage.ts';
import { arrivalsTexts as texts } from '#src/locales/en/staff/arrivals.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { printTicket } from '#src/platform/paper/print-ticket.ts';
import { useClinicDay } from '#src/platform/clinic/use-clinic-day.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { arrange, type BoardFilter, type BoardRow, inOrder } from './board/arrange.ts';
import { BoardList, PARTS } from './board/board-list.tsx';
import { RefusalNotice, StaleNotice } from './board/board-notices.tsx';
import { CountChips } from './board/count-chips.tsx';
import { linesOf, useHouseDoctors } from './board/lines.ts';
import { useCalling } from './board/my-place.ts';
import { useBoard, useServerTime } from './board/use-board.ts';
import { useKeys } from './board/use-keys.ts';
import { useMoves } from './board/use-moves.ts';
import { minutesBetween } from './board/wait-words.ts';
import { BoardFilters } from './desk/board-filters.tsx';
import { CALL_NEXT_ID, CallBar, PLACE_ID } from './desk/call-bar.tsx';
import { DayStepper } from './desk/day-stepper.tsx';
import { printDay } from './paper/print-day.ts';
import { KeysHelp, useKeysOn } from './desk/keys-help.tsx';
import { RequestsPanel } from './requests/requests-panel.tsx';
import { SCAN_ID, ScanField } from './desk/scan-field.tsx';

const WalkInDialog = lazy(async () => ({ default: (await import('./walk-in/walk-in-dialog.tsx')).WalkInDialog }));

type ArrivalsScreenProps = {
  /** The day, today without one, and the filters, as they stand in the address. */
  day: string | undefined;
  filter: BoardFilter;
  onDay: (day: string | undefined) => void;
  onFilter: (change: BoardFilter) => void;
};

/** The clinic's day on one board: who is expected, here, called and done, and every move between them. */
export function ArrivalsScreen({ day, filter, onDay, onFilter }: ArrivalsScreenProps) {
  const board = useBoard('admin', day);
  const today = useClinicDay(board.refresh);
  const now = useServerTime(board);
  const moves = useMoves('admin', board.take, board.refresh);
  const lines = linesOf(useHouseDoctors(), board.value, now);
  const [doneShown, setDoneShown] = useState(false);
  const [walkIn, setWalkIn] = useState(false);
  const keys = useKeysOn();
  const { place } = useCalling();
  const value = board.value;
  const everybody = value && arrange(value);
  const arranged = value && arrange(value, filter);
  const canMove = value?.isToday === true;
  const isFiltered = Object.values(filter).some((each) => each !== undefined);
  useKeys({
    isOn: keys.isOn && canMove,
    onCallNext: () => document.getElementById(CALL_NEXT_ID)?.click(),
    onFind: () => document.getElementById(SCAN_ID)?.focus(),
  });

  function jump(column: BoardColumn): void {
    if (column === 'done') setDoneShown(true);
    setTimeout(() => {
      document.getElementById(`part-${column}`)?.scrollIntoView({ block: 'start' });
      document.getElementById(`head-${column}`)?.focus({ preventScroll: true });
    }, 0);
  }
  function placeFor(): string | undefined {
    if (place.trim() !== '') return place.trim();
    document.getElementById(PLACE_ID)?.focus();
    return undefined;
  }
  function reveal(row: BoardRow): void {
    if (row.column === 'done') setDoneShown(true);
    if (isFiltered) onFilter({ doctor: undefined, department: undefined, search: undefined });
  }

  function printRow({ ticket, doctor, department }: BoardRow): void {
    if (ticket !== null) void printTicket({ ticket, facts: [doctor ?? texts.anyDoctor, department] });
  }

  const longest = everybody?.waiting.map(({ entry }) => minutesBetween(entry?.arrivedAt ?? null, now));
  return (
    <StaffView
      words={staffTexts}
      title={texts.title}
      count={everybody && texts.count(everybody.waiting.length, longest?.length ? Math.max(...longest) : undefined)}
      isCountQuiet
      loading={board.loading}
      onRefresh={board.reload}
      actions={
        <>
          {value && (
            <Button variant="quiet" icon="printer" onClick={() => printDay(value)}>
              {texts.sheet.print}
            </Button>
          )}
          <DayStepper day={day ?? today} today={today} onDay={onDay} />
          {canMove && (
            <Button icon="user-plus" onClick={() => setWalkIn(true)}>
              {texts.walkIn.open}
            </Button>
          )}
        </>
      }
    >
      <div className="@container grid gap-4">
        <LoadFailure data={board} words={staffTexts} />
        <StaleNotice />
        <RefusalNotice refusal={moves.refusal} onClose={moves.forgetRefusal} />
        {value === undefined && board.loading && <Spinner label={texts.loading} className="py-16" />}
        {value !== undefined && !value.isToday && <Alert tone="info">{texts.otherDay}</Alert>}
        {canMove && <CallBar lines={lines} board={value} moves={moves} />}
        {/* Beside each other where there is room: who is here must be seen without scrolling. */}
        <div className="grid items-end gap-4 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] [&>:only-child]:col-span-full">
          {canMove && everybody && (
            <ScanField rows={inOrder(everybody, PARTS)} lines={lines} moves={moves} onReveal={reveal} />
          )}
          {arranged && <CountChips arranged={arranged} onJump={jump} />}
        </div>
        {canMove && <RequestsPanel today={today} />}
        {arranged && <BoardFilters filter={filter} lines={lines} onFilter={onFilter} />}
        {arranged && (
          <BoardList
            arranged={arranged}
            now={now}
            lines={lines}
            moves={moves}
            canMove={canMove}
            isFiltered={isFiltered}
            showsDoctor
            doneShown={doneShown || !canMove}
            onDoneShown={setDoneShown}
            placeFor={placeFor}
            onPrint={printRow}
          />
        )}
        {arranged && (
          <div className="grid gap-1 text-sm text-ink-2">
            <p>{texts.order}</p>
            {canMove && <KeysHelp {...keys} />}
          </div>
        )}
      </div>
      <Suspense>
        {walkIn && (
          <WalkInDialog
            lines={lines}
            onClose={() => setWalkIn(false)}
            onSaved={(paper, doctorId) => moves.arriveByTicket(paper, { doctorId })}
          />
        )}
      </Suspense>
    </StaffView>
  );
}
