import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { numberWords } from '#src/locales/formats.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import { Skeleton } from '#src/ui/lists/skeleton.tsx';

type CountCardProps = { label: string; icon: IconName; count: number | undefined; loading: boolean };

/** One number of the dashboard. A number that could not be had says so; it is never shown as 0. */
export function CountCard({ label, icon, count, loading }: CountCardProps) {
  return (
    <Card className="flex items-center gap-4 max-sm:p-4 sm:max-lg:flex-col sm:max-lg:items-start sm:max-lg:p-4">
      <span className="icon-disc size-14 text-2xl">
        <Icon name={icon} />
      </span>
      <div className="grid gap-1">
        <h2 className="text-base font-semibold text-ink-2">{label}</h2>
        {count === undefined && loading ? (
          <Skeleton className="h-9 w-16" />
        ) : (
          <p className="text-3xl leading-tight font-bold text-ink">
            {count === undefined ? adminTexts.dashboard.unknown : numberWords(count)}
          </p>
        )}
      </div>
    </Card>
  );
}
