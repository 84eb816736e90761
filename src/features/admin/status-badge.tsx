import { adminTexts } from '#src/locales/en/admin.ts';
import { Badge, type BadgeTone } from '#src/ui/badge.tsx';

const texts = adminTexts.appointments;
const TONES: Readonly<Record<string, BadgeTone>> = {
  scheduled: 'scheduled',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** product.md §4: blue, green, red, and grey for any other value. */
export function StatusBadge({ status }: { status: string }) {
  const key = status.toLowerCase();
  const { scheduled, completed, cancelled } = texts.statuses;
  const word = { scheduled, completed, cancelled }[key] ?? (status || texts.noStatus);
  return (
    <Badge tone={TONES[key] ?? 'other'} className="shrink-0">
      {word}
    </Badge>
  );
}
