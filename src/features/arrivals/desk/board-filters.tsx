import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { SearchFilter, SelectFilter } from '#src/ui/fields/list-filters.tsx';
import type { BoardFilter } from '#src/features/arrivals/board/arrange.ts';
import type { Line } from '#src/features/arrivals/board/lines.ts';

const texts = arrivalsTexts.filters;

type BoardFiltersProps = {
  filter: BoardFilter;
  lines: readonly Line[];
  onFilter: (change: BoardFilter) => void;
};

/** By doctor, by department, by ticket or name; they stand in the address. */
export function BoardFilters({ filter, lines, onFilter }: BoardFiltersProps) {
  const departments = [...new Set(lines.map(({ department }) => department))].toSorted();
  const isAny = Object.values(filter).some((value) => value !== undefined);
  return (
    <section aria-label={texts.region} className="grid items-end gap-3 @md:grid-cols-3">
      <SearchFilter
        id="board-search"
        label={texts.search}
        value={filter.search}
        onFilter={(search) => onFilter({ search })}
      />
      <SelectFilter
        id="board-doctor"
        label={texts.doctor}
        all={texts.allDoctors}
        options={lines.map(({ doctorId, doctor }) => ({ value: doctorId, label: doctor }))}
        value={filter.doctor}
        onFilter={(doctor) => onFilter({ doctor })}
      />
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <SelectFilter
            id="board-department"
            label={texts.department}
            all={texts.allDepartments}
            options={departments.map((department) => ({ value: department, label: department }))}
            value={filter.department}
            onFilter={(department) => onFilter({ department })}
          />
        </div>
        {isAny && (
          <Button
            variant="quiet"
            icon="x"
            className="px-3!"
            onClick={() => onFilter({ doctor: undefined, department: undefined, search: undefined })}
          >
            <span className="sr-only">{texts.clear}</span>
          </Button>
        )}
      </div>
    </section>
  );
}
