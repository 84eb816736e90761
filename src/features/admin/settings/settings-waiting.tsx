import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { Skeleton } from '#src/ui/lists/skeleton.tsx';

/** Stands where a view of the settings will, as high as its head and the first of what it loads. */
export function SettingsWaiting() {
  return (
    <div className="grid content-start gap-5">
      <p className="sr-only">{staffTexts.loading}</p>
      <Skeleton className="h-13 w-80 max-w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
