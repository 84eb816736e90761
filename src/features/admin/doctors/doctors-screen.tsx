import { lazy, Suspense, useState } from 'react';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import { succeed } from '#shared/result.ts';
import { adminListTexts } from '#src/locales/en/admin/admin-lists.ts';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { matchesAny } from '#src/platform/browser/matches.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { SearchFilter } from '#src/ui/fields/list-filters.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { doctorRowKey, doctorsFailure } from '#src/features/admin/lists/load-lists.ts';
import { loadDoctors } from '#src/features/admin/samples/load-with-samples.ts';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { DoctorCard } from './doctor-card.tsx';
import { BLANK_DOCTOR } from '#src/features/admin/doctor-form/doctor-form.ts';
import { type KeptDoctor, keptDoctor } from '#src/features/admin/doctor-form/kept-doctor.ts';
import { useRemoveDoctor } from './use-remove-doctor.ts';

/** With Headless UI, which no list needs before somebody is added or changed. */
const DoctorDialog = lazy(async () => ({
  default: (await import('#src/features/admin/doctor-form/doctor-dialog.tsx')).DoctorDialog,
}));
const EditDoctor = lazy(async () => ({
  default: (await import('#src/features/admin/doctor-form/edit-doctor.tsx')).EditDoctor,
}));

const texts = adminTexts.doctors;

type DoctorsScreenProps = { search: string | undefined; onSearch: (search: string | undefined) => void };
type Open = { readonly id: string | undefined; readonly name: string; readonly kept: KeptDoctor | undefined };

/** All doctors, with a search over name and specialization; added, changed and removed (ADM-3). */
export function DoctorsScreen({ search, onSearch }: DoctorsScreenProps) {
  const list = useAdminData(
    'doctors',
    async (signal) => {
      const answer = await loadDoctors(signal);
      return answer.ok ? succeed(answer.value.doctors) : answer;
    },
    doctorsFailure,
  );
  const { value, loading, reload } = list;
  const removal = useRemoveDoctor(reload);
  const [open, setOpen] = useState<Open | undefined>(takeKept);
  const close = () => setOpen(undefined);
  const found = value?.filter(({ name, specialization }) => matchesAny(search ?? '', [name, specialization]));

  return (
    <StaffView
      words={staffTexts}
      title={texts.title}
      count={found && texts.count(found.length)}
      loading={loading}
      onRefresh={reload}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72 md:max-w-md">
          <SearchFilter
            id="doctor-search"
            label={texts.search}
            placeholder={texts.searchHint}
            value={search}
            onFilter={onSearch}
          />
        </div>
        <Button icon="user-plus" onClick={() => setOpen({ id: undefined, name: '', kept: undefined })}>
          {staffDoctorTexts.add}
        </Button>
      </div>
      {removal.failure !== undefined && (
        <Alert tone="danger" title={removal.failure.title}>
          {removal.failure.description}
        </Alert>
      )}
      {removal.isLocal && <Alert tone="info">{adminListTexts.sampleDoctorRemoved}</Alert>}
      <PagedList
        key={search}
        list={{ ...list, rows: found }}
        keyOf={doctorRowKey}
        label={texts.title}
        words={staffTexts}
        empty={<EmptyState icon="stethoscope" title={texts.empty} text={texts.emptyText} />}
      >
        {(doctor) => (
          <DoctorCard
            doctor={doctor}
            removing={removal.isRemoving(doctor)}
            onRemove={() => void removal.remove(doctor)}
            onEdit={isOurs() ? () => setOpen({ id: doctorKey(doctor), name: doctor.name, kept: undefined }) : undefined}
          />
        )}
      </PagedList>
      <Suspense>
        {open !== undefined && open.id === undefined && (
          <DoctorDialog
            id={undefined}
            initial={open.kept?.values ?? BLANK_DOCTOR}
            isKept={open.kept !== undefined}
            onChanged={reload}
            onClose={close}
          />
        )}
        {open?.id !== undefined && (
          <EditDoctor id={open.id} name={open.name} kept={open.kept} onChanged={reload} onClose={close} />
        )}
      </Suspense>
    </StaffView>
  );
}

/** What was being typed when the session ended: after the login it stands there again. */
function takeKept(): Open | undefined {
  const kept = keptDoctor.take();
  return kept && { id: kept.id, name: kept.values.name, kept };
}
