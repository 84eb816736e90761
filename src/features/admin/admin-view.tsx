import type { ReactNode } from 'react';
import { staffTexts } from '#src/locales/en/staff.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

type AdminViewProps = {
  title: string;
  /** How much there is, once it is known. */
  count?: string | undefined;
  loading?: boolean;
  onRefresh?: () => void;
  /** Quiet buttons above the content: what is done with the whole list. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One view of the administrator's area: its heading on the sky, its content on a still ground. */
export function AdminView({ title, count, loading = false, onRefresh, actions, children }: AdminViewProps) {
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
            busyText={staffTexts.loading}
            onClick={onRefresh}
          >
            {staffTexts.refresh}
          </Button>
        )}
      </div>
      <div className="grid flex-1 content-start gap-6 rounded-t-card bg-surface-2 px-4 py-6 md:px-8">
        {actions && <div className="-my-2 flex flex-wrap items-center justify-end gap-1">{actions}</div>}
        {children}
      </div>
    </>
  );
}
