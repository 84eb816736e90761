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
  /** Buttons beside Refresh. */
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
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
          {actions}
          {onRefresh !== undefined && (
            <Button
              variant="secondary"
              icon="refresh-cw"
              busy={loading}
              busyText={staffTexts.loading}
              onClick={onRefresh}
            >
              {staffTexts.refresh}
            </Button>
          )}
        </div>
      </div>
      <div className="grid flex-1 content-start gap-6 rounded-t-card bg-surface-2 px-4 py-6 md:px-8">{children}</div>
    </>
  );
}
