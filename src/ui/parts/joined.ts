/** Words of scripts that run from right to left, and the marks that turn what follows them. */
const TURNS = /[\p{Script=Arabic}\p{Script=Hebrew}\u202A-\u202E]/u;

/** A text that stands beside others: one that runs from right to left takes no number after it along, a dose or an age. */
export function isolated(text: string): string {
  // Between the marks for an isolate and its end.
  return TURNS.test(text) ? `\u2068${text}\u2069` : text;
}

/** Texts of people beside each other, with commas between them; empty ones are left out. */
export function joined(texts: readonly string[]): string {
  return texts.filter(Boolean).map(isolated).join(', ');
}
