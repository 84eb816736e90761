/**
 * The form in which names are searched: compatibility-decomposed, without marks, lower-case, so that `jose` finds `José`.
 * Made here and not by the database, because collations differ from engine to engine.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** A LIKE pattern for "contains these very characters": `%`, `_` and the escape character itself lose their meaning. */
export function containsPattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
