import { type ReactNode, Suspense, useState } from 'react';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { AGE_BUCKETS } from '#shared/clinic/age-bucket.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { offerUndo } from '#src/platform/staff/undo.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { SearchFilter, SelectFilter } from '#src/ui/fields/list-filters.tsx';
import { GenderFilter } from '#src/features/lists/gender-filter.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { PatientCard } from './patient-card.tsx';
import { type PatientFilters, usePatients } from './use-patients.ts';
import { removeFromView, showAgain, useWorkspace } from '#src/features/doctor/profile/workspace.ts';

const texts = doctorTexts.patients;

type PatientsScreenProps = {
  filters: PatientFilters;
  onFilter: (change: PatientFilters) => void;
  /** The dialog with a patient's history, from another feature. */
  renderHistory: (patient: Patient, onClose: () => void) => ReactNode;
};

/** All patients, with three filters. Remove hides one from this list only (DOC-6). */
export function PatientsScreen({ filters, onFilter, renderHistory }: PatientsScreenProps) {
  const list = usePatients(filters);
  const removed = useWorkspace((state) => state.removed);
  const [opened, setOpened] = useState<Patient>();
  const shown = list.rows?.filter(({ _id }) => !removed.includes(_id));
  const hiddenHere = (list.rows?.length ?? 0) - (shown?.length ?? 0);

  function remove({ _id, name }: Patient): void {
    if (!removeFromView(_id)) {
      notify.error(texts.removeFailed);
      return;
    }
    notify.success(texts.removed);
    offerUndo({ text: texts.removedOf(name), undo: () => showAgain(_id) });
  }

  return (
    <StaffView
      words={staffTexts}
      title={texts.title}
      count={list.total === undefined ? undefined : texts.count(Math.max(0, list.total - hiddenHere))}
      loading={list.loading}
      onRefresh={list.reload}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:max-w-4xl lg:grid-cols-[minmax(0,2fr)_1fr_1fr]">
        <SearchFilter
          id="patient-name"
          label={texts.name}
          value={filters.name}
          onFilter={(name) => onFilter({ name })}
        />
        <GenderFilter
          label={texts.gender}
          all={texts.allGenders}
          value={filters.gender}
          onFilter={(gender) => onFilter({ gender })}
        />
        <SelectFilter
          id="patient-ages"
          label={texts.age}
          all={texts.ages.all}
          options={AGE_BUCKETS.map((bucket) => ({ value: bucket, label: texts.ages[bucket] }))}
          value={filters.ages}
          onFilter={(ages) => onFilter({ ages })}
        />
      </div>
      {hiddenHere > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
          {texts.removedCount(hiddenHere)}
          <Button variant="quiet" icon="eye" className="min-h-11! px-3! py-1!" onClick={() => showAgain()}>
            {texts.showAgain}
          </Button>
        </p>
      )}
      <PagedList
        key={JSON.stringify(filters)}
        list={{ ...list, rows: shown }}
        keyOf={({ _id }) => _id}
        label={texts.title}
        words={staffTexts}
        loadingText={texts.loading}
        empty={<EmptyState icon="users" title={texts.empty} text={texts.emptyText} />}
      >
        {(patient) => (
          <PatientCard patient={patient} onHistory={() => setOpened(patient)} onRemove={() => remove(patient)} />
        )}
      </PagedList>
      {opened && <Suspense>{renderHistory(opened, () => setOpened(undefined))}</Suspense>}
    </StaffView>
  );
}
