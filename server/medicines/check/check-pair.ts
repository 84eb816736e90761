import { dangerBetween } from '#server/medicines/known/interactions.ts';
import { finding, nameOf, type Finding } from './check-patient.ts';
import type { FoundMedicine } from '#server/medicines/substances/find-medicines.ts';

/** A medicine as it was written, and its ingredients as far as they are known. */
export type Named = { readonly written: string; readonly found: readonly FoundMedicine[] };

/** What speaks against taking two medicines together. `twice` says where the same substance is taken again. */
export function pairFindings(one: FoundMedicine, other: Named, twice: string): Finding[] {
  return other.found.flatMap((found): Finding[] => {
    // A cream beside tablets of the same substance is not a double dose.
    if (found.ingredient === one.ingredient && found.local?.place !== one.local?.place) return [];
    if (found.ingredient === one.ingredient)
      return [{ kind: 'duplicate', severity: 'stop', message: `${nameOf(one)} ${twice}.` }];
    const danger = dangerBetween(one, found);
    return danger === undefined ? [] : [finding('interaction', danger, `${nameOf(one)} with ${nameOf(found)}`)];
  });
}
