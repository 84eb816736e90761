import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Patient } from '#shared/contract/patients.ts';
import { GENDERS } from '#shared/contract/genders.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { viewPatients } from '#src/platform/api/patients.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { AdminView } from './admin-view.tsx';
import { GrowingGrid } from '#src/ui/growing-grid.tsx';
import { LoadFailure } from './load-failure.tsx';
import { patientsFailure } from './load-lists.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { PatientCard } from './patient-card.tsx';
import { doctorsOf, filterPatients, type PatientFilters } from './patient-filters.ts';
import { useAdminData } from './use-admin-data.ts';

/** With Headless UI, which no list needs before something is deleted. */
const DeletePatientDialog = lazy(async () => ({
  default: (await import('./delete-patient-dialog.tsx')).DeletePatientDialog,
}));

const texts = adminTexts.patients;
const ALL = '';

type PatientsScreenProps = {
  filters: PatientFilters;
  onFilter: (filters: PatientFilters) => void;
  /** The dialog with a patient's history, from another feature. */
  renderHistory: (patient: Patient, onClose: () => void) => ReactNode;
};

/** All patients as cards, with one search and two filters (product.md §2). */
export function PatientsScreen({ filters, onFilter, renderHistory }: PatientsScreenProps) {
  const { value, problem, failure, loading, reload } = useAdminData(
    'patients',
    (signal) => viewPatients({}, { signal }),
    patientsFailure,
  );
  const [toDelete, setToDelete] = useState<Patient>();
  const [looking, setLooking] = useState<Patient>();
  const patients = value?.patients;
  const found = patients && filterPatients(patients, filters);
  const doctors = new Set([...doctorsOf(patients ?? []), ...(filters.doctor === undefined ? [] : [filters.doctor])]);

  return (
    <AdminView title={texts.title} count={found && texts.count(found.length)} loading={loading} onRefresh={reload}>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SearchField
          id="patient-search"
          label={texts.search}
          placeholder={texts.searchHint}
          value={filters.search ?? ''}
          onChange={(event) => onFilter({ ...filters, search: event.target.value || undefined })}
        />
        <SelectField
          id="patient-doctor"
          label={texts.doctor}
          options={[
            { value: ALL, label: texts.allDoctors },
            ...[...doctors].map((name) => ({ value: name, label: name })),
          ]}
          value={filters.doctor ?? ALL}
          onChange={(event) => onFilter({ ...filters, doctor: event.target.value || undefined })}
        />
        <SelectField
          id="patient-gender"
          label={texts.gender}
          options={[
            { value: ALL, label: texts.genders.all },
            ...GENDERS.map((gender) => ({ value: gender, label: texts.genders[gender] })),
          ]}
          value={oneOf(GENDERS, filters.gender) ?? ALL}
          onChange={(event) => onFilter({ ...filters, gender: event.target.value || undefined })}
        />
      </div>
      <LoadFailure failure={failure} problem={problem} hasRows={value !== undefined} onRetry={reload} />
      {found === undefined && loading && <Spinner label={staffTexts.loading} className="py-16" />}
      {found?.length === 0 && <EmptyState icon="users" title={texts.empty} text={texts.emptyText} />}
      {found !== undefined && found.length > 0 && (
        <GrowingGrid
          key={JSON.stringify(filters)}
          rows={found}
          keyOf={({ _id }) => _id}
          label={texts.title}
          busy={loading}
        >
          {(patient) => (
            <PatientCard
              patient={patient}
              onDelete={() => setToDelete(patient)}
              onHistory={() => setLooking(patient)}
            />
          )}
        </GrowingGrid>
      )}
      {looking && <Suspense>{renderHistory(looking, () => setLooking(undefined))}</Suspense>}
      {toDelete && (
        <Suspense>
          <DeletePatientDialog patient={toDelete} onClose={() => setToDelete(undefined)} onChanged={reload} />
        </Suspense>
      )}
    </AdminView>
  );
}
