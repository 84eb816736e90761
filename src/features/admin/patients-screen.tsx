import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Patient } from '#shared/contract/patients.ts';
import { adminListTexts } from '#src/locales/en/admin-lists.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { exportPatients } from '#src/platform/api/admin-lists.ts';
import { isOurs } from '#src/platform/api/backend.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GrowingGrid } from '#src/ui/growing-grid.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { AdminView } from './admin-view.tsx';
import { DeletedPatients } from './deleted-patients.tsx';
import { ExportButton } from './export-button.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PatientCard } from './patient-card.tsx';
import { PatientFilterBar } from './patient-filter-bar.tsx';
import type { PatientFilters } from './patient-filters.ts';
import { useDuplicates } from './use-duplicates.ts';
import { patientsQuery, useDoctorNames, usePatientList } from './use-patient-list.ts';

/** With Headless UI, which no list needs before something is deleted. */
const DeletePatientDialog = lazy(async () => ({
  default: (await import('./delete-patient-dialog.tsx')).DeletePatientDialog,
}));

const texts = adminTexts.patients;

type PatientsScreenProps = {
  filters: PatientFilters;
  onFilter: (change: PatientFilters) => void;
  /** The dialog with a patient's history, from another feature. */
  renderHistory: (patient: Patient, onClose: () => void) => ReactNode;
};

/** All patients as cards, with one search and two filters (product.md §2), or those deleted lately. */
export function PatientsScreen({ filters, onFilter, renderHistory }: PatientsScreenProps) {
  return filters.view === 'deleted' ? (
    <AdminView
      title={texts.title}
      actions={
        <Button variant="quiet" icon="arrow-left" className="me-auto" onClick={() => onFilter({ view: undefined })}>
          {adminListTexts.deleted.back}
        </Button>
      }
    >
      <DeletedPatients />
    </AdminView>
  ) : (
    <PatientList filters={filters} onFilter={onFilter} renderHistory={renderHistory} />
  );
}

function PatientList({ filters, onFilter, renderHistory }: PatientsScreenProps) {
  const { rows, total, problem, failure, loading, hasMore, more, reload } = usePatientList(filters);
  const doctors = useDoctorNames(rows, filters.doctor);
  const duplicates = useDuplicates(rows);
  const [toDelete, setToDelete] = useState<Patient>();
  const [looking, setLooking] = useState<Patient>();

  return (
    <AdminView
      title={texts.title}
      count={total === undefined ? undefined : texts.count(total)}
      loading={loading}
      onRefresh={reload}
      actions={
        isOurs() && (
          <>
            <Button variant="quiet" icon="history" onClick={() => onFilter({ view: 'deleted' })}>
              {adminListTexts.deleted.show}
            </Button>
            <ExportButton name="patients" load={() => exportPatients(patientsQuery(filters))} />
          </>
        )
      }
    >
      <PatientFilterBar filters={filters} doctors={doctors} onFilter={onFilter} />
      <LoadFailure failure={failure} problem={problem} hasRows={rows !== undefined} onRetry={reload} />
      {rows === undefined && loading && <Spinner label={staffTexts.loading} className="py-16" />}
      {rows?.length === 0 && <EmptyState icon="users" title={texts.empty} text={texts.emptyText} />}
      {rows !== undefined && rows.length > 0 && (
        <GrowingGrid
          key={JSON.stringify(filters)}
          rows={rows}
          keyOf={({ _id }) => _id}
          label={texts.title}
          busy={loading}
          moreText={adminListTexts.more}
          onEnd={hasMore ? more : undefined}
        >
          {(patient) => (
            <PatientCard
              patient={patient}
              duplicates={duplicates.get(patient._id) ?? []}
              onDelete={() => setToDelete(patient)}
              onHistory={() => setLooking(patient)}
              onFind={(search) => onFilter({ search, doctor: undefined, gender: undefined })}
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
