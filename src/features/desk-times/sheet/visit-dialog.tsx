import type { ReactNode } from 'react';
import { FIRST_STATUS } from '#shared/clinic/appointment-status.ts';
import { safetyTexts } from '#src/locales/en/everywhere/safety.ts';
import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { statusWord } from '#src/locales/en/staff/staff.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { UrgentMark } from '#src/ui/parts/urgent-mark.tsx';
import type { PersonPlace } from './column.ts';

const texts = deskTimesTexts.visit;

type VisitDialogProps = {
  place: PersonPlace;
  when: string;
  isOver: boolean;
  /** The way to the patient's page. */
  renderPatient: (patientId: string) => ReactNode;
  onMove: () => void;
  onCancel: () => void;
  onBeside: () => void;
  onClose: () => void;
};

/** Somebody who is booked: who, when, with whom, and what can be done about it. */
export function VisitDialog(props: VisitDialogProps) {
  const { place, when, isOver, renderPatient, onMove, onCancel, onBeside, onClose } = props;
  const { column, person } = place;
  const { name, ticket, status, overbookReason, wantsOther, urgent } = person;
  const canChange = status === FIRST_STATUS;
  const facts: readonly (readonly [string, string])[] = [
    [texts.time, when],
    [texts.doctor, deskTimesTexts.withDoctor(column.doctor, column.department)],
    ...(ticket ? [[texts.ticket, ticket] as const] : []),
    [texts.status, statusWord(status)],
    ...(overbookReason ? [[texts.reason, overbookReason] as const] : []),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="grid gap-4">
        {urgent && <UrgentMark word={safetyTexts.urgent} />}
        {wantsOther && <Alert tone="warning">{texts.wantsOther}</Alert>}
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
          {facts.map(([title, fact]) => (
            <div key={title} className="contents">
              <dt className="text-ink-3">{title}</dt>
              <dd className="wrap-anywhere text-ink">{fact}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          {canChange && (
            <Button icon="calendar" onClick={onMove}>
              {texts.move}
            </Button>
          )}
          <div className="contents">{renderPatient(person.patientId)}</div>
          {!isOver && (
            <Button variant="quiet" icon="plus" onClick={onBeside}>
              {texts.beside}
            </Button>
          )}
          {canChange && (
            <Button variant="quiet" className="text-danger!" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
