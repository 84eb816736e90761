import { create } from 'zustand';
import { undoTexts } from '#src/locales/en/everywhere/undo.ts';
import { announce } from '#src/platform/browser/announcer.ts';

/** An action that can be undone. `undo` reports its own failure. */
export type UndoOffer = {
  /** What was done, in the words of its toast: `Patient deleted successfully`. */
  readonly text: string;
  /**
   * One of many quick actions: its bar replaces the previous one, at the bottom, without moving the focus or the page.
   */
  readonly isQuiet?: boolean;
  readonly undo: () => void | Promise<void>;
};

export type NumberedOffer = UndoOffer & { readonly number: number };

/** More bars than this would cover the list; anything older can be restored under "Recently deleted". */
const MOST_AT_ONCE = 3;

/** The current offers, newest first: a second deletion does not remove the first one's. */
export const useUndoOffers = create<{ readonly offers: readonly NumberedOffer[] }>(() => ({ offers: [] }));

let made = 0;

/** Offers to undo something in the bar of the staff frame for ten seconds (ADM-9). */
export function offerUndo({ text, undo, isQuiet = false }: UndoOffer): void {
  made += 1;
  const offer = { text, undo, isQuiet, number: made };
  useUndoOffers.setState(({ offers }) => ({
    offers: [offer, ...offers.filter((before) => !(isQuiet && before.isQuiet))].slice(0, MOST_AT_ONCE),
  }));
  announce(undoTexts.announced(text));
}

/** Ends all current offers, which were made in a frame that has been left. */
export function forgetUndo(): void {
  useUndoOffers.setState({ offers: [] });
}

/** Ends one offer; the others stay. */
export function endUndo(number: number): void {
  useUndoOffers.setState(({ offers }) => ({ offers: offers.filter((offer) => offer.number !== number) }));
}
