import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { deskTimesTexts as texts } from '#src/locales/en/desk/desk-times.ts';
import { Button } from '#src/ui/parts/button.tsx';
import type { CancelDialog as Dialog } from './cancel-dialog.tsx';

/** With Headless UI, which no page needs before something is cancelled. */
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

type CancelButtonProps = Omit<ComponentProps<typeof Dialog>, 'onClose'> & { of: string };

/** Cancels an appointment of the patient's page. */
export function CancelButton({ of, ...cancelling }: CancelButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="text-danger!"
        aria-label={texts.actOf(texts.visit.cancel, of)}
        onClick={() => setOpen(true)}
      >
        {texts.visit.cancel}
      </Button>
      <Suspense>{open && <CancelDialog {...cancelling} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
