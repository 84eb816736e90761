import { create } from 'zustand';
import { undoTexts } from '#src/locales/en/everywhere/undo.ts';
import { announce } from '#src/platform/browser/announcer.ts';

/** Something just done that can be taken back. `undo` says itself when that fails. */
export type UndoOffer = {
  /** What was done, in the words of its toast: `Patient deleted successfully`. */
  readonly text: string;
  /** One of many quick acts: its bar takes the place of the last one, below, and leaves the focus and the page where they are. */
  readonly isQuiet?: boolean;
  readonly undo: () => void | Promise<void>;
};

export type NumberedOffer = UndoOffer & { readonly number: number };

/** More bars than this would hide the list they stand over; what has no bar any more is in "Recently deleted". */
const MOST_AT_ONCE = 3;

/** The offers that stand now, the newest first: a second deletion takes nothing from the first. */
export const useUndoOffers = create<{ readonly offers: readonly NumberedOffer[] }>(() => ({ offers: [] }));

let made = 0;

/** Offers to take something back, in the bar of the staff's frame, for ten seconds (ADM-9). */
export function offerUndo({ text, undo, isQuiet = false }: UndoOffer): void {
  made += 1;
  const offer = { text, undo, isQuiet, number: made };
  useUndoOffers.setState(({ offers }) => ({
    offers: [offer, ...offers.filter((before) => !(isQuiet && before.isQuiet))].slice(0, MOST_AT_ONCE),
  }));
  announce(undoTexts.announced(text));
}

/** Ends whatever offers stand: they were made in a frame that has been left. */
export function forgetUndo(): void {
  useUndoOffers.setState({ offers: [] });
}

/** Ends that offer; the others stay. */
export function endUndo(number: number): void {
  useUndoOffers.setState(({ offers }) => ({ offers: offers.filter((offer) => offer.number !== number) }));
}
