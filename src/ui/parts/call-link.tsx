import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

/** Calls a number if the device can make calls. */
export function CallLink({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={buttonClass({ variant: 'danger', size: 'lg' })}>
      <Icon name="phone" />
      <span>{children}</span>
    </a>
  );
}
