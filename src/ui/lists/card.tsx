import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';

/** An opaque white sheet: text is always on one, never directly on the moving background. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-card bg-white p-[min(1.5rem,6.7vw)] shadow-card', className)} />;
}
