import { staffTexts } from '#src/locales/en/staff.ts';
import type { ApiProblem } from '#src/platform/api/http.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import type { FailureWords } from '#src/platform/use-staff-data.ts';

type LoadFailureProps = {
  failure: FailureWords | undefined;
  problem: ApiProblem | undefined;
  /** True when earlier rows are still shown below. */
  hasRows: boolean;
  onRetry: () => void;
};

/** A failed load, in the page, for as long as it lasts: the toast that said it is gone after five seconds. */
export function LoadFailure({ failure, problem, hasRows, onRetry }: LoadFailureProps) {
  if (failure === undefined) return null;
  const unreachable = problem?.kind === 'unreachable' || problem?.kind === 'timeout';
  const reason = hasRows ? staffTexts.unreachable : staffTexts.unreachableEmpty;
  return (
    <Alert
      tone="danger"
      title={failure.title}
      action={
        <Button variant="secondary" icon="refresh-cw" onClick={onRetry}>
          {staffTexts.tryAgain}
        </Button>
      }
    >
      {failure.description ?? (unreachable ? reason : undefined)}
    </Alert>
  );
}
