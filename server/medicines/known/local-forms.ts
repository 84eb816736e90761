import { isMedicineOrClass, keysOf, type Medicine } from './known-medicines.ts';
import { readTable, type Row } from './read-table.ts';

/** A row: what a substance or class counts as in a form that hardly reaches the blood. */
type LocalForm = { readonly key: string; readonly form: string; readonly classes: readonly string[] };

type Form = { readonly place: string; readonly words: RegExp };

/** Whatever else is said, this is swallowed or injected: “tablets, for a skin infection”. A vaginal tablet is neither. */
const SYSTEMIC =
  /(?<!vaginal |pessary )\b(?:tablets?|tabs?|capsules?|caps|caplets?|by mouth|oral(?:ly)?|po|iv|im|inject\w*|swallow\w*|syrup|suspension)\b/u;

const LAID_ON =
  /\b(?:cream|ointment|gel|lotion|topical(?:ly)?|shampoo|scalp application|thin layer|salbe|creme|pomada)\b/u;

/** Any of several. */
function joined(...some: readonly RegExp[]): RegExp {
  return new RegExp(some.map(({ source }) => source).join('|'), 'u');
}

/** Into which place something is put; what is only ill there is no form: “for an ear infection”. */
function put(place: string, made: string): RegExp {
  return new RegExp(
    `\\b(?:${place} (?:${made})|(?:${made}) (?:for|to|in|into|on) (?:the |each |both |left |right |affected |one )*${place}s?|(?:in|into|on|onto|to|each|both) (?:the |each |both |left |right |affected |one |dry |clean )*${place}s?(?! (?:infection|pain|problem|disease)))\\b`,
    'u',
  );
}

/** Forms, by the words that name them. A more exact one stands first: an eye ointment is no ointment for the skin. */
const FORMS: ReadonlyMap<string, Form> = new Map([
  // These reach the blood, or are another product: no row answers to them.
  ['mouth or bowel', { place: '', words: /\b(?:mouth|rectal|enema|suppositor(?:y|ies)|inhal\w*|nebuli\w*)\b/u }],
  [
    'eye',
    {
      place: 'in the eye',
      words: joined(put('eye', 'drops?|ointment|gel|lotion'), /\b(?:ophthalmic|augentropfen)\b/u),
    },
  ],
  ['ear', { place: 'in the ear', words: joined(put('ear', 'drops?|spray'), /\botic\b/u) }],
  [
    'nose',
    {
      place: 'in the nose',
      words: joined(
        put('nose', 'drops?|spray|ointment'),
        /\b(?:nasal(?:ly)?(?! (?:polyp|congestion|infection|allerg|symptom))|nostrils?)\b/u,
      ),
    },
  ],
  [
    'vagina',
    {
      place: 'in the vagina',
      words: /\b(?:vaginal(?:ly)?(?! (?:infection|discharge|thrush|itch|candid))|pessar(?:y|ies))\b/u,
    },
  ],
  ['patch', { place: 'as a patch', words: /\b(?:patch|patches|medicated plasters?)\b/u }],
  [
    'skin',
    {
      place: 'on the skin',
      words: joined(put('skin', 'lotion|cream'), put('scalp', 'lotion|solution'), LAID_ON),
    },
  ],
]);

const LOCAL_FORMS = readLocalForms(readTable('local-forms.tsv', ['medicine', 'form', 'counts as', 'source']));

/** A medicine as it counts in the form that a plain text names; itself where the text names none that matters. */
export function inForm<One extends Medicine>(medicine: One, text: string): One {
  if (medicine.local !== undefined || SYSTEMIC.test(text)) return medicine;
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
