import type { ReactNode } from 'react';
import { Button } from '#src/ui/parts/button.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';

/** On a phone the button shows only its icon; screen readers still read its text. */
const WORDS_FROM_TABLETS = 'max-sm:sr-only';

type StaffViewProps = {
  title: string;
  /** The number of items, once it is known. */
  count?: string | undefined;
  /** A count that changes with every minute is not read out each time. */
  isCountQuiet?: boolean;
  loading?: boolean;
  /** Loads everything again; missing if there is nothing to load. */
  onRefresh?: () => void;
  words: { readonly refresh: string; readonly loading: string };
  /** Quiet buttons above the content, for actions on the whole list. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One view of a staff area: its heading on the background, its content on a plain surface. */
export function StaffView(props: StaffViewProps) {
  const { title, count, isCountQuiet = false, loading = false, onRefresh, words, actions, children } = props;
  return (
    <>
      <div className="flex min-h-20 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-1 pb-4 md:px-8 print:min-h-0 print:p-0 print:pb-3">
        <div className="min-w-0">
          <PageHeading>{title}</PageHeading>
          {/* Where there will be one its line is kept, so that nothing moves when it comes. */}
          {'count' in props && (
            <p role={isCountQuiet ? undefined : 'status'} className="min-h-6 text-sm/6 text-ink-2">
              {count}
            </p>
          )}
        </div>
        {onRefresh !== undefined && (
          <Button
            variant="secondary"
            icon="refresh-cw"
            className="sm:ms-auto max-sm:px-3! print:hidden"
            busy={loading}
            busyText={<span className={WORDS_FROM_TABLETS}>{words.loading}</span>}
            onClick={onRefresh}
          >
            <span className={WORDS_FROM_TABLETS}>{words.refresh}</span>
          </Button>
        )}
        {actions && (
          <div className="flex flex-wrap items-center gap-1 print:hidden -ms-3 max-sm:-ms-2 max-sm:w-full [&>button]:px-3 max-sm:[&>button]:gap-2 max-sm:[&>button]:px-2 max-sm:[&>button]:text-sm">
            {actions}
          </div>
        )}
      </div>
      <div className="grid flex-1 grid-cols-1 content-start gap-6 rounded-t-card bg-surface-2 px-4 py-6 md:px-8 print:bg-transparent print:p-0">
        {children}
      </div>
    </>
  );
}
