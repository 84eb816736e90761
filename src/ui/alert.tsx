import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const TONES: Record<AlertTone, { box: string; icon: IconName }> = {
  info: { box: 'bg-sky-200 text-brand-strong', icon: 'info' },
  success: { box: 'bg-advice-bg text-advice', icon: 'circle-check' },
  warning: { box: 'bg-offline-bg text-offline', icon: 'triangle-alert' },
  danger: { box: 'bg-danger-bg text-danger-ink', icon: 'circle-alert' },
};

type AlertProps = {
  tone: AlertTone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** One short button, which has room beside the words. */
  isActionBeside?: boolean;
  className?: string;
};

/** A message in the page. It is not a live region: say it through the announcer when it comes up by itself. */
export function Alert({ tone, title, children, action, isActionBeside = false, className }: AlertProps) {
  return (
    <div
      className={classNames(
        'flex gap-4 rounded-card p-5',
        isActionBeside && 'sm:items-center',
        TONES[tone].box,
        className,
      )}
    >
      <Icon name={TONES[tone].icon} size={150} />
      {/* Beside the words there is room only where 14 rem are left for them. */}
      <div className={classNames('flex min-w-0 flex-1 gap-3', isActionBeside ? 'flex-wrap items-center' : 'flex-col')}>
        <div className={classNames('grid min-w-0 gap-2', isActionBeside && 'grow basis-56')}>
          {title && <p className="text-lg leading-snug font-bold">{title}</p>}
          {children && <div className="text-pretty">{children}</div>}
        </div>
        {action && <div className="flex shrink-0 flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
