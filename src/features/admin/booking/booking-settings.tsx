import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { bookingSettingsTexts as texts } from '#src/locales/en/admin/booking-settings.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { readClinic } from '#src/platform/api/public/clinic.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';
import { useClinicForm } from '#src/features/admin/settings/use-clinic-form.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { BOOKING_FORM, bookingFieldId, NUMBER_FIELDS } from './booking-form.ts';

const { conflict } = settingsTexts.clinic;

/** How times are booked: how far ahead, how near, without a time, reminded, changed by patients. */
export function BookingSettingsView() {
  const remote = useAdminData('clinic-booking', readClinic, () => ({ title: settingsTexts.loadFailed }));
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <SettingsLoad remote={remote}>{(loaded) => <BookingForm loaded={loaded} />}</SettingsLoad>
    </SettingsSection>
  );
}

function BookingForm({ loaded }: { loaded: ClinicSettings }) {
  const form = useClinicForm(BOOKING_FORM, loaded);
  const { values, overtaken } = form;
  return (
    <form
      noValidate
      aria-label={texts.title}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {form.isKept && <Alert tone="info">{staffTexts.kept}</Alert>}
      <ErrorSummary title={settingsTexts.clinic.problem} errors={form.errors} />
      {overtaken !== undefined && (
        <Alert
          tone="warning"
          title={conflict.title(overtaken.by ?? conflict.somebody, formatClinicTime(overtaken.at, 'date-time'))}
        >
          {texts.overtaken}
        </Alert>
      )}
      {form.failure !== undefined && (
        <Alert tone="danger" title={texts.failed}>
          {form.failure}
        </Alert>
      )}
      <Card className="grid gap-5">
        {NUMBER_FIELDS.map((field) => (
          <div key={field} className="max-w-md">
            <TextField
              id={bookingFieldId(field)}
              label={texts.fields[field]}
              hint={texts.hints[field]}
              error={form.errorOf(field)}
              inputMode="numeric"
              required
              value={values[field]}
              onChange={({ target }) => form.change({ [field]: target.value })}
            />
          </div>
        ))}
        <RadioGroupField
          id={bookingFieldId('walkIns')}
          name="walk-ins"
          legend={texts.walkIns}
          hint={texts.walkInsHint}
          options={(['on', 'off'] as const).map((value) => ({ value, label: texts.walkInChoices[value] }))}
          value={values.walkIns ? 'on' : 'off'}
          onChange={(value) => form.change({ walkIns: value === 'on' })}
        />
      </Card>
      <div className="flex min-h-18 flex-wrap items-center gap-3 py-3">
        <Button type="submit" icon="check" busy={form.busy} busyText={settingsTexts.clinic.saving}>
          {settingsTexts.clinic.save}
        </Button>
        {form.isChanged && (
          <Button variant="quiet" onClick={form.discard}>
            {settingsTexts.clinic.discard}
          </Button>
        )}
        <p role="status" className="font-semibold text-ink-2">
          {form.isChanged ? settingsTexts.clinic.unsaved : ''}
        </p>
      </div>
    </form>
  );
}
