import { findSymptoms } from './find-symptoms.ts';
import { phrase } from './phrase.ts';
import { readPlainWords, type Span } from './plain-words.ts';
import { RED_FLAG_TABLE } from './red-flag-table.ts';
import { findUnsaid } from './unsaid.ts';

/** A warning sign in the patient's words. The label is for staff and is no diagnosis. */
export type RedFlag = { readonly id: string; readonly label: string };

const MOST_CHARACTERS = 20_000;

const ROWS = RED_FLAG_TABLE.split('\n').map((line) => {
  const [id = '', label = '', when = ''] = line.split(' = ');
  return { flag: { id, label }, when: when.split(' ; ').map((said) => said.split(' & ').map((one) => phrase(one))) };
});

/**
 * The warning signs that are said of the patient and neither denied, long ago, feared nor only asked about
 * (clinical-rules.md, "Red flags"), in the order of the table; none gives an empty list. Works on speech and typing.
 */
export function findRedFlags(text: string): RedFlag[] {
  const words = readPlainWords(text.slice(0, MOST_CHARACTERS));
  const { denied, distant } = findUnsaid(words);
  const unsaid = [...denied, ...distant];
  const symptoms = findSymptoms(words, { denied: unsaid, distant: [] }).map(({ name }) => name.replaceAll('-', ' '));
  const said = `${blanked(words.text, unsaid)}. ${symptoms.join(' . ')} `;
  return ROWS.filter(({ when }) => when.some((all) => all.every((one) => said.search(one) !== -1))).map(
    ({ flag }) => flag,
  );
}

function blanked(text: string, spans: readonly Span[]): string {
  const chars = text.split('');
  for (const { start, end } of spans) chars.fill('#', start, end);
  return chars.join('');
}
