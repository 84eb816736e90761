/** True when one of `texts` contains `search`, whatever the case; an empty search matches all (decisions.md "Calls"). */
export function matchesAny(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = search.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text?.toLowerCase().includes(wanted) === true);
}
