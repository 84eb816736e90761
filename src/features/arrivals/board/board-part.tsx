import type { ReactNode } from 'react';
import type { BoardColumn } from '#shared/clinic/visit-stage.ts';
import { arrivalsTexts as texts } from '#src/locales/en/staff/arrivals.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { classNames } from '#src/ui/style/class-names.ts';

type BoardPartProps = {
  column: BoardColumn;
  count: number;
  /** Somebody of it cannot wait. */
  urgent: number;
  /** A part that is folded has a way to open it. */
  folded?: { readonly isFolded: boolean; readonly onFold: () => void };
  children: ReactNode;
};

/** One part of the board; its head stays in sight as long as any of its rows is. */
export function BoardPart({ column, count, urgent, folded, children }: BoardPartProps) {
  const isFolded = folded?.isFolded === true;
  return (
    <section id={`part-${column}`} aria-labelledby={`head-${column}`} className="scroll-mt-2">
      <div
        className={classNames(
          'sticky top-0 z-10 flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line bg-sky-200 px-4 py-1',
          column === 'waiting' && 'rounded-t-card',
        )}
      >
        <h2 id={`head-${column}`} className="font-bold text-ink" tabIndex={-1}>
          {texts.columns[column]} <span className="ms-1 font-semibold text-ink-2">{count}</span>
        </h2>
        {urgent > 0 && (
          <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-danger-ink">
            <Icon name="triangle-alert" />
            {texts.urgentCount(urgent)}
          </span>
        )}
        {folded !== undefined && count > 0 && (
          <button
            type="button"
            aria-expanded={!isFolded}
            className="ms-auto inline-flex min-h-9 items-center gap-2 rounded-button px-3 font-semibold text-brand-strong hover:bg-sky-300"
            onClick={folded.onFold}
          >
            {isFolded ? texts.showDone : texts.hideDone}
            <Icon name="chevron-down" className={classNames(!isFolded && 'rotate-180')} />
          </button>
        )}
      </div>
      {!isFolded && (
        <div className="contents">
          {count === 0 ? <p className="px-4 py-3 text-ink-2">{children || texts.empty[column]}</p> : children}
        </div>
      )}
    </section>
  );
}
