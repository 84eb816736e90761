import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { doseText, NUMBER, UNIT, withFigures } from './dose-text.ts';

type Place = { readonly start: number; readonly end: number };

/** What stands before a medicine's name, up to what belongs to the one before, and what stands behind it. */
export type OwnPart = { readonly ahead: string; readonly behind: string };

const CONNECTOR = /\b(?:and|plus|with|then)\b|[,;+&/\n(]|\.(?!\d)/gu;
const ITEMS = /\b(?:and|plus|with)\b|[,;+&\n]/u;
/** “10 mg and 40 mg, 1 tablet each”. */
const OF_EACH = /[,; ]+(?:\d+(?:\.\d+)?|one|two|three) ?(?:tablets?|tabs?|capsules?|caps?)? ?(?:of )?each\b[^,;]*$/u;
const TIME = /\b(?:morning|mane|breakfast|noon|midday|lunch|afternoon|evening|dinner|night|nocte|bed ?time)\b/gu;
const LISTED = new RegExp(
  `${NUMBER} ?(?:${UNIT})?(?: ?(?:[/+&,]|and|with|plus) ?(?<![\\d.])\\d+(?:\\.\\d+)? ?(?:${UNIT})?)+`,
  'u',
);
const ONE_OF_LIST = new RegExp(`(\\d+(?:\\.\\d+)?) ?(?:${UNIT})?`, 'gu');

/** A text of several medicines as each one's own part: “2 ibuprofen 400 mg and 1 omeprazole”. */
export function cut(text: string, places: readonly Place[]): OwnPart[] {
  const gaps = places.map(({ end }, index) => {
    const gap = text.slice(end, places[index + 1]?.start ?? text.length);
    const at = index === places.length - 1 ? undefined : Array.from(gap.matchAll(CONNECTOR)).at(-1);
    return at === undefined
      ? { behind: gap, ahead: '' }
      : { behind: gap.slice(0, at.index), ahead: gap.slice(at.index + at[0].length) };
  });
  return places.map(({ start }, index) => ({
    ahead: figuresOnly(index === 0 ? text.slice(0, start) : (gaps[index - 1]?.ahead ?? '')),
    behind: gaps[index]?.behind ?? '',
  }));
}

/** What a field says of each of several medicines: by their names, by their order, or the same of all. */
export function shareOut(field: string, held: readonly (readonly string[])[]): string[] {
  const text = withFigures(field);
  const named = findMedicines(text).filter(({ start }, index, all) => index === 0 || start !== all[index - 1]?.start);
  if (named.length > 0) {
    const parts = cut(text, named);
    const own = held.map((ingredients) => named.findIndex(({ ingredient }) => ingredients.includes(ingredient)));
    if (own.some((at) => at >= 0))
      return own.map((at) => `${parts[at]?.ahead ?? ''} ${parts[at]?.behind ?? ''}`.trim());
  }
  const [tail = ''] = OF_EACH.exec(text) ?? [];
  if (tail !== '') return shareOut(text.slice(0, -tail.length), held).map((own) => `${own} ; ${tail}`);
  const items = text.split(ITEMS).filter((item) => /\d|\b(?:od|bd|tds|qds|bid|tid|qid|once|twice)\b/u.test(item));
  if (items.length === held.length && (text.match(TIME) ?? []).length < 2) return items;
  return amountsListed(text, held.length) ?? held.map(() => field);
}

/** Of “500 mg/30 mg, 2 tablets” the first of two is “500 mg, 2 tablets”; undefined unless there are as many amounts. */
export function amountsListed(text: string, count: number): string[] | undefined {
  const list = LISTED.exec(text)?.[0];
  if (list === undefined) return undefined;
  const amounts = Array.from(list.matchAll(ONE_OF_LIST), ([, figure, unit]) => ({ figure, unit }));
  if (amounts.length !== count) return undefined;
  const unit = amounts.findLast((one) => one.unit !== undefined)?.unit ?? 'mg';
  return amounts.map((one) => text.replace(list, () => `${one.figure ?? ''} ${one.unit ?? unit}`));
}

/** “Take 2 ” before a name is how many; other words there belong to nothing. */
function figuresOnly(text: string): string {
  return (
    /(\d+(?:\.\d+)?(?: to \d+(?:\.\d+)?)?) ?(?:x|×|tablets? of|capsules? of|tabs?|tablets?|caps(?:ules)?)? ?$/u.exec(
      doseText(text),
    )?.[0] ?? ''
  );
}
