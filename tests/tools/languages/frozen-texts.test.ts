import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFrozenTexts, type KnownTexts } from '../../../tools/language/catalogues/frozen-texts.ts';
import { catalogueNames, LOCALES, readEnglish } from '../../../tools/language/catalogues/english-messages.ts';

const IMPORT = "import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';\n";

function knownTexts(): KnownTexts {
  const english = readEnglish();
  const catalogues = [...english.keys()].flatMap((module) => {
    const source = readFileSync(join(LOCALES, 'en', `${module}.ts`), 'utf8');
    return [...catalogueNames(`${module}.ts`, source)].map(
      ([as, key]) => [`src/locales/en/${module}.ts#${as}`, key] as const,
    );
  });
  const texts = [...english.values()].flat().map(({ key, isCalled }) => [key, isCalled] as const);
  return { catalogues: new Map(catalogues), texts: new Map(texts) };
}

const known = knownTexts();

test.each([
  'const title = texts.checkIn.title;',
  'const part = texts.checkIn;\nconst title = part.title;',
  'const names = Object.values(texts.sizeNames);',
  'const all = { ...texts.sizeNames };',
  'const { title } = texts.checkIn;',
  "export const ROUTE = make({ title: texts['idleTitle'] });",
  'const clock = texts.clock("12:00");',
  'const drawn = <p>{texts.welcome}</p>;',
  'const one = texts.sizeNames[size];',
  'const links = SIZES.map((size) => ({ size, label: texts.sizeNames[size] }));',
])('%s keeps the language of the moment of import', (line) => {
  expect(findFrozenTexts('x.tsx', IMPORT + line, known)).not.toEqual([]);
});

test.each([
  'const part = texts.checkIn;',
  'const words = { checkIn: texts.checkIn, clock: texts.clock };',
  'const title = () => texts.checkIn.title;',
  'function Title() { return <p>{texts.welcome}</p>; }',
  'const links = SIZES.map((size) => ({ get label() { return texts.sizeNames[size]; } }));',
  'type Size = keyof typeof texts.sizeNames;',
  'const NAMES: Readonly<Record<string, string>> = texts.sizeNames;',
])('%s reads nothing yet', (line) => {
  expect(findFrozenTexts('x.tsx', IMPORT + line, known)).toEqual([]);
});

test('no module of the app keeps a text from before the language was chosen', () => {
  const root = join(LOCALES, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const frozen = files.flatMap((file) =>
    findFrozenTexts(file, readFileSync(join(root, file), 'utf8'), known).map((line) => `src/${file}:${line}`),
  );
  expect(frozen).toEqual([]);
});
