import { useEffect, useEffectEvent, useRef } from 'react';
import { isOnlyCorrected } from './only-corrected.ts';

type ErrorSummaryProps = {
  title: string;
  errors: readonly { fieldId: string; message: string }[];
  /** What the errors were made of, where their words alone may change: in another language they are the same errors. */
  of?: readonly unknown[];
};

/**
 * All errors in one place, as links to the fields. It takes the focus when it appears and whenever the list of errors
 * is a new one, so that pressing Submit twice announces it twice.
 */
export function ErrorSummary({ title, errors, of = errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<readonly unknown[]>([]);
  const takeFocus = useEffectEvent((now: readonly unknown[]) => {
    // Whoever corrects a fault is typing and stays in the field.
    const isNew = now.length > 0 && !isOnlyCorrected(before.current, now);
    before.current = now;
    if (isNew) box.current?.focus();
  });
  useEffect(() => takeFocus(of), [of]);

  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-title"
      className="rounded-card border-4 border-danger bg-white p-6"
    >
      <h2 id="error-summary-title" className="text-xl font-bold text-ink">
        {title}
      </h2>
      <ul className="mt-2 grid gap-1">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className="inline-flex min-h-11 items-center font-semibold text-danger underline"
              onClick={(event) => {
                event.preventDefault();
                const field = document.getElementById(error.fieldId);
                field?.focus({ preventScroll: true });
                field?.scrollIntoView({ block: 'center' });
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
