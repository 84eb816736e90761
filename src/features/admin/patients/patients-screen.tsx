import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { adminListTexts } from '#src/locales/en/admin/admin-lists.ts';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { exportPatients } from '#src/platform/api/admin/admin-lists.ts';
import { useIsReceptionist } from '#src/platform/staff/session/account-kind.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { ListActions, ListOrBin } from '#src/features/lists/list-or-bin.tsx';
import { ExportButton } from '#src/features/admin/lists/export-button.tsx';
import { PatientCard } from './patient-card.tsx';
import { PatientFilterBar } from './patient-filter-bar.tsx';
import type { PatientFilters } from './patient-filters.ts';
import { useDuplicates } from './use-duplicates.ts';
import { patientsQuery, useDoctorNames, usePatientList } from './use-patient-list.ts';

/** With Headless UI, which no list needs before something is deleted. */
const DeletePatientDialog = lazy(async () => ({
  default: (await import('./delete-patient-dialog.tsx')).DeletePatientDialog,
}));

/** An address of its own, which few ever open. */
const DeletedPatients = lazy(async () => ({ default: (await import('./deleted-patients.tsx')).DeletedPatients }));

const texts = adminTexts.patients;

type PatientsScreenProps = {
  filters: PatientFilters;
  onFilter: (change: PatientFilters) => void;
  /** The dialog with a patient's history, from another feature. */
  renderHistory: (patient: Patient, onClose: () => void) => ReactNode;
};

/** All patients as cards, with one search and two filters (ADM-4), or those deleted lately. */
export function PatientsScreen({ filters, onFilter, renderHistory }: PatientsScreenProps) {
  return (
    <ListOrBin
      title={texts.title}
      filters={filters}
      onFilter={onFilter}
      back={adminListTexts.deleted.back}
      renderBin={() => <DeletedPatients />}
      renderList={() => <PatientList filters={filters} onFilter={onFilter} renderHistory={renderHistory} />}
    />
  );
}

function PatientList({ filters, onFilter, renderHistory }: PatientsScreenProps) {
  const list = usePatientList(filters);
  const { rows, total, loading } = list;
  const doctors = useDoctorNames(rows, filters.doctor);
  const [turn, setTurn] = useState(0);
  const duplicatesOf = useDuplicates(rows, turn);
  const [toDelete, setToDelete] = useState<Patient>();
  const [looking, setLooking] = useState<Patient>();
  const isReceptionist = useIsReceptionist();

  function reload(): void {
    list.reload();
    setTurn((before) => before + 1);
  }

  return (
    <StaffView
      words={staffTexts}
      title={texts.title}
      count={total === undefined ? undefined : texts.count(total)}
      loading={loading}
      onRefresh={reload}
      actions={
        !isReceptionist && (
          <ListActions onFilter={onFilter} showBin={adminListTexts.deleted.show}>
            <ExportButton name="patients" load={() => exportPatients(patientsQuery(filters))} />
          </ListActions>
        )
      }
    >
      <PatientFilterBar filters={filters} doctors={doctors} onFilter={onFilter} />
      <PagedList
        key={JSON.stringify(filters)}
        list={list}
        keyOf={({ _id }) => _id}
        label={texts.title}
        words={staffTexts}
        empty={<EmptyState icon="users" title={texts.empty} text={texts.emptyText} />}
      >
        {(patient) => (
          <PatientCard
            patient={patient}
            duplicates={duplicatesOf(patient._id)}
            onDelete={isReceptionist ? undefined : () => setToDelete(patient)}
            onHistory={isReceptionist ? undefined : () => setLooking(patient)}
            onFind={(search) => onFilter({ search, doctor: undefined, gender: undefined })}
          />
        )}
      </PagedList>
      {looking && <Suspense>{renderHistory(looking, () => setLooking(undefined))}</Suspense>}
      {toDelete && (
        <Suspense>
          <DeletePatientDialog patient={toDelete} onClose={() => setToDelete(undefined)} onChanged={reload} />
        </Suspense>
      )}
    </StaffView>
  );
}
