import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import { deskTimesTexts as texts } from '#src/locales/en/desk/desk-times.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { RemindField } from './remind-field.tsx';
import { TimeFields } from './time-fields.tsx';
import { useDoctors } from './use-doctors.ts';
import { type Known, type TimedVisit, useGivenTime } from './use-given-time.ts';

const FORM = 'desk-time-form';

type TimeDialogProps = {
  patient: Known;
  /** The appointment whose time is changed; without one a new one is booked. */
  visit?: TimedVisit | undefined;
  /** Something has changed on the server. */
  onDone: () => void;
  onClose: () => void;
};

/** A time for a patient who is known, or another one for an appointment; beside a full one only with a reason (BOOK-5). */
export function TimeDialog({ patient, visit, onDone, onClose }: TimeDialogProps) {
  const doctors = useDoctors();
  const given = useGivenTime(patient, visit, () => {
    onDone();
    onClose();
  });
  const { doctorId, values, times, errorOf, failed, failure, busy } = given;
  const isMove = visit !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isMove ? texts.moveFor(patient.name) : texts.bookFor(patient.name)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyText={texts.saving}>
            {isMove ? texts.saveMove : texts.saveBooking}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void given.save();
        }}
      >
        <ErrorSummary title={texts.problem} errors={given.errors} />
        {failure !== undefined && (
          <Alert tone="danger" title={failure.title}>
            {failure.description}
          </Alert>
        )}
        <SelectField
          id="desk-doctor"
          label={texts.doctor}
          data-autofocus
          error={errorOf('desk-doctor')}
          options={[
            { value: '', label: texts.chooseDoctor },
            ...doctors.map((doctor) => ({
              value: doctorKey(doctor) ?? '',
              label: texts.withDoctor(doctor.name, doctor.specialization),
            })),
          ]}
          value={keyIn(doctors, doctorId)}
          onChange={({ target }) => given.chooseDoctor(target.value)}
        />
        {times !== undefined && (
          <TimeFields
            values={values}
            times={times}
            nearest={given.nearest}
            isMove={isMove}
            errorOf={errorOf}
            onChange={given.change}
          />
        )}
        {!isMove && times !== undefined && values.startsAt !== '' && (
          <RemindField checked={values.remind} onChange={(remind) => given.change({ remind })} />
        )}
        {failed && <Alert tone="danger">{staffTexts.unreachableEmpty}</Alert>}
        {doctorId !== '' && times === undefined && !failed && <p className="text-ink-2">{texts.loading}</p>}
      </form>
    </Dialog>
  );
}

/** A doctor may be named by id or by code; the list has one of them. */
function keyIn(doctors: ReturnType<typeof useDoctors>, idOrCode: string): string {
  const doctor = doctors.find((each) => [each._id, each.id, each.doctorId].includes(idOrCode));
  return (doctor && doctorKey(doctor)) ?? '';
}
