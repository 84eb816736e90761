import { DESK_SCREENS, DEVICE_KINDS } from '#shared/contract/device/devices.ts';
import { isLanguageTag } from '#shared/languages/screens/language-tags.ts';
import { LANGUAGES } from '#shared/languages/screens/screen-languages.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { CallLanguages } from './call-languages.tsx';
import { beginningIn, type DeviceValues, type FaultyField, ofKind } from './device-values.ts';
import { useDepartmentNames } from './use-department-names.ts';

type DeviceFormProps = {
  values: DeviceValues;
  /** Already paired: its kind and ticket prefix are fixed. */
  inUse: boolean;
  faults: readonly FaultyField[];
  onChange: (values: DeviceValues) => void;
  onSubmit: () => void;
};

/** The settings of a device. */
export function DeviceForm({ values, inUse, faults, onChange, onSubmit }: DeviceFormProps) {
  const departments = useDepartmentNames();
  const clinic = useClinic();
  const field = (name: FaultyField) => ({
    id: `device-${name}`,
    value: values[name],
    error: faults.includes(name) ? texts.faults[name] : undefined,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...values, [name]: event.target.value }),
  });
  return (
    <form
      id="device-form"
      noValidate
      autoComplete="off"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField {...field('name')} label={texts.name} hint={texts.nameHint} maxLength={60} />
      {!inUse && (
        <>
          <RadioGroupField
            id="device-kind"
            legend={texts.kind}
            name="device-kind"
            options={DEVICE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
            value={values.kind}
            onChange={(chosen) => {
              const kind = DEVICE_KINDS.find((each) => each === chosen);
              if (kind) onChange(ofKind(kind, values));
            }}
          />
          <TextField
            {...field('prefix')}
            label={texts.prefix}
            hint={texts.prefixHint}
            maxLength={3}
            className="uppercase"
          />
        </>
      )}
      {values.kind !== 'desk' ? (
        <>
          <SelectField
            id="device-department"
            label={values.kind === 'display' ? texts.showsCallsOf : texts.department}
            value={values.department}
            options={[
              { value: '', label: values.kind === 'display' ? texts.allDepartments : texts.anyDepartment },
              ...[...new Set([values.department, ...departments])]
                .filter((name) => name !== '')
                .map((name) => ({ value: name, label: name })),
            ]}
            onChange={(event) => onChange({ ...values, department: event.target.value })}
          />
          {values.kind === 'display' && (
            <CallLanguages chosen={values.languages} onChange={(languages) => onChange({ ...values, languages })} />
          )}
          {values.kind === 'kiosk' && (
            <>
              <TextField {...field('idleSeconds')} label={texts.idle} hint={texts.idleHint} inputMode="numeric" />
              <SelectField
                id="device-language"
                label={texts.language}
                value={values.languages[0] ?? ''}
                options={[
                  { value: '', label: texts.clinicsLanguage },
                  ...[...new Set([...clinic.languages, ...values.languages])]
                    .filter(isLanguageTag)
                    .map((tag) => ({ value: tag, label: LANGUAGES[tag].name })),
                ]}
                onChange={({ target }) =>
                  onChange({ ...values, languages: beginningIn(target.value, values.languages) })
                }
              />
              <RadioGroupField
                id="device-prints"
                legend={texts.prints}
                hint={texts.printsHint}
                name="device-prints"
                options={(['no', 'yes'] as const).map((value) => ({ value, label: texts.printsChoices[value] }))}
                value={values.printsTickets ? 'yes' : 'no'}
                onChange={(chosen) => onChange({ ...values, printsTickets: chosen === 'yes' })}
              />
            </>
          )}
        </>
      ) : (
        <>
          <SelectField
            id="device-screen"
            label={texts.screen}
            value={values.screen}
            options={DESK_SCREENS.map((value) => ({ value, label: texts.screens[value] }))}
            onChange={(event) => {
              const screen = DESK_SCREENS.find((each) => each === event.target.value);
              if (screen) onChange({ ...values, screen });
            }}
          />
          <TextField {...field('idleSeconds')} label={texts.lockAfter} hint={texts.idleHint} inputMode="numeric" />
        </>
      )}
      <TextField
        {...field('pin')}
        label={texts.pin}
        hint={inUse ? texts.pinStays : texts.pinHint}
        type="password"
        // Not `off`, which browsers ignore: nobody's own password must be filled in here.
        autoComplete="new-password"
        inputMode="numeric"
        maxLength={8}
      />
    </form>
  );
}
