import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the bar that takes a deletion back. */
export const undoTexts = catalogue('everywhere/undo', {
  region: (text: string) => `Undo: ${text}`,
  undo: 'Undo',
  undoing: 'Undoing...',
  close: 'Close',
  announced: (text: string) => `${text}. You can undo this for 10 seconds.`,
});
