import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';
import { describedBy, FieldFrame, INPUT_CLASS, type FieldWords } from './field-frame.tsx';

type TextAreaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>;

/** Several lines of text. Where supported, the box grows with its content, never below `rows`. */
export function TextAreaField({ id, label, hint, error, optionalText, className, ...area }: TextAreaFieldProps) {
  const words = { id, label, hint, error, optionalText };
  return (
    <FieldFrame words={words}>
      <textarea
        rows={2}
        autoComplete="off"
        {...area}
        id={id}
        className={classNames(INPUT_CLASS, 'max-h-96 [field-sizing:content]', className)}
        aria-describedby={describedBy(words)}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}
