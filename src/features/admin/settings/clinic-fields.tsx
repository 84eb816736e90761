import type { ReactNode } from 'react';
import { REGISTRATION_CHOICES, SPEECH_CHOICES, SUGGESTION_LEADS } from '#shared/contract/clinic/clinic-defaults.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { ClinicPictureField } from '#src/features/admin/house-look/clinic-picture-field.tsx';
import { ColourField } from '#src/features/admin/house-look/colour-field.tsx';
import { LanguageFields } from '#src/features/admin/languages/language-fields.tsx';
import { clinicFieldId, timeZones, type ClinicField, type ClinicValues } from './clinic-form.ts';

const texts = settingsTexts.clinic;

type ClinicFieldsProps = {
  values: ClinicValues;
  errorOf: (field: ClinicField) => string | undefined;
  onChange: (changed: Partial<ClinicValues>) => void;
};

/** Four sheets of fields. */
export function ClinicFields({ values, errorOf, onChange }: ClinicFieldsProps) {
  const field = (
    name: Exclude<
      ClinicField,
      'timeZone' | 'languages' | 'reviewedLanguages' | 'suggestionLead' | 'speech' | 'registration' | 'selfCheckIn'
    >,
  ) => ({
    id: clinicFieldId(name),
    error: errorOf(name),
    value: values[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Sheet title={texts.contact}>
        <TextField {...field('name')} label={texts.name} hint={texts.nameHint} required />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField {...field('phone')} label={texts.phone} optionalText={texts.optional} inputMode="tel" />
          <TextField {...field('email')} label={texts.email} optionalText={texts.optional} inputMode="email" />
        </div>
        <TextField {...field('address')} label={texts.address} optionalText={texts.optional} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextAreaField {...field('openingHours')} label={texts.openingHours} optionalText={texts.optional} />
          <TextAreaField {...field('directions')} label={texts.directions} optionalText={texts.optional} />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            {...field('houseEmergencyNumber')}
            label={texts.houseEmergencyNumber}
            hint={texts.houseEmergencyNumberHint}
            optionalText={texts.optional}
            inputMode="tel"
          />
          <TextAreaField
            {...field('socialLinks')}
            label={texts.socialLinks}
            hint={texts.socialLinksHint}
            optionalText={texts.optional}
          />
        </div>
      </Sheet>
      <Sheet title={texts.look}>
        <p className="-mt-3 text-ink-2">{texts.lookText}</p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {(['brandColour', 'groundColour'] as const).map((name) => (
            <ColourField
              key={name}
              name={name}
              value={values[name]}
              error={errorOf(name)}
              onChange={(colour) => onChange({ [name]: colour })}
            />
          ))}
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <ClinicPictureField name="logo" />
          <ClinicPictureField name="picture" />
        </div>
      </Sheet>
      <Sheet title={texts.place}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField
            id={clinicFieldId('timeZone')}
            label={texts.timeZone}
            hint={texts.timeZoneHint}
            error={errorOf('timeZone')}
            options={timeZones(values.timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            value={values.timeZone}
            onChange={({ target }) => onChange({ timeZone: target.value })}
          />
          <TextField
            {...field('countryCode')}
            label={texts.countryCode}
            hint={texts.countryCodeHint}
            optionalText={texts.optional}
            inputMode="tel"
          />
        </div>
        <div className="max-w-md">
          <TextField
            {...field('emergencyNumber')}
            label={texts.emergencyNumber}
            hint={texts.emergencyNumberHint}
            optionalText={texts.optional}
            inputMode="tel"
          />
        </div>
        <LanguageFields
          languages={values.languages}
          reviewed={values.reviewedLanguages}
          error={errorOf('languages')}
          onChange={onChange}
        />
      </Sheet>
      <Sheet title={texts.kiosk}>
        <div className="max-w-md">
          <TextField {...field('idleSeconds')} label={texts.idle} hint={texts.idleHint} inputMode="numeric" required />
        </div>
        <RadioGroupField
          id={clinicFieldId('suggestionLead')}
          name="suggestion-lead"
          legend={texts.lead}
          hint={texts.leadHint}
          options={SUGGESTION_LEADS.map((value) => ({ value, label: texts.leads[value] }))}
          value={values.suggestionLead}
          error={errorOf('suggestionLead')}
          onChange={(value) => onChange({ suggestionLead: oneOf(SUGGESTION_LEADS, value) ?? values.suggestionLead })}
        />
        <RadioGroupField
          id={clinicFieldId('speech')}
          name="speech"
          legend={texts.speech}
          hint={texts.speechHint}
          options={SPEECH_CHOICES.map((value) => ({ value, label: texts.speeches[value] }))}
          value={values.speech}
          error={errorOf('speech')}
          onChange={(value) => onChange({ speech: oneOf(SPEECH_CHOICES, value) ?? values.speech })}
        />
        <RadioGroupField
          id={clinicFieldId('registration')}
          name="registration"
          legend={texts.registration}
          hint={texts.registrationHint}
          options={REGISTRATION_CHOICES.map((value) => ({ value, label: texts.registrations[value] }))}
          value={values.registration}
          error={errorOf('registration')}
          onChange={(value) => onChange({ registration: oneOf(REGISTRATION_CHOICES, value) ?? values.registration })}
        />
        <RadioGroupField
          id={clinicFieldId('selfCheckIn')}
          name="self-check-in"
          legend={texts.selfCheckIn}
          hint={texts.selfCheckInHint}
          options={(['off', 'on'] as const).map((value) => ({ value, label: texts.selfCheckIns[value] }))}
          value={values.selfCheckIn ? 'on' : 'off'}
          error={errorOf('selfCheckIn')}
          onChange={(value) => onChange({ selfCheckIn: value === 'on' })}
        />
      </Sheet>
    </>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-5">
      <h3 className="text-lg font-bold text-ink">{title}</h3>
      {children}
    </Card>
  );
}
