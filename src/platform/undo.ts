import { create } from 'zustand';
import { undoTexts } from '#src/locales/en/undo.ts';
import { announce } from './announcer.ts';

/** Something just done that can be taken back. `undo` says itself when that fails. */
export type UndoOffer = {
  /** What was done, in the words of its toast: `Patient deleted successfully`. */
  readonly text: string;
  readonly undo: () => void | Promise<void>;
};

type NumberedOffer = UndoOffer & { readonly number: number };

/** The offer that stands now, if any: a new one replaces the old. */
export const useUndoOffer = create<{ readonly offer: NumberedOffer | undefined }>(() => ({ offer: undefined }));

let offers = 0;

/** Offers to take something back, in the bar of the staff's frame, for ten seconds (decisions.md "Calls"). */
export function offerUndo({ text, undo }: UndoOffer): void {
  offers += 1;
  useUndoOffer.setState({ offer: { text, undo, number: offers } });
  announce(undoTexts.announced(text));
}

/** Ends whatever offer stands: it was made in a frame that has been left. */
export function forgetUndo(): void {
  useUndoOffer.setState({ offer: undefined });
}

/** Ends that offer; when another has taken its place, the other one stays. */
export function endUndo(number: number): void {
  useUndoOffer.setState((state) => (state.offer?.number === number ? { offer: undefined } : state));
}
