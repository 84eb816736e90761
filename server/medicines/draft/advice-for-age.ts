const ADULT = 18;
const SMALL = 6;
/** Advice for adults only: alcohol, tobacco, driving, coffee, adult amounts of water, cooking for others. */
const FOR_ADULTS =
  /\b(?:alcohol|wine|beer|tobacco|smok(?:e|ing) less|driv\w+|machines|climb|coffee|caffeine|\d+ (?:to \d+ )?(?:cups|glasses)|glass(?:es)? of water|litres|prepare food|painkillers on more than|weigh once|diary|exercise hard|gym)\b/iu;
/** What a small child cannot do, or could choke on. */
const NOT_FOR_THE_SMALL =
  /\b(?:gargle|rinse with (?:warm )?salt water|contact lenses|chew|dissolve slowly in the mouth|screens)\b/iu;
const FLUID = /\b(?:cups|glasses|glass of|litres)\b/iu;
const SMALL_DRINKS = 'Offer small drinks often: water, milk or soup, as much as the child wants.';

/** Adapts advice to the age: for a child, adult advice is left out and fluids are offered freely. */
export function adviceForAge(advice: string, age: number | undefined): string {
  if (age === undefined || age >= ADULT) return advice;
  const isUnfit = (part: string) => FOR_ADULTS.test(part) || (age < SMALL && NOT_FOR_THE_SMALL.test(part));
  if (!isUnfit(advice)) return advice;
  const sentences = advice.match(/[^.]+(?:\.(?=\s|$)|\.\S|$)+/gu) ?? [];
  const kept = sentences.map((sentence) => fitting(sentence.trim(), isUnfit)).filter((one) => one !== '');
  return [...kept, ...(FLUID.test(advice) ? [SMALL_DRINKS] : [])].join(' ');
}

/** A list of measures for the age, without duplicates and empty ones. */
export function measuresForAge(measures: readonly string[], age: number | undefined): string[] {
  return [...new Set(measures.map((one) => adviceForAge(one, age)).filter((one) => one !== ''))];
}

function fitting(sentence: string, isUnfit: (part: string) => boolean): string {
  if (!isUnfit(sentence)) return sentence;
  const clauses = sentence.replace(/\.$/u, '').split(/;\s*/u);
  const kept = clauses
    .map((clause) => (isUnfit(clause) ? withoutUnfitItems(clause, isUnfit) : clause))
    .filter((clause) => clause !== '');
  const joined = kept.join('; ');
  return joined === '' ? '' : `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
}

/**
 * Cuts a list at its first unsuitable item, because the items after it belong to it (“less coffee, alcohol and fat”).
 */
function withoutUnfitItems(clause: string, isUnfit: (part: string) => boolean): string {
  const items = clause.split(/,\s*/u);
  return items.slice(0, items.findIndex(isUnfit)).join(', ');
}
