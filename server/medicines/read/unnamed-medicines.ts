import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { plain } from './statements.ts';
import { withoutOthers } from './todays-words.ts';

const PRODUCT = '(?:tablets?|pills?|medicines?|medications?|injections?|drops|painkillers?)';
const UNNAMED = new RegExp(
  String.raw`(?<=\b(?:takes?|taking|on|uses?|using) )(?:something|some (?:other )?${PRODUCT}|(?:an?|other|several|various|many) (?:[a-z]+ )?${PRODUCT})\b(?! ?[:(]| called| named| like| such| allerg)(?: (?:for|against) [^.,;:?!\n]{1,30})?`,
  'gu',
);

/** What a history says is taken without its name: “takes something for blood pressure”. */
export function unnamedMedicines(history: string): string[] {
  const named = Array.from(withoutOthers(plain(history)).matchAll(UNNAMED), ([said]) => said.trim());
  return [...new Set(named)].filter((said) => findMedicines(said).length === 0);
}
