import { useState } from 'react';
import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import type { Column } from '#src/features/desk-times/sheet/column.ts';
import { useSheet } from '#src/features/desk-times/sheet/use-sheet.ts';
import { ManyList } from './many-list.tsx';
import { planOf, targetsOf } from './many-plan.ts';
import { tally, useMany } from './use-many.ts';

const texts = deskTimesTexts.many;

type ManyDialogProps = { column: Column; today: string; now: number; onDone: () => void; onClose: () => void };

/** A doctor is away: everybody of that day to another doctor, or to the desk's requests. Said before it is done (BOOK-11). */
export function ManyDialog({ column, today, now, onDone, onClose }: ManyDialogProps) {
  const sheet = useSheet({ doctorId: undefined, from: column.day, days: 1 });
  const [target, setTarget] = useState('');
  const many = useMany(onDone);
  const { rows, running } = many;
  useUnsaved('move-many', running);
  const targets = sheet.value ? targetsOf(sheet.value, column.doctorId, now) : [];
  const toId = targets.find(({ doctor }) => doctor.doctorId === target)?.doctor.doctorId;
  const plan = sheet.value ? planOf(sheet.value, column.doctorId, toId, now) : [];
  const count = tally(rows ?? [], many.isUndoing);
  const canUndo = rows?.some(({ state }) => state === 'moved' || state === 'asked') === true;
  const close = () => {
    if (!running) onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      title={texts.title(column.doctor)}
      description={texts.wholeDay(deskTimesTexts.day(column.day, today))}
      actions={
        running ? (
          <Button variant="secondary" onClick={many.stop}>
            {texts.stop}
          </Button>
        ) : rows === undefined ? (
          <>
            <Button variant="secondary" onClick={close}>
              {texts.cancel}
            </Button>
            {plan.length > 0 && (
              <Button data-autofocus onClick={() => void many.start(plan)}>
                {texts.start(plan.length)}
              </Button>
            )}
          </>
        ) : (
          <>
            {canUndo && (
              <Button variant="quiet" icon="undo-2" className="sm:me-auto" onClick={() => void many.undo()}>
                {texts.undo}
              </Button>
            )}
            {(count.left > 0 || many.isUndoing) && (
              <Button variant="secondary" onClick={many.forget}>
                {texts.again}
              </Button>
            )}
            <Button onClick={close}>{texts.close}</Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        <LoadFailure data={sheet} words={staffTexts} />
        {sheet.value === undefined && sheet.loading && <Spinner label={deskTimesTexts.loading} />}
        {rows === undefined && sheet.value && plan.length === 0 && <Alert tone="info">{texts.none}</Alert>}
        {rows === undefined && sheet.value && (
          <SelectField
            id="many-to"
            label={texts.to}
            options={[
              { value: '', label: texts.toRequests },
              ...targets.map(({ doctor, free }) => ({
                value: doctor.doctorId,
                label: texts.toDoctor(doctor.name, doctor.department, free),
              })),
            ]}
            value={target}
            onChange={({ target: { value } }) => setTarget(value)}
          />
        )}
        <p role="status" className="font-semibold text-ink empty:hidden">
          {rows === undefined
            ? plan.length > 0 && summaryOf(plan)
            : running
              ? texts.progress(count.tried, count.all)
              : many.isUndoing
                ? texts.undone(count.done, count.left)
                : texts.done(count.done, count.left)}
        </p>
        {rows !== undefined && running && (
          <progress className="w-full" aria-label={texts.results} value={count.tried} max={count.all} />
        )}
        {(rows ?? plan).length > 0 && (
          <ManyList moves={rows ?? plan} isToDoctor={toId !== undefined} hasBegun={rows !== undefined} />
        )}
        {rows === undefined && plan.length > 0 && <p className="text-ink-2">{texts.leave}</p>}
      </div>
    </Dialog>
  );
}

function summaryOf(plan: ReturnType<typeof planOf>): string {
  const moved = plan.filter(({ to }) => to !== undefined).length;
  return texts.summary(moved, plan.length - moved, plan.filter(({ person }) => person.isTold).length);
}
