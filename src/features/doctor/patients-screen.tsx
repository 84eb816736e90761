import { type ReactNode, Suspense, useState } from 'react';
import { GENDERS } from '#shared/contract/genders.ts';
import type { Patient } from '#shared/contract/patients.ts';
import { AGE_BUCKETS, ageBucket } from '#shared/rules/age-bucket.ts';
import { doctorTexts } from '#src/locales/en/doctor.ts';
import { notify } from '#src/platform/notify.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { offerUndo } from '#src/platform/undo.ts';
import { useDebounced } from '#src/platform/use-debounced.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GrowingGrid } from '#src/ui/growing-grid.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { DoctorView } from './doctor-view.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PatientCard } from './patient-card.tsx';
import { type PatientFilters, usePatients } from './use-patients.ts';
import { removeFromView, showAgain, useWorkspace } from './workspace.ts';

const texts = doctorTexts.patients;

type PatientsScreenProps = {
  filters: PatientFilters;
  onFilter: (change: PatientFilters) => void;
  /** The dialog with a patient's history, from another feature. */
  renderHistory: (patient: Patient, onClose: () => void) => ReactNode;
};

/** All patients, with three filters. Remove hides one from this list only (product.md §2). */
export function PatientsScreen({ filters, onFilter, renderHistory }: PatientsScreenProps) {
  const list = usePatients(filters);
  const removed = useWorkspace((state) => state.removed);
  const [opened, setOpened] = useState<Patient>();
  const [name, setName] = useDebounced(filters.name ?? '', (typed) => onFilter({ name: typed || undefined }));
  const shown = list.rows?.filter(({ _id }) => !removed.includes(_id));
  const hiddenHere = (list.rows?.length ?? 0) - (shown?.length ?? 0);

  function remove({ _id }: Patient): void {
    if (!removeFromView(_id)) {
      notify.error(texts.removeFailed);
      return;
    }
    notify.success(texts.removed);
    offerUndo({ text: texts.removed, undo: () => showAgain(_id) });
  }

  return (
    <DoctorView
      title={texts.title}
      count={list.total === undefined ? undefined : texts.count(Math.max(0, list.total - hiddenHere))}
      loading={list.loading}
      onRefresh={list.reload}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:max-w-4xl lg:grid-cols-[minmax(0,2fr)_1fr_1fr]">
        <SearchField
          id="patient-name"
          label={texts.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          id="patient-gender"
          label={texts.gender}
          options={[
            { value: '', label: texts.allGenders },
            ...GENDERS.map((gender) => ({ value: gender, label: doctorTexts.genders[gender] })),
          ]}
          value={oneOf(GENDERS, filters.gender) ?? ''}
          onChange={({ target }) => onFilter({ gender: target.value || undefined })}
        />
        <SelectField
          id="patient-ages"
          label={texts.age}
          options={[
            { value: '', label: texts.ages.all },
            ...AGE_BUCKETS.map((bucket) => ({ value: bucket, label: texts.ages[bucket] })),
          ]}
          value={ageBucket(filters.ages) ?? ''}
          onChange={({ target }) => onFilter({ ages: target.value || undefined })}
        />
      </div>
      <LoadFailure data={list} hasRows={list.rows !== undefined} />
      {hiddenHere > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
          {texts.removedCount(hiddenHere)}
          <Button variant="quiet" icon="eye" className="min-h-11! px-3! py-1!" onClick={() => showAgain()}>
            {texts.showAgain}
          </Button>
        </p>
      )}
      {list.rows === undefined && list.loading && <Spinner label={texts.loading} className="py-16" />}
      {shown?.length === 0 && !list.hasMore && <EmptyState icon="users" title={texts.empty} text={texts.emptyText} />}
      {shown !== undefined && (shown.length > 0 || list.hasMore) && (
        <GrowingGrid
          key={JSON.stringify(filters)}
          rows={shown}
          keyOf={({ _id }) => _id}
          label={texts.title}
          busy={list.loading}
          onEnd={list.hasMore ? list.more : undefined}
        >
          {(patient) => (
            <PatientCard patient={patient} onHistory={() => setOpened(patient)} onRemove={() => remove(patient)} />
          )}
        </GrowingGrid>
      )}
      {opened && <Suspense>{renderHistory(opened, () => setOpened(undefined))}</Suspense>}
    </DoctorView>
  );
}
