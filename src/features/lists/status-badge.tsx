import { isStatus, STATUSES } from '#shared/clinic/appointment-status.ts';
import { statusWord } from '#src/locales/en/staff/staff.ts';
import { Badge } from '#src/ui/parts/badge.tsx';

/** An appointment's status in words, on its tint; grey for whatever is no status of ours, the samples' spelling included. */
export function StatusBadge({ status }: { status: string }) {
  const key = status.toLowerCase();
  return (
    <Badge tone={isStatus(key) ? STATUSES[key].tone : 'other'} className="shrink-0">
      {statusWord(status)}
    </Badge>
  );
}
