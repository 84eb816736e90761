import { useEffect, useEffectEvent, useRef } from 'react';
import { areToBeAnnounced } from './announced-faults.ts';

type ErrorSummaryProps = {
  title: string;
  errors: readonly { fieldId: string; message: string }[];
  /** What the errors were made of, where their words alone may change: in another language they are the same errors. */
  of?: readonly unknown[];
};

/**
 * All errors in one place, as links to the fields. It takes the focus when one appears and whenever the form is submitted
 * with errors, so that pressing Submit twice announces them twice; never while somebody types.
 */
export function ErrorSummary({ title, errors, of = errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<readonly unknown[]>([]);
  const isSubmitted = useRef(false);
  const takeFocus = useEffectEvent((now: readonly unknown[]) => {
    const isHeard = areToBeAnnounced(before.current, now, isSubmitted.current);
    before.current = now;
    isSubmitted.current = false;
    if (isHeard) box.current?.focus();
  });
  useEffect(() => takeFocus(of), [of]);
  const noteSubmit = useEffectEvent(({ target }: Event) => {
    const isOurs = target instanceof HTMLFormElement && errors.some(({ fieldId }) => isFieldOf(target, fieldId));
    if (isOurs) isSubmitted.current = true;
  });
  useEffect(() => {
    // Heard before the form itself makes new errors of it.
    const hear = (event: Event): void => noteSubmit(event);
    document.addEventListener('submit', hear, { capture: true });
    return () => document.removeEventListener('submit', hear, { capture: true });
  }, []);

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

const isFieldOf = (form: HTMLFormElement, id: string): boolean => form.contains(document.getElementById(id));
