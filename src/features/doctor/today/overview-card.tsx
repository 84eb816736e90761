import { Card } from '#src/ui/lists/card.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import { Skeleton } from '#src/ui/lists/skeleton.tsx';

type OverviewCardProps = {
  label: string;
  icon: IconName;
  /** Undefined while it is on its way. */
  value: string | undefined;
  detail?: string | undefined;
  /** Why it cannot wait. */
  alarm?: string | undefined;
  className?: string;
};

/** One figure of the dashboard, with its label first for who listens. */
export function OverviewCard({ label, icon, value, detail, alarm, className }: OverviewCardProps) {
  return (
    <Card className={classNames('flex items-center gap-4 p-4! sm:p-5!', className)}>
      <span className="icon-disc size-12 text-xl max-sm:hidden">
        <Icon name={icon} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <h2 className="font-semibold wrap-anywhere hyphens-auto text-ink-2">{label}</h2>
        {value === undefined ? (
          <Skeleton className="h-8 w-20" />
        ) : (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-2xl leading-tight font-bold text-ink">{value}</span>
            {detail && <span className="min-w-0 wrap-anywhere text-ink-2">{detail}</span>}
          </p>
        )}
        {alarm && <p className="font-semibold wrap-anywhere text-danger">{alarm}</p>}
      </div>
    </Card>
  );
}
