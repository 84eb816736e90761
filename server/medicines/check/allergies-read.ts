import { CROSS_REACTIONS } from '#server/medicines/known/cross-reactions.ts';
import { deniesAllergies } from '#server/medicines/read/medicine-history.ts';
import { plain } from '#server/medicines/read/statements.ts';
import { findMedicines, type FoundMedicine } from '#server/medicines/substances/find-medicines.ts';
import { foodAllergies } from './conditions.ts';

/** The allergies of a list, as what was read in them and what no table knows. */
export type AllergiesRead = { readonly isAnyRead: boolean; readonly unread: readonly string[] };

const SEPARATOR = /[,;+&/\n]|\.(?!\d)|\b(?:and|plus|or)\b/u;
const NOT_KNOWN = /^(?:unknown|not known|\?+)$/iu;
/** Begins what a reaction was like, when it was and what was done, not another allergy. */
const ABOUT_IT =
  /^(?:caus|gave|give|got|had|has|was|were|broke|broken|since|when|which|that|she|he|they|i |in |at |as |on |last|year|long ago|needed|treated|went|became|felt|confirmed|tested|severe|mild|bad|very|very bad|bit|itch|rash|hives|urticaria|swell|swoll|wheez|short|breath|anaphyl|vomit|nausea|diarrh|stomach|collaps|faint|dizz|throat|tongue|lips?|face|facial|angio|blister|skin|redness|red |hospital|admitted|epipen|adrenaline|a rash|an itch|reaction|once|childhood|clavulan|no other|nothing else|none|related|similar|derivat|\d)/u;
const OTHER_ALLERGENS =
  /\b(?:nuts?|peanuts?|almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|eggs?|milk|dairy|lactose|gluten|wheat|soya?|sesame|mustard|celery|fish|shellfish|seafood|prawns?|shrimps?|crab|fruit|kiwi|banana|strawberr\w+|peach\w*|apples?|tomato\w*|citrus|chocolate|honey|mushrooms?|garlic|latex|rubber|dust|mites?|pollen|grass|trees?|birch|hay|hay ?fever|mould|mold|cats?|dogs?|horses?|animals?|fur|dander|feathers?|bees?|wasps?|stings?|insects?|mosquito\w*|ants?|nickel|metals?|perfumes?|fragrances?|plasters?|adhesive|tape|elastoplast|wool|sun|sunlight|cold|chlorine|detergents?|soap|hair dye|cosmetics|foods?)\b/u;
const NEGATED = /^(?:not|no|neither)\b/u;

/** Reads an allergy list part by part: “penicillin, quellosan” has one that was read and one that was not. */
export function readAllergies(allergies: readonly string[]): AllergiesRead {
  const entries = allergies.filter((one) => !NOT_KNOWN.test(one.trim())).map(readEntry);
  return {
    isAnyRead: entries.some(({ isAnyRead }) => isAnyRead),
    unread: [...new Set(entries.flatMap(({ unread }) => unread))],
  };
}

/** The classes in an allergy whose members do not all react alike: which medicine it was must be asked. */
export function unnamedOfClass(allergy: string): FoundMedicine[] {
  return partsOf(allergy).flatMap(unnamedIn);
}

function unnamedIn(part: string): FoundMedicine[] {
  const found = findMedicines(part);
  const named = found.filter((one) => !isOnlyClass(one));
  return found.filter(
    (one) => isOnlyClass(one) && !named.some(({ classes }) => one.classes.some((each) => classes.includes(each))),
  );
}

/** A bracket explains (“penicillin (rash, swelling)”) unless it names the medicine: “antibiotics (penicillin)”. */
function partsOf(entry: string): string[] {
  return entry
    .replaceAll(/\(([^)]*)\)/gu, (_, inside: string) =>
      findMedicines(inside).length > 0 ? inside.replaceAll(/[,;+&]|\b(?:and|plus)\b/gu, ' ') : ' ',
    )
    .split(SEPARATOR)
    .map((part) => part.trim());
}

function readEntry(entry: string): AllergiesRead {
  const parts = partsOf(entry);
  if (findMedicines(entry).length === 0 || unnamedIn(entry).length > 0)
    return isRead(entry) ? { isAnyRead: true, unread: [] } : { isAnyRead: false, unread: [entry] };
  return {
    isAnyRead: parts.some((part) => !NEGATED.test(plain(part)) && isRead(part)),
    unread: parts.filter((part) => !isRead(part) && !isBeside(part)),
  };
}

function isRead(part: string): boolean {
  if (findMedicines(part).length > 0) return unnamedIn(part).length === 0;
  return deniesAllergies(part) || foodAllergies([part]).length > 0;
}

/** What stands in a list beside a medicine and is none: how it reacted, and pollen or nuts. */
function isBeside(part: string): boolean {
  const text = plain(part).replace(/^[^\p{L}\d?]+/u, '');
  return !/\p{L}{3}|\?/u.test(text) || ABOUT_IT.test(text) || OTHER_ALLERGENS.test(text);
}

function isOnlyClass({ ingredient, classes }: FoundMedicine): boolean {
  return (
    ingredient.startsWith('some ') && !CROSS_REACTIONS.some(({ one, other }) => one === other && classes.includes(one))
  );
}
