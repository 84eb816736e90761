import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';

type EmptyStateProps = { icon?: IconName; title: string; text?: string; action?: ReactNode };

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-white px-[min(1.5rem,5vw)] py-12 text-center shadow-card">
      {icon && (
        <span className="icon-disc size-16 text-2xl">
          <Icon name={icon} />
        </span>
      )}
      <p className="text-lg font-semibold text-ink">{title}</p>
      {text && <p className="max-w-prose min-w-0 wrap-anywhere text-ink-2">{text}</p>}
      {action && <div className="contents">{action}</div>}
    </div>
  );
}
