import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { PageHeading } from './page-heading.tsx';

type StaffViewProps = {
  title: string;
  /** How much there is, once it is known. */
  count?: string | undefined;
  loading?: boolean;
  /** Asks for everything again; not there where there is nothing to ask for. */
  onRefresh?: () => void;
  words: { readonly refresh: string; readonly loading: string };
  /** Quiet buttons above the content: what is done with the whole list. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One view of a staff area: its heading on the sky, its content on a still ground. */
export function StaffView({ title, count, loading = false, onRefresh, words, actions, children }: StaffViewProps) {
  return (
    <>
      <div className="flex min-h-24 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 md:px-8">
        <PageHeading>{title}</PageHeading>
        <p role="status" className="text-ink-2">
          {count}
        </p>
        {onRefresh !== undefined && (
          <Button
            variant="secondary"
            icon="refresh-cw"
            className="ms-auto"
            busy={loading}
            busyText={words.loading}
            onClick={onRefresh}
          >
            {words.refresh}
          </Button>
        )}
      </div>
      <div className="grid flex-1 content-start gap-6 rounded-t-card bg-surface-2 px-4 py-6 md:px-8">
        {actions && (
          <div className="-my-2 flex flex-wrap items-center justify-end gap-1 max-sm:[&>button]:gap-2 max-sm:[&>button]:px-2 max-sm:[&>button]:text-sm">
            {actions}
          </div>
        )}
        {children}
      </div>
    </>
  );
}
