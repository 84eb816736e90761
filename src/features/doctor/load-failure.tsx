import { staffTexts } from '#src/locales/en/staff.ts';
import type { StaffData } from '#src/platform/use-staff-data.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

type LoadFailureProps = {
  data: Pick<StaffData<unknown>, 'failure' | 'problem' | 'loading' | 'reload'>;
  /** True when earlier rows are still shown below. */
  hasRows: boolean;
};

/** A failed load in red, across the page, for as long as it lasts (product.md §2, decisions.md "Screens"). */
export function LoadFailure({ data, hasRows }: LoadFailureProps) {
  const { failure, problem, loading, reload } = data;
  if (failure === undefined) return null;
  const unreachable = problem?.kind === 'unreachable' || problem?.kind === 'timeout';
  const reason = hasRows ? staffTexts.unreachable : staffTexts.unreachableEmpty;
  return (
    <Alert
      tone="danger"
      title={failure.title}
      action={
        <Button variant="secondary" icon="refresh-cw" busy={loading} busyText={staffTexts.loading} onClick={reload}>
          {staffTexts.tryAgain}
        </Button>
      }
    >
      {failure.description ?? (unreachable ? reason : undefined)}
    </Alert>
  );
}
