import { statusWord } from '#src/locales/en/staff/staff.ts';
import { StatusBadge as Look } from '#src/ui/parts/status-badge.tsx';

/** product.md §4: blue, green, red, and grey for any other value. */
export function StatusBadge({ status }: { status: string }) {
  return <Look status={status} word={statusWord(status)} />;
}
