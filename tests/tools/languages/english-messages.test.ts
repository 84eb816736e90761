import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, messagesOf, readEnglish } from '../../../tools/language/catalogues/english-messages.ts';

const ENGLISH = join(LOCALES, 'en');
/** Parts that several texts of one catalogue share, and forms of dates. */
const HELPERS = /^const [A-Z]+\b[^=]*= \{/gm;

const catalogueOf = (texts: string, before = '') =>
  messagesOf('desk/example.ts', `${before}\nexport const example = catalogue('desk/example', { ${texts} });`);
const messageOf = (text: string, before = '') => catalogueOf(`one: ${text}`, before)[0]?.message;

test('a text has its place in the catalogue as its key', () => {
  expect(catalogueOf("part: { title: 'Hello' }, list: ['a', 'b']").map(({ key }) => key)).toEqual([
    'desk/example.part.title',
    'desk/example.list.0',
    'desk/example.list.1',
  ]);
});

test('parameters are named in the text and stand in the order in which they are given', () => {
  const [message] = catalogueOf('at: (day: string, label: string) => `${label} on ${day}`');
  expect(message).toMatchObject({ message: '{label} on {day}', parameters: ['day', 'label'] });
});

test.each([
  ["(n: number) => (n === 1 ? '1 day' : `${n} days`)", '{n, plural, one {# day} other {# days}}'],
  [
    "(n: number) => (n === 0 ? 'None' : n === 1 ? 'One' : `${n.toLocaleString('en')} left`)",
    '{n, plural, =0 {None} one {One} other {# left}}',
  ],
  ["(by: string | null) => `Done by ${by ?? 'nobody'}`", 'Done by {by, select, none {nobody} other {{by}}}'],
  ["(open: boolean) => (open ? 'Open' : 'Shut')", '{open, select, true {Open} other {Shut}}'],
  ['(n: number, by: string) => `${n}% by {${by}}`', "{n}% by '{'{by}'}'"],
  [
    "(a: number, b: string) => (a === 0 ? '' : b === '' ? `${a}` : `${a} ${b}`)",
    '{a, plural, =0 {} other {{b, select, none {{a}} other {{a} {b}}}}}',
  ],
])('%s is %s for a translator', (text, message) => {
  expect(messageOf(text)).toBe(message);
});

test('a function of the module that says a part of a text is part of that text', () => {
  expect(
    messageOf(
      '(n: number) => `Move ${people(n)}`',
      "const people = (n: number) => (n === 1 ? '1 patient' : `${n} patients`);",
    ),
  ).toBe('Move {n, plural, one {# patient} other {# patients}}');
});

test('properties that are no texts are not shown to translators', () => {
  const source = "export const x = mixedCatalogue('desk/example', ['icon'], { a: { icon: 'star', text: 'Star' } });";
  expect(messagesOf('desk/example.ts', source).map(({ key }) => key)).toEqual(['desk/example.a.text']);
});

test.each([
  "(n: number) => (n > 60 ? 'long' : 'short')",
  '(words: string[]) => `You said ${words.join()}`',
  '(n: number) => `${format(n)} left`',
])('%s depends on more than its parameters, and says where it stands', (text) => {
  expect(() => messageOf(text)).toThrow(/^src\/locales\/en\/desk\/example\.ts:2: /);
});

test('every English text has a message, and no two have the same key', () => {
  const keys = [...readEnglish().values()].flat().map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(2000);
  expect(new Set(keys).size).toBe(keys.length);
});

test('no texts stand outside a catalogue, where no language could reach them', () => {
  const files = readdirSync(ENGLISH, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const outside = files.filter((file) =>
    /^(export )?const \w+( *:[^=]*)? = \{/m.test(readFileSync(join(ENGLISH, file), 'utf8').replace(HELPERS, '')),
  );
  expect(outside).toEqual([]);
});
