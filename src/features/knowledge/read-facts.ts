import type { SentenceRead } from '#shared/contract/staff/knowledge.ts';
import { knowledgeTexts } from '#src/locales/en/admin/knowledge.ts';

const texts = knowledgeTexts.try;

type Field = { readonly value: string | number; readonly how: string; readonly said: string } | null;

/** What was read as labelled lines. */
export function factsOf(read: SentenceRead): { label: string; value: string }[] {
  const symptoms = (list: SentenceRead['symptoms']) => orNone(list.map(({ name, said }) => because(name, said)));
  const signs = (list: SentenceRead['warnings']) =>
    orNone(list.map(({ label, phrases, place }) => texts.warned(label, phrases.map(inPlainWords).join(' + '), place)));
  const suggested = ({ department, said }: SentenceRead['department']) => because(department, said.join(', '));
  return [
    { label: texts.name, value: inWords(read.name) },
    { label: texts.age, value: inWords(read.age) },
    { label: texts.gender, value: inWords(read.gender) },
    { label: texts.phone, value: inWords(read.phone) },
    { label: texts.symptoms, value: symptoms(read.symptoms) },
    { label: texts.denied, value: symptoms(read.denied) },
    { label: texts.department, value: suggested(read.department) },
    { label: texts.alternative, value: read.alternative === null ? texts.none : suggested(read.alternative) },
    { label: texts.warnings, value: signs(read.warnings) },
    { label: texts.reported, value: signs(read.reported) },
  ];
}

/** A phrase of the data, without the signs of its notation that a reader can do without. */
function inPlainWords(phrase: string): string {
  return phrase
    .replaceAll('|', ' / ')
    .replaceAll(/ (?:<>|><|\.\.) /gu, ' … ')
    .replaceAll(' unless ', ', unless ');
}

function inWords(field: Field): string {
  if (field === null) return texts.nothing;
  const value = String(field.value);
  return field.how === 'assumed' && field.said === '' ? texts.assumed(value) : because(value, field.said);
}

function because(value: string, words: string): string {
  return words === '' || words === value ? value : texts.because(value, words);
}

function orNone(values: readonly string[]): string {
  return values.length === 0 ? texts.none : values.join('; ');
}
