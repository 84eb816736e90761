/**
 * The form in which names are searched: compatibility-decomposed, without marks, lower-case, so that `jose` finds `José`.
 * By way of upper case, because only then `ß` and `SS`, `ς` and `Σ` fall together; lower case before, for the capital `ẞ`.
 * Made by us on both sides, and not by the database, because collations differ from engine to engine.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ');
}
