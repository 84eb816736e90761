import { findSymptoms } from './find-symptoms.ts';
import { findPatientPerson } from './patient-person.ts';
import { phrase } from './phrase.ts';
import { blanked, readPlainWords } from './plain-words.ts';
import { findDistant } from './red-flag-distant.ts';
import { RED_FLAG_TABLE } from './red-flag-table.ts';
import { findUnsaid } from './unsaid.ts';

/** A warning sign in the patient's words; what people read for it is no diagnosis, and theirs who show it. */
export type RedFlag = (typeof RED_FLAG_TABLE)[number][0];

const ROWS = RED_FLAG_TABLE.map(([flag, when]) => ({
  flag,
  when: when.split(' ; ').map((said) => said.split(' & ').map((one) => phrase(one))),
}));

/**
 * The warning signs that are said of the patient and neither denied, long ago, feared nor only asked about
 * (clinical-rules.md, "Red flags"), in the order of the table; none gives an empty list. Works on speech and typing.
 */
export function findRedFlags(text: string): RedFlag[] {
  const words = readPlainWords(text);
  const { denied, others } = findUnsaid(words, findPatientPerson(words));
  const distant = [...findDistant(words), ...others];
  const symptoms = findSymptoms(words, denied, distant);
  const unsaid = [...denied, ...distant];
  // The names are read like the rest, so that they match the phrases of the table.
  const named = readPlainWords(symptoms.map(({ name }) => name).join('. ')).text;
  const said = `${blanked(words.text, unsaid)} .${named}`;
  return ROWS.filter(({ when }) => when.some((all) => all.every((one) => said.search(one) !== -1))).map(
    ({ flag }) => flag,
  );
}
