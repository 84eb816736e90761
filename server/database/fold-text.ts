/**
 * The form in which names are searched: compatibility-decomposed, without marks, lower-case, so that `jose` finds `José`.
 * Upper case first, because only then `ß` and `SS`, `ς` and `Σ` fall together.
 * Made here and not by the database, because collations differ from engine to engine.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** A LIKE pattern for "contains these very characters": `%`, `_` and the escape character itself lose their meaning. */
export function containsPattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
