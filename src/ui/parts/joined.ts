/** Words of right-to-left scripts, and the marks that change the direction of what follows. */
const TURNS = /[\p{Script=Arabic}\p{Script=Hebrew}\u202A-\u202E]/u;

/** A text shown beside others: a right-to-left one must not reorder a number after it, such as a dose or an age. */
export function isolated(text: string): string {
  // Between the marks for an isolate and its end.
  return TURNS.test(text) ? `\u2068${text}\u2069` : text;
}

/** Joins texts written by people with commas; empty ones are left out. */
export function joined(texts: readonly string[]): string {
  return texts.filter(Boolean).map(isolated).join(', ');
}
