import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';
import { describedBy, FieldFrame, INPUT_CLASS, type FieldWords } from './field-frame.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';

type SearchFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords | 'type'>;

/** Most searches are for a person's name, so the browser stores none of it. */
export function SearchField({ id, label, hint, error, optionalText, className, ...input }: SearchFieldProps) {
  const words = { id, label, hint, error, optionalText };
  return (
    <FieldFrame words={words}>
      <span className="relative block">
        <Icon
          name="search"
          className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-line-strong"
        />
        <input
          autoComplete="off"
          {...input}
          id={id}
          type="search"
          className={classNames(INPUT_CLASS, 'ps-12', className)}
          aria-describedby={describedBy(words)}
          aria-invalid={error ? true : undefined}
        />
      </span>
    </FieldFrame>
  );
}
