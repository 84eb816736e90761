import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';
import { describedBy, FieldFrame, INPUT_CLASS, type FieldWords } from './field-frame.tsx';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords>;

/** A line of text. By default the browser stores none of it, because most of what is typed here is about a person. */
export function TextField({ id, label, hint, error, optionalText, className, ...input }: TextFieldProps) {
  const words = { id, label, hint, error, optionalText };
  return (
    <FieldFrame words={words}>
      <input
        autoComplete="off"
        {...input}
        id={id}
        className={classNames(INPUT_CLASS, className)}
        aria-describedby={describedBy(words)}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}
