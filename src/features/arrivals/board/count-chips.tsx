import type { BoardColumn } from '#shared/clinic/visit-stage.ts';
import { arrivalsTexts as texts } from '#src/locales/en/staff/arrivals.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import type { Arranged } from './arrange.ts';

const COLUMNS: readonly BoardColumn[] = ['expected', 'waiting', 'called', 'done'];

type CountChipsProps = { arranged: Arranged; onJump: (column: BoardColumn) => void };

/** How many are where; a press leads there. */
export function CountChips({ arranged, onJump }: CountChipsProps) {
  return (
    <nav aria-label={texts.jumps}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {COLUMNS.map((column) => (
          <li key={column}>
            <button
              type="button"
              className={classNames(
                'flex h-full min-h-14 w-full items-center gap-x-2.5 rounded-input border border-line bg-white px-4 py-1 @5xl:px-3 max-lg:flex-col max-lg:items-start max-lg:px-3 text-start text-ink-2 hover:border-brand hover:bg-sky-100',
                column === 'waiting' && arranged.waiting.some(({ urgent }) => urgent) && 'border-danger!',
              )}
              onClick={() => onJump(column)}
            >
              <span className="text-2xl font-bold text-ink tabular-nums">{arranged[column].length}</span>
              <span className="min-w-0 leading-tight">{texts.columns[column]}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
