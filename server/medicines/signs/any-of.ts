/** One of several phrases, as the source of a regular expression. */
export function anyOf(...phrases: readonly string[]): string {
  return phrases.join('|');
}
