import type { ReactNode } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const TONES: Record<AlertTone, { box: string; icon: IconName }> = {
  info: { box: 'bg-sky-200 text-brand-strong', icon: 'info' },
  success: { box: 'bg-advice-bg text-advice', icon: 'circle-check' },
  warning: { box: 'bg-offline-bg text-offline', icon: 'triangle-alert' },
  danger: { box: 'bg-danger-bg text-danger-ink', icon: 'circle-alert' },
};

type AlertProps = { tone: AlertTone; title?: string; children?: ReactNode; action?: ReactNode; className?: string };

/** A message in the page. It is not a live region: use the announcer if it appears without an action. */
export function Alert({ tone, title, children, action, className }: AlertProps) {
  return (
    <div data-alert className={classNames('flex gap-4 rounded-card p-5', TONES[tone].box, className)}>
      <Icon name={TONES[tone].icon} size={150} />
      <div className="grid min-w-0 flex-1 gap-2">
        {title && <p className="text-lg leading-snug font-bold">{title}</p>}
        {children && <div className="text-pretty">{children}</div>}
        {action && <div className="mt-1 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
