/** Joins the class names that apply; `false`, `undefined` and empty strings are left out. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
