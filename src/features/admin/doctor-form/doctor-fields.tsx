import { DEPARTMENTS } from '#shared/clinic/departments.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { DoctorValues } from './doctor-form.ts';
import { HoursField } from './hours-field.tsx';
import { PictureField } from './picture-field.tsx';

const texts = staffDoctorTexts.dialog;
const SPECIALIZATIONS = 'doctor-specializations';

type DoctorFieldsProps = {
  isNew: boolean;
  values: DoctorValues;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (changed: Partial<DoctorValues>) => void;
};

/** All fields of a doctor. The Doctor ID can only be chosen once, because papers and logins use it. */
export function DoctorFields({ isNew, values, errorOf, onChange }: DoctorFieldsProps) {
  const { doctorId, name, specialization, email, img, hours, slotMinutes, capacity, languages, expertise } = values;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          id="doctor-name"
          data-autofocus
          label={texts.name}
          required
          autoComplete="off"
          error={errorOf('doctor-name')}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          id="doctor-email"
          label={texts.email}
          type="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('doctor-email')}
          value={email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
        <TextField
          id="doctor-specialization"
          label={texts.specialization}
          hint={texts.specializationHint}
          required
          autoComplete="off"
          list={SPECIALIZATIONS}
          error={errorOf('doctor-specialization')}
          value={specialization}
          onChange={({ target }) => onChange({ specialization: target.value })}
        />
        <datalist id={SPECIALIZATIONS}>
          {DEPARTMENTS.map((department) => (
            <option key={department}>{department}</option>
          ))}
        </datalist>
        {isNew && (
          <TextField
            id="doctor-code"
            label={texts.code}
            hint={texts.codeHint}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={errorOf('doctor-code')}
            value={doctorId}
            onChange={({ target }) => onChange({ doctorId: target.value })}
          />
        )}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          id="doctor-languages"
          label={texts.languages}
          hint={texts.languagesHint}
          autoComplete="off"
          error={errorOf('doctor-languages')}
          value={languages}
          onChange={({ target }) => onChange({ languages: target.value })}
        />
        <TextField
          id="doctor-expertise"
          label={texts.expertise}
          hint={texts.expertiseHint}
          autoComplete="off"
          error={errorOf('doctor-expertise')}
          value={expertise}
          onChange={({ target }) => onChange({ expertise: target.value })}
        />
      </div>
      <PictureField name={name} img={img} onChange={(picture) => onChange({ img: picture })} />
      <HoursField hours={hours} slotMinutes={slotMinutes} capacity={capacity} errorOf={errorOf} onChange={onChange} />
    </>
  );
}
