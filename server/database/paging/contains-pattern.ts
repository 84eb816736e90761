/** A LIKE pattern that matches exactly these characters: `%`, `_` and the escape character lose their meaning. */
export function containsPattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
