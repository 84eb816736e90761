/** A LIKE pattern for "contains these very characters": `%`, `_` and the escape character itself lose their meaning. */
export function containsPattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
