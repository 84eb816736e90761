import type { ReactElement, ReactNode } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';
import { describedBy, FieldFrame, INPUT_CLASS } from '#src/ui/fields/field-frame.tsx';
import { OriginChip } from './origin-chip.tsx';
import type { Origin } from '#src/features/registration/visit/registration-store.ts';

type RegistrationFieldProps = {
  id: string;
  label: string;
  value: string;
  onType: (value: string) => void;
  /** The patient has gone on to another field. */
  onLeave?: () => void;
  hint?: string | undefined;
  error: string | undefined;
  origin: Origin | undefined;
  /** A locked field can be read and reached, not changed. */
  isLocked: boolean;
  /** More than one line. */
  rows?: number;
  type?: 'text' | 'tel';
  inputMode?: 'text' | 'numeric' | 'tel';
  autoCapitalize?: 'words' | 'sentences';
  mayStayEmpty?: boolean;
  className?: string;
  /** What belongs to the box: its value in other words, things to add. */
  below?: ReactNode;
  /** What stands beside its label. */
  beside?: ReactElement | undefined;
};

/** A field that says where its value came from. */
export function RegistrationField(props: RegistrationFieldProps) {
  const {
    id,
    label,
    value,
    onType,
    onLeave,
    hint,
    error,
    origin,
    isLocked,
    rows,
    mayStayEmpty = false,
    type = 'text',
    className,
    below,
    beside,
    ...input
  } = props;
  const words = { id, label, hint, error, isRequired: !mayStayEmpty };
  const chipId = `${id}-origin`;
  const box = {
    ...input,
    id,
    value,
    // A name is written in its own direction, a number always in that of numbers. An empty field is the page's.
    dir: type === 'tel' ? 'ltr' : value === '' ? undefined : 'auto',
    // Nothing typed here may stay in a browser, and none can tell a phone of one's own from a computer that many use. Without a
    // name there is nothing to keep it under either.
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    readOnly: isLocked,
    onBlur: onLeave,
    'aria-disabled': isLocked || undefined,
    'aria-required': !mayStayEmpty || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [describedBy(words), origin && chipId].filter(Boolean).join(' ') || undefined,
    className: classNames(INPUT_CLASS, 'min-h-14', className),
  };
  const chip = <OriginChip id={chipId} origin={origin === 'not heard' && mayStayEmpty ? 'not needed' : origin} />;
  return (
    <FieldFrame
      words={words}
      beside={
        <>
          {beside}
          {chip}
        </>
      }
    >
      {rows === undefined ? (
        <input {...box} type={type} onChange={(event) => onType(event.target.value)} />
      ) : (
        <textarea {...box} rows={rows} onChange={(event) => onType(event.target.value)} />
      )}
      {below}
    </FieldFrame>
  );
}
