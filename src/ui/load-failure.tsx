import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type LoadFailureProps = {
  data: {
    readonly failure: { readonly title: string; readonly description?: string } | undefined;
    readonly loading: boolean;
    readonly reload: () => void;
  };
  words: { readonly tryAgain: string; readonly loading: string };
};

/** A failed load in red, in the page, for as long as it lasts: the toast that said it is gone after five seconds. */
export function LoadFailure({ data: { failure, loading, reload }, words }: LoadFailureProps) {
  if (failure === undefined) return null;
  return (
    <Alert
      tone="danger"
      title={failure.title}
      isActionBeside
      action={
        <Button variant="secondary" icon="refresh-cw" busy={loading} busyText={words.loading} onClick={reload}>
          {words.tryAgain}
        </Button>
      }
    >
      {failure.description}
    </Alert>
  );
}
