import { Skeleton } from '#src/ui/lists/skeleton.tsx';

/** Holds the place of the microphone while its code comes. */
export function VoiceWaiting() {
  return (
    <div className="grid min-h-80 content-start justify-items-center gap-4" aria-hidden="true">
      <Skeleton className="size-44 rounded-full" />
      <Skeleton className="h-6 w-3/5" />
    </div>
  );
}
