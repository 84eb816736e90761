import { doctorKey } from '#shared/contract/doctor-key.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { allDoctors } from '#src/platform/api/doctors.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { AdminView } from './admin-view.tsx';
import { DoctorCard } from './doctor-card.tsx';
import { GrowingGrid } from '#src/ui/growing-grid.tsx';
import { LoadFailure } from './load-failure.tsx';
import { doctorRowKey, doctorsFailure } from './load-lists.ts';
import { matchesAny } from '#src/platform/matches.ts';
import { useAdminData } from './use-admin-data.ts';

const texts = adminTexts.doctors;

type DoctorsScreenProps = { search: string; onSearch: (search: string) => void };

/** All doctors, with a search over name and specialization (product.md §2). */
export function DoctorsScreen({ search, onSearch }: DoctorsScreenProps) {
  const { value, problem, failure, loading, reload } = useAdminData(
    'doctors',
    (signal) => allDoctors({ signal }),
    doctorsFailure,
  );
  const found = value?.doctors.filter(({ name, specialization }) => matchesAny(search, [name, specialization]));

  return (
    <AdminView title={texts.title} count={found && texts.count(found.length)} loading={loading} onRefresh={reload}>
      <div className="max-w-md">
        <SearchField
          id="doctor-search"
          label={texts.search}
          hint={texts.searchHint}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <LoadFailure failure={failure} problem={problem} hasRows={value !== undefined} onRetry={reload} />
      {found === undefined && loading && <Spinner label={staffTexts.loading} className="py-16" />}
      {found?.length === 0 && <EmptyState icon="stethoscope" title={texts.empty} text={texts.emptyText} />}
      {found !== undefined && found.length > 0 && (
        <GrowingGrid key={search} rows={found} keyOf={doctorRowKey} label={texts.title} busy={loading}>
          {(doctor) => <DoctorCard key={doctorKey(doctor)} doctor={doctor} />}
        </GrowingGrid>
      )}
    </AdminView>
  );
}
