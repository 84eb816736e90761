import type { DoctorAccount } from '#shared/contract/staff/doctor-accounts.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import type { Overtaken } from '#src/platform/api/http/overtaken.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { type DoctorValues, valuesOf } from '#src/features/admin/doctor-form/doctor-form.ts';

const { dialog } = staffDoctorTexts;
const texts = dialog.conflict;

type DoctorConflictProps = {
  theirs: Overtaken<DoctorAccount>;
  mine: DoctorValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two administrators at one doctor: who saved what meanwhile, beside what was typed here; a person decides. */
export function DoctorConflict({ theirs, mine, onKeepMine, onTakeTheirs }: DoctorConflictProps) {
  const when = formatClinicTime(theirs.at, 'date-time');
  const saved = wordsOf(valuesOf(theirs.current));
  const typed = wordsOf(mine);
  const different = saved.filter(({ value }, index) => value !== typed[index]?.value);
  return (
    <Alert
      tone="warning"
      title={texts.title(theirs.by ?? texts.somebody, when)}
      action={
        <>
          <Button variant="secondary" onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
          <Button variant="quiet" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <dl className="mt-2 grid gap-2">
        {different.map(({ label, value, shown = value }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{shown || texts.nothing}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}

function wordsOf(values: DoctorValues): { label: string; value: string; shown?: string }[] {
  const { name, specialization, email, img, hours, slotMinutes, capacity } = values;
  const days = hours.map(({ day, from, to }) => `${dialog.days[day]} ${from}–${to}`).toSorted();
  return [
    { label: dialog.name, value: name.trim() },
    { label: dialog.email, value: email.trim().toLowerCase() },
    { label: dialog.specialization, value: specialization.trim() },
    { label: dialog.picture, value: img ?? '', shown: img === null ? '' : texts.anotherPicture },
    { label: dialog.hours, value: days.join('\n') },
    // Without hours there is neither a length of a visit nor somebody to see.
    { label: dialog.slot, value: days.length === 0 ? '' : dialog.minutes(slotMinutes) },
    { label: dialog.capacity, value: days.length === 0 ? '' : dialog.patients(capacity) },
  ];
}
