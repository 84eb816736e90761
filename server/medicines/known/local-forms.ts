import { isMedicineOrClass, keysOf, type Medicine } from './known-medicines.ts';
import { readTable, type Row } from './read-table.ts';

/** A row: what a substance or class counts as in a form that hardly reaches the blood. */
type LocalForm = { readonly key: string; readonly form: string; readonly classes: readonly string[] };

type Form = { readonly place: string; readonly words: RegExp };

/** Forms, by the words that name them. A more exact one stands first: an eye ointment is no ointment for the skin. */
const FORMS: ReadonlyMap<string, Form> = new Map([
  ['eye', { place: 'in the eye', words: /\b(?:eye|eyes|ophthalmic|augentropfen)\b/u }],
  ['ear', { place: 'in the ear', words: /\b(?:ear|ears|otic)\b/u }],
  ['nose', { place: 'in the nose', words: /\b(?:nasal|nose|nostrils?)\b/u }],
  ['vagina', { place: 'in the vagina', words: /\b(?:vaginal(?:ly)?|pessar(?:y|ies))\b/u }],
  // These reach the blood, or are another product: no row answers to them.
  ['mouth or bowel', { place: '', words: /\b(?:oral|mouth|rectal|enema|suppositor(?:y|ies)|inhal\w*|nebuli\w*)\b/u }],
  ['patch', { place: 'as a patch', words: /\b(?:patch|patches|medicated plasters?)\b/u }],
  [
    'skin',
    {
      place: 'on the skin',
      words: /\b(?:cream|ointment|gel|lotion|topical(?:ly)?|shampoo|scalp|skin|thin layer|salbe|creme|pomada)\b/u,
    },
  ],
]);

const LOCAL_FORMS = readLocalForms(readTable('local-forms.tsv', ['medicine', 'form', 'counts as', 'source']));

/** A medicine as it counts in the form that a plain text names; itself where the text names none that matters. */
export function inForm<One extends Medicine>(medicine: One, text: string): One {
  if (medicine.local !== undefined) return medicine;
  const [name, form] = [...FORMS].find(([, { words }]) => words.test(text)) ?? [];
  const keys = keysOf(medicine);
  const row = LOCAL_FORMS.find((one) => one.form === name && keys.includes(one.key));
  return row === undefined || form === undefined
    ? medicine
    : { ...medicine, classes: row.classes, local: { place: form.place, classesOtherwise: medicine.classes } };
}

/** The table's rows. @throws with the position of a row that names something unknown, or has no source */
export function readLocalForms(rows: readonly Row[]): LocalForm[] {
  const places = new Map<string, string>();
  return rows.map(({ cells, place }) => {
    const [key = '', form = '', countsAs = '', source = ''] = cells;
    for (const one of [key, countsAs])
      if (!isMedicineOrClass(one)) throw new Error(`${place}: “${one}” is no substance or class of substances.tsv`);
    if (!FORMS.has(form)) throw new Error(`${place}: “${form}” is none of ${[...FORMS.keys()].join(', ')}`);
    if (source === '') throw new Error(`${place}: a source is needed`);
    const earlier = places.get(`${key} ${form}`);
    if (earlier !== undefined) throw new Error(`${place}: ${key} for the ${form} stands at ${earlier} already`);
    places.set(`${key} ${form}`, place);
    return { key, form, classes: [countsAs] };
  });
}
