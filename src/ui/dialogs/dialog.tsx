import { Description, Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '#src/ui/style/class-names.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** Buttons; mark the one to focus first with `data-autofocus`. */
  actions?: ReactNode;
};

/** A modal dialog for staff screens. Kept out of patients' chunks, because Headless UI alone weighs 15 kB. */
export function Dialog({ open, onClose, title, description, children, actions }: DialogProps) {
  useFocusGivenBack();
  return (
    <HeadlessDialog open={open} onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-ink/40" />
      <div className="fixed inset-0 flex items-center justify-center overflow-y-auto p-4">
        <DialogPanel className="flex max-h-full w-full max-w-[40rem] flex-col rounded-card bg-white pt-6 pb-5 shadow-card">
          <div className="px-6">
            <DialogTitle className="text-xl font-bold text-ink wrap-anywhere">{title}</DialogTitle>
            {description && <Description className="mt-2 text-ink-2 wrap-anywhere">{description}</Description>}
          </div>
          {/* Only this part scrolls: what it is about and what can be done stay in sight. */}
          {children && <div className="mt-2 min-h-0 overflow-y-auto px-6 pt-2 pb-5">{children}</div>}
          {actions && (
            <div
              className={classNames(
                'flex flex-wrap justify-end gap-3 px-6',
                children ? 'border-t border-line pt-4' : 'mt-5',
              )}
            >
              {actions}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

let lastOpener: Element | null = null;

/** The focused element; for a dialog that replaces another one, the element that opened the first. */
function openerNow(): Element | null {
  const holder = document.activeElement;
  if (!holder?.closest('[role="dialog"]')) lastOpener = holder;
  return lastOpener;
}

/**
 * Returns the focus to what opened the dialog. Headless UI does so too, but only to what was focused after its code had
 * loaded, which is too late for the first dialog of a page.
 */
function useFocusGivenBack(): void {
  const [opener] = useState(openerNow);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
}
