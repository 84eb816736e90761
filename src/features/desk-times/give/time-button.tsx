import { lazy, Suspense, useState } from 'react';
import { deskTimesTexts as texts } from '#src/locales/en/desk/desk-times.ts';
import { Button } from '#src/ui/parts/button.tsx';
import type { Known, TimedVisit } from './use-given-time.ts';

/** With Headless UI, which no page needs before a time is given. */
const TimeDialog = lazy(async () => ({ default: (await import('./time-dialog.tsx')).TimeDialog }));

type TimeButtonProps = {
  patient: Known;
  visit?: TimedVisit;
  /** Which one, for people who cannot see where the button is. */
  of?: string;
  onDone: () => void;
};

/** Opens the way to a time: for a new appointment, or for one that is there. */
export function TimeButton({ patient, visit, of, onDone }: TimeButtonProps) {
  const [open, setOpen] = useState(false);
  const text = visit === undefined ? texts.book : texts.move;
  return (
    <>
      <Button
        variant="quiet"
        icon="calendar"
        aria-label={of === undefined ? undefined : texts.actOf(text, of)}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      <Suspense>
        {open && <TimeDialog patient={patient} visit={visit} onClose={() => setOpen(false)} onDone={onDone} />}
      </Suspense>
    </>
  );
}
