import { useLayoutEffect, useRef, useState } from 'react';
import { undoTexts } from '#src/locales/en/everywhere/undo.ts';
import { endUndo, forgetUndo, type NumberedOffer, useUndoOffers } from '#src/platform/staff/undo.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { UndoBar } from '#src/ui/dialogs/undo-bar.tsx';

/** The place of the Undo bars in a frame: they stay at the top edge while scrolling. */
export function UndoSlot() {
  const offers = useUndoOffers((state) => state.offers);
  // Leaving the frame, by logging out for instance, ends the offer.
  useLayoutEffect(forgetUndo, []);
  const loud = offers.filter(({ isQuiet }) => isQuiet !== true);
  const quiet = offers.filter(({ isQuiet }) => isQuiet === true);
  return (
    <>
      {loud.length > 0 && <Offers offers={loud} className="sticky top-2 grid gap-2 px-4 pb-2 md:px-8" />}
      {quiet.length > 0 && (
        <Offers offers={quiet} className="fixed inset-x-2 bottom-2 mx-auto max-w-[34rem] sm:bottom-4" />
      )}
    </>
  );
}

function Offers({ offers, className }: { offers: readonly NumberedOffer[]; className: string }) {
  return (
    <div className={classNames('z-30 print:hidden', className)}>
      {offers.map((offer) => (
        <Offered key={offer.number} offer={offer} />
      ))}
    </div>
  );
}

function Offered({ offer }: { offer: NumberedOffer }) {
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  function end(): void {
    const holder = document.activeElement;
    const isOurs = holder === document.body || place.current?.contains(holder) === true;
    if (isOurs) document.querySelector('h1')?.focus({ preventScroll: true });
    endUndo(offer.number);
  }
  async function undo(): Promise<void> {
    setBusy(true);
    await offer.undo();
    end();
  }

  return (
    <div ref={place}>
      <UndoBar
        text={offer.text}
        words={undoTexts}
        busy={busy}
        isQuiet={offer.isQuiet === true}
        onUndo={() => void undo()}
        onOver={end}
      />
    </div>
  );
}
