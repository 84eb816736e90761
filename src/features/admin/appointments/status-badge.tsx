import { statusWord } from '#src/locales/en/staff/staff.ts';
import { StatusBadge as Look } from '#src/ui/parts/status-badge.tsx';

/** Blue, green, red, and grey for any other value (ADM-8). */
export function StatusBadge({ status }: { status: string }) {
  return <Look status={status} word={statusWord(status)} />;
}
