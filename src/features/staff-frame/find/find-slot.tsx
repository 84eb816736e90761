import { lazy, Suspense, useEffect, useState } from 'react';
import { findTexts as texts } from '#src/locales/en/staff/find.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import type { FindDialogProps } from './find-dialog.tsx';

const load = () => import('./find-dialog.tsx');
/** With Headless UI, which no view needs before somebody searches. */
const FindDialog = lazy(async () => ({ default: (await load()).FindDialog }));

/** The box that opens the search, as do Ctrl-K, and a slash if nothing is being typed. */
export function FindSlot(props: Omit<FindDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        className="flex min-h-11 min-w-11 shrink-0 items-center gap-2 rounded-input border-2 border-line-strong bg-white px-3 text-ink-2 hover:border-brand md:w-48 lg:w-64"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className="whitespace-nowrap max-md:sr-only">{texts.open}</span>
        <kbd aria-hidden="true" className="ms-auto text-sm whitespace-nowrap max-lg:hidden">
          {texts.keys}
        </kbd>
      </button>
      {open && (
        <Suspense>
          <FindDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** An open dialog keeps the keys to itself. */
function opensSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || document.querySelector('[role="dialog"]') !== null) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof HTMLElement && isTypedInto(target));
}

function isTypedInto(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input, textarea, select');
}
