import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#src/ui/parts/icon.tsx';

export type FieldWords = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown beside the label: whether the field is optional. */
  optionalText?: string | undefined;
  /** Marked with a star; the form says once what that means. */
  isRequired?: boolean | undefined;
};

/** The star of a field that must be filled in. The box itself says so to a screen reader. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="font-bold text-danger">
      *
    </span>
  );
}

/** The classes of every text box. */
export const INPUT_CLASS =
  'block w-full min-h-12 rounded-input border-2 border-line-strong bg-white px-4 py-2 text-base text-ink placeholder:text-ink-3 ' +
  'aria-invalid:border-danger [&[readonly]]:bg-surface-2 disabled:bg-off disabled:text-ink-3';

/** A field's `aria-describedby`: whether it is optional, its hint, then its error. */
export function describedBy({ id, hint, error, optionalText }: FieldWords): string | undefined {
  const parts = [optionalText && `${id}-optional`, hint && `${id}-hint`, error && `${id}-error`];
  return parts.filter(Boolean).join(' ') || undefined;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex items-start gap-2 font-semibold text-danger">
      <Icon name="circle-alert" className="mt-[0.2em]" />
      {error}
    </p>
  );
}

type FieldFrameProps = { words: FieldWords; children: ReactNode; beside?: ReactElement | undefined };

/** Label above, with what stands `beside` it; hint, box, and the error in the same words as in the summary. */
export function FieldFrame({ words, children, beside }: FieldFrameProps) {
  const { id, label, hint, error, optionalText, isRequired } = words;
  return (
    <div className="grid content-start gap-1.5">
      {/* The label is the field's name and nothing else. */}
      <div className="field-head flex flex-wrap gap-x-1.5">
        <label htmlFor={id} className="font-semibold text-ink">
          {label}
        </label>
        {isRequired && <RequiredMark />}
        {optionalText && (
          <span id={`${id}-optional`} className="text-ink-2">
            {optionalText}
          </span>
        )}
        {beside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {/* Elements, never a text: what the kiosk lays out are this frame's own children. */}
      <>{children}</>
    </div>
  );
}
