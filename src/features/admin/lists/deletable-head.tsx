import type { ReactNode } from 'react';
import { Icon } from '#src/ui/parts/icon.tsx';

type DeletableHeadProps = {
  /** Whose it is; a link where there is a page of theirs. */
  name: ReactNode;
  /** A line below the name. */
  detail?: string;
  /** Why it cannot wait. */
  alarm?: string | undefined;
  badges: ReactNode;
  deleteText: string;
  /** Not there for who may not. */
  onDelete: (() => void) | undefined;
};

/** The head of a card that can be deleted: whose it is, how it stands, and the bin at its corner. */
export function DeletableHead({ name, detail, alarm, badges, deleteText, onDelete }: DeletableHeadProps) {
  return (
    <div>
      <div className="flex items-start justify-between gap-3">
        <div className="mt-1.5 min-w-0">
          <h2 className="text-lg leading-snug font-bold wrap-anywhere text-ink">{name}</h2>
          {detail !== undefined && <p className="text-ink-2">{detail}</p>}
        </div>
        {onDelete && (
          <button
            type="button"
            aria-label={deleteText}
            className="-me-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-danger hover:bg-surface-2"
            onClick={onDelete}
          >
            <Icon name="trash-2" />
          </button>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1 empty:hidden">{badges}</div>
      {alarm !== undefined && <p className="mt-2 font-semibold wrap-anywhere text-danger">{alarm}</p>}
    </div>
  );
}
