import { useState } from 'react';
import { deskTimesTexts as texts } from '#src/locales/en/desk/desk-times.ts';
import { bookAtDesk } from '#src/platform/api/admin/desk-times.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { PatientChoice } from './patient-choice.tsx';
import { RemindField } from './remind-field.tsx';
import { ReasonField } from './time-fields.tsx';

const FORM = 'desk-book-form';

/** A time that was pressed. */
export type PressedTime = {
  readonly doctorId: string;
  readonly doctor: string;
  readonly department: string;
  readonly startsAt: string;
  readonly when: string;
  /** Nobody fits in any more: a reason is asked for (BOOK-5). */
  readonly isFull: boolean;
};

type BookDialogProps = {
  time: PressedTime;
  /** Registers somebody who is not known yet, for this time. */
  onNew: (() => void) | undefined;
  onDone: () => void;
  onClose: () => void;
};

/** Books a patient who is known for the time that was pressed; whoever is not is registered first. */
export function BookDialog({ time, onNew, onDone, onClose }: BookDialogProps) {
  const [query, setQuery] = useState('');
  const [patientId, setPatientId] = useState('');
  const [reason, setReason] = useState('');
  const [remind, setRemind] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // One press that is repeated books once; another patient is another booking.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { busy, failure, run } = useStaffAct('admin', onDone);
  const { doctorId, doctor, department, startsAt, when, isFull } = time;
  const isReasonMissing = isFull && reason.trim() === '';

  async function book(): Promise<void> {
    setAsked(true);
    if (busy || patientId === '' || isReasonMissing) return;
    const booking = {
      patientId,
      doctorId,
      startsAt,
      ...(isFull && { overbookReason: reason.trim() }),
      ...(remind && ({ remind } as const)),
    };
    const done = await run({
      call: () => bookAtDesk(booking, key),
      words: { done: texts.booked, failed: texts.bookFailed, overtaken: texts.taken },
    });
    if (done) onClose();
  }
  function choose(id: string): void {
    setKey(crypto.randomUUID());
    setPatientId(id);
    // Whoever is chosen next has not been asked yet.
    setRemind(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.bookAt(when)}
      description={texts.withDoctor(doctor, department)}
      actions={
        <>
          {onNew !== undefined && (
            <Button variant="quiet" icon="user-plus" className="sm:me-auto" onClick={onNew}>
              {texts.patient.isNew}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyText={texts.saving}>
            {texts.saveBooking}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void book();
        }}
      >
        {failure !== undefined && (
          <Alert tone="danger" title={failure.title}>
            {failure.description}
          </Alert>
        )}
        <PatientChoice
          query={query}
          chosen={patientId}
          error={isAsked && patientId === '' ? texts.patientMissing : undefined}
          onQuery={(typed) => {
            setQuery(typed);
            choose('');
          }}
          onChoose={choose}
        />
        <RemindField
          checked={remind}
          onChange={(agrees) => {
            setKey(crypto.randomUUID());
            setRemind(agrees);
          }}
        />
        {isFull && (
          <>
            <ReasonField
              value={reason}
              error={isAsked && isReasonMissing ? texts.reasonMissing : undefined}
              onChange={setReason}
            />
            <p className="text-ink-2">{texts.patient.isNewText}</p>
          </>
        )}
      </form>
    </Dialog>
  );
}
