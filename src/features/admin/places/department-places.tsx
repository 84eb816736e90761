import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { placesTexts as texts } from '#src/locales/en/admin/places.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { allDoctors } from '#src/platform/api/public/doctors.ts';
import { readClinic } from '#src/platform/api/public/clinic.ts';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';
import { PlacesForm } from './places-form.tsx';

type Loaded = { readonly settings: ClinicSettings; readonly departments: readonly string[] };

/** Where patients of each department are sent: for the ticket and the page of the own appointment. */
export function DepartmentPlaces() {
  const remote = useAdminData('department-places', load, () => ({ title: settingsTexts.loadFailed }));
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <SettingsLoad remote={remote}>{(loaded: Loaded) => <PlacesForm {...loaded} />}</SettingsLoad>
    </SettingsSection>
  );
}

async function load(signal: AbortSignal) {
  const [clinic, doctors] = await Promise.all([readClinic(), allDoctors({ signal })]);
  if (!clinic.ok) return clinic;
  if (!doctors.ok) return doctors;
  const named = doctors.value.doctors.map(({ specialization }) => specialization);
  const departments = [...new Set([...named, ...Object.keys(clinic.value.departmentPlaces)])].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const value: Loaded = { settings: clinic.value, departments };
  return { ok: true as const, value };
}
