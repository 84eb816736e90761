import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'button-primary bg-brand text-white shadow-button hover:bg-brand-strong',
  secondary: 'border-2 border-brand bg-white text-brand-strong hover:bg-sky-100',
  quiet: 'text-brand-strong hover:bg-sky-200',
  danger: 'border-2 border-danger bg-white text-danger hover:bg-danger hover:text-white',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-1.5 text-base',
  md: 'min-h-12 px-[min(1.25rem,5vw)] py-2 text-base',
  lg: 'min-h-14 px-[min(1.5rem,5vw)] py-3 text-lg',
  xl: 'min-h-24 px-8 py-4 text-xl',
};

/** A button's look for another element, usually a link: `<Link className={buttonClass({ size: 'lg' })}>`. */
export function buttonClass(look: { variant?: ButtonVariant; size?: ButtonSize; className?: string } = {}): string {
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-button text-center font-semibold no-underline select-none',
    'pressable',
    'aria-disabled:cursor-not-allowed disabled:cursor-not-allowed disabled:border-transparent disabled:bg-off disabled:text-ink-3 disabled:shadow-none',
    VARIANTS[look.variant ?? 'primary'],
    SIZES[look.size ?? 'md'],
    look.className,
  );
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is in progress: the button keeps the focus, shows a spinner, and ignores clicks. */
  busy?: boolean;
  busyText?: ReactNode;
  icon?: IconName;
};

export function Button({ variant, size, busy = false, busyText, icon, className, children, ...rest }: ButtonProps) {
  const { onClick, type = 'button' } = rest;
  const look = { ...(variant && { variant }), ...(size && { size }), ...(className && { className }) };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {/* A text of its own element: a page that the browser translates would lose it beside an icon that comes and goes. */}
      <span className="contents">{busy && busyText ? busyText : children}</span>
    </button>
  );
}
