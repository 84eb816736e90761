import { frontdeskTexts as texts } from '#src/locales/en/frontdesk.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** As large as the ten cards that will stand here, so that nothing jumps. */
export function DoctorsLoading() {
  return (
    <>
      <p className="sr-only">{texts.loadingDoctors}</p>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:landscape:grid-cols-3" aria-hidden="true">
        {PLACES.map((place) => (
          <div
            key={place}
            className="flex min-h-24 items-center gap-4 rounded-card bg-white p-5 shadow-card sm:min-h-32"
          >
            <Skeleton className="size-16 shrink-0 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
