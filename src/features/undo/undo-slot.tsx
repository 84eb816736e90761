import { useLayoutEffect, useRef, useState } from 'react';
import { undoTexts } from '#src/locales/en/undo.ts';
import { endUndo, forgetUndo, useUndoOffer, type UndoOffer } from '#src/platform/undo.ts';
import { UndoBar } from '#src/ui/undo-bar.tsx';

/** The place of the Undo bar in a frame: it keeps to the upper edge however far one has scrolled. */
export function UndoSlot() {
  const offer = useUndoOffer((state) => state.offer);
  // Whoever left the frame, by logging out say, left the offer behind.
  useLayoutEffect(forgetUndo, []);
  return offer ? <Offered key={offer.number} number={offer.number} offer={offer} /> : null;
}

function Offered({ offer, number }: { offer: UndoOffer; number: number }) {
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  function end(): void {
    const holder = document.activeElement;
    const isOurs = holder === document.body || place.current?.contains(holder) === true;
    if (isOurs) document.querySelector('h1')?.focus({ preventScroll: true });
    endUndo(number);
  }
  async function undo(): Promise<void> {
    setBusy(true);
    await offer.undo();
    end();
  }

  return (
    <div ref={place} className="sticky top-2 z-30 px-4 pb-2 md:px-8">
      <UndoBar text={offer.text} words={undoTexts} busy={busy} onUndo={() => void undo()} onOver={end} />
    </div>
  );
}
