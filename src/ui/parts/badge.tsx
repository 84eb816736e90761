import type { ReactNode } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';

export type BadgeTone = 'scheduled' | 'completed' | 'cancelled' | 'other' | 'info' | 'warning' | 'success' | 'danger';

const TONES: Record<BadgeTone, string> = {
  scheduled: 'bg-scheduled-bg text-scheduled',
  completed: 'bg-completed-bg text-completed',
  cancelled: 'bg-cancelled-bg text-cancelled',
  other: 'bg-other-bg text-other',
  info: 'bg-sky-200 text-brand-strong',
  warning: 'bg-offline-bg text-offline',
  success: 'bg-completed-bg text-completed',
  danger: 'bg-cancelled-bg text-cancelled',
};

/** A word on a tinted background. The word carries the meaning; the colour only helps. */
export function Badge({ tone, children, className }: { tone: BadgeTone; children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-[1rem] px-3 py-1 text-sm leading-tight font-semibold',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
