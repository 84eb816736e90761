/** Joins the class names that apply; the rest (`false`, `undefined`, an empty text) is left out. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
