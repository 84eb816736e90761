import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { Badge } from '#src/ui/parts/badge.tsx';

/** The ticket of a registration, where there is one. */
export function TicketBadge({ ticket }: { ticket: string | null | undefined }) {
  if (!ticket) return null;
  return (
    <Badge tone="info">
      <span className="sr-only">{staffTexts.ticket}</span>
      {ticket}
    </Badge>
  );
}
