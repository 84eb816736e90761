/** Texts of the bar that takes a deletion back. */
export const undoTexts = {
  region: (text: string) => `Undo: ${text}`,
  undo: 'Undo',
  undoing: 'Undoing...',
  close: 'Close',
  announced: (text: string) => `${text}. You can undo this for 10 seconds.`,
};
