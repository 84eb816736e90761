import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';
import { describedBy, FieldFrame, INPUT_CLASS, type FieldWords } from './field-frame.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'children'> & {
    options: readonly { value: string; label: string }[];
  };

/** The browser's own list box, which opens as usual on the platform, with any input device. */
export function SelectField({ id, label, hint, error, optionalText, options, className, ...select }: SelectFieldProps) {
  const words = { id, label, hint, error, optionalText };
  return (
    <FieldFrame words={words}>
      <span className="relative block">
        <select
          {...select}
          id={id}
          className={classNames(INPUT_CLASS, 'appearance-none pe-12', className)}
          aria-describedby={describedBy(words)}
          aria-invalid={error ? true : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-line-strong"
        />
      </span>
    </FieldFrame>
  );
}
