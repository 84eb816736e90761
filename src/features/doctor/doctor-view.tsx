import type { ReactNode } from 'react';
import { staffTexts } from '#src/locales/en/staff.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

type DoctorViewProps = {
  title: string;
  /** How much there is, once it is known. */
  count?: string | undefined;
  loading?: boolean;
  onRefresh?: () => void;
  children: ReactNode;
};

/** One view of the workspace: its heading on the sky, its content on a still ground. */
export function DoctorView({ title, count, loading = false, onRefresh, children }: DoctorViewProps) {
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
      <div className="grid flex-1 content-start gap-6 rounded-t-card bg-surface-2 px-4 py-6 md:px-8">{children}</div>
    </>
  );
}
