import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { readClinic } from '#src/platform/api/public/clinic.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { DepartmentPlaces } from '#src/features/admin/places/department-places.tsx';
import { ClinicConflict } from './clinic-conflict.tsx';
import { CLINIC_FORM } from './clinic-form.ts';
import { ClinicFields } from './clinic-fields.tsx';
import { SettingsLoad } from './settings-load.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useClinicForm } from './use-clinic-form.ts';

const texts = settingsTexts.clinic;

/** Name, contact, place, language, kiosk and voice. */
export function ClinicSettingsView() {
  const remote = useAdminData('clinic', readClinic, () => ({ title: settingsTexts.loadFailed }));
  return (
    <>
      <SettingsSection title={texts.title} text={texts.text}>
        <SettingsLoad remote={remote}>{(loaded) => <ClinicForm loaded={loaded} />}</SettingsLoad>
      </SettingsSection>
      <div className="mt-10">
        <DepartmentPlaces />
      </div>
    </>
  );
}

function ClinicForm({ loaded }: { loaded: ClinicSettings }) {
  const form = useClinicForm(CLINIC_FORM, loaded);
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
      <ErrorSummary title={texts.problem} errors={form.errors} />
      {form.overtaken !== undefined && <ClinicConflict theirs={form.overtaken} fields={form.typed} />}
      {form.failure !== undefined && (
        <Alert tone="danger" title={texts.failed}>
          {form.failure}
        </Alert>
      )}
      <ClinicFields values={form.values} errorOf={form.errorOf} onChange={form.change} />
      {/* To the left: the button that pauses the background stands in the corner to the right. */}
      <div
        className={classNames(
          'flex min-h-18 flex-wrap items-center gap-3 bg-surface-2 py-3',
          form.isChanged && 'sticky bottom-0 z-10',
        )}
      >
        <Button type="submit" icon="check" busy={form.busy} busyText={texts.saving}>
          {texts.save}
        </Button>
        {form.isChanged && (
          <Button variant="quiet" onClick={form.discard}>
            {texts.discard}
          </Button>
        )}
        <p role="status" className="font-semibold text-ink-2">
          {form.isChanged ? texts.unsaved : ''}
        </p>
      </div>
    </form>
  );
}
