import type { Gender } from '#shared/contract/visit/genders.ts';
import { blanked, type Span } from '#shared/words/reading/plain-words.ts';
import { compileNoted } from '#shared/words/warning/signs/packed-signs.ts';
import { compileSign } from '#shared/words/warning/signs/sign-phrase.ts';
import { WARNING_SIGN_IDS, type RedFlag } from '#shared/words/warning/warning-sign-ids.ts';
import { findAgeIn } from './age.ts';
import type { LanguagePack } from './language-pack.ts';
import { findNameIn } from './name.ts';
import { compileIn, signLanguage } from './pattern.ts';
import { findPhoneIn } from './phone.ts';
import { readTokens, type Tokens } from './tokens.ts';

/** What a text in a language says of the patient; symptoms and departments by their English names, as they are sent. */
export type ReadIn = {
  readonly name: string | undefined;
  readonly age: number | undefined;
  readonly gender: Gender | undefined;
  readonly phone: string | undefined;
  readonly symptoms: readonly { readonly name: string; readonly department: string }[];
  readonly denied: readonly string[];
  readonly warnings: RedFlag[];
};

/** Compiles what is known of a language into a reader. The reader never throws; its time is proportional to the text. */
export function readerOf(pack: LanguagePack): (text: string) => ReadIn {
  const anyOf = (phrases: readonly string[]) => compileIn(phrases.join('|'), pack);
  const denies = anyOf(pack.denies);
  const ends = compileIn(`(${['[.]', ...pack.denialEnds].join('|')})`, pack);
  const setAside = anyOf(pack.setAside);
  // A son and a daughter differ in their endings only.
  const unstemmed = { ...pack, endings: [] };
  const genders = [
    ['female', compileIn(pack.female.join('|'), unstemmed)],
    ['male', compileIn(pack.male.join('|'), unstemmed)],
  ] as const;
  const symptoms = pack.symptoms.map(({ said, ...symptom }) => ({ ...symptom, pattern: anyOf(said) }));
  const language = signLanguage(pack);
  const signs = pack.warning.signs.map(({ id, said, noted, together }) => ({
    id,
    said: said.map((one) => compileSign(one, pack.warning.groups, language)),
    noted: noted.length === 0 ? undefined : compileNoted(noted, pack.warning.groups, language.compile),
    together: together.map((parts) => parts.map((part) => compileNoted(part, pack.warning.groups, language.compile))),
  }));
  const ageOf = findAgeIn(pack);
  const nameOf = findNameIn(pack);
  const phoneOf = findPhoneIn(pack);

  return (text) => {
    const tokens = readTokens(text, pack);
    const whole = readTokens(text, unstemmed);
    const away = clausesOf(tokens, setAside);
    const spoken = blanked(tokens.text, away);
    const denied = denialsIn(spoken, denies, ends);
    const undenied = blanked(spoken, denied);
    const found = symptoms.filter(
      ({ pattern }) =>
        undenied.search(pattern) !== -1 ||
        // "I cannot breathe" denies, and is a symptom itself.
        Array.from(spoken.matchAll(pattern)).some(([said]) => language.denies.test(said)),
    );
    const isDenied = symptoms.filter((one) => !found.includes(one) && spoken.search(one.pattern) !== -1);
    const [gender] = genders
      .map(([value, pattern]) => ({ value, at: whole.text.search(pattern) }))
      .filter(({ at }) => at !== -1)
      .toSorted((one, other) => one.at - other.at);
    const warnings = signs.filter(
      ({ said, noted, together }) =>
        said.some((isSaid) => isSaid({ spoken, undenied })) ||
        (noted !== undefined && undenied.search(noted) !== -1) ||
        together.some((groups) => groups.every((group) => undenied.search(group) !== -1)),
    );
    return {
      name: nameOf(tokens),
      age: ageOf(tokens.text),
      gender: gender?.value,
      phone: phoneOf(tokens.text),
      symptoms: found.map(({ name, department }) => ({ name, department })),
      denied: isDenied.map(({ name }) => name),
      warnings: WARNING_SIGN_IDS.filter((sign) => warnings.some(({ id }) => id === sign)),
    };
  };
}

/** The clauses in which a phrase stands: from the mark before it to the mark after it. */
function clausesOf({ text }: Tokens, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: said }) => {
    const from = Math.max(text.lastIndexOf(' . ', index), text.lastIndexOf(' , ', index));
    const after = text.slice(index + said.length).search(/ [.,] /u);
    return { start: from < 0 ? 1 : from + 2, end: after < 0 ? text.length : index + said.length + after };
  });
}

/** What is denied: from the denying word to the end of its clause, over commas only in a list. */
function denialsIn(text: string, denies: RegExp, ends: RegExp): Span[] {
  return Array.from(text.matchAll(denies), ({ index, 0: said }) => {
    const rest = text.slice(index + said.length, index + said.length + LONGEST_DENIAL);
    const stop = ends.exec(rest)?.index ?? rest.length;
    ends.lastIndex = 0;
    const comma = rest.indexOf(' , ');
    const isList = comma !== -1 && comma < stop && / (?:ni|o|or|nor) /u.test(rest.slice(comma, stop));
    return { start: index + 1, end: index + said.length + (comma === -1 || isList ? stop : Math.min(stop, comma)) };
  });
}

const LONGEST_DENIAL = 90;
