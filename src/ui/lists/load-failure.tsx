import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';

type LoadFailureProps = {
  data: {
    readonly failure: { readonly title: string; readonly description?: string } | undefined;
    readonly loading: boolean;
    readonly reload: () => void;
  };
  words: { readonly tryAgain: string; readonly loading: string };
};

/** A failed load, shown in red in the page as long as it lasts, because its toast is gone after five seconds. */
export function LoadFailure({ data: { failure, loading, reload }, words }: LoadFailureProps) {
  if (failure === undefined) return null;
  return (
    <Alert tone="danger" className="sm:items-center">
      {/* The button stands beside the words where 14 rem are left for them. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="grid grow basis-56 gap-2">
          <p className="text-lg leading-snug font-bold">{failure.title}</p>
          {failure.description !== undefined && <p>{failure.description}</p>}
        </div>
        <Button variant="secondary" icon="refresh-cw" busy={loading} busyText={words.loading} onClick={reload}>
          {words.tryAgain}
        </Button>
      </div>
    </Alert>
  );
}
