import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boolean, object, parse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readLanguageFiles } from '#server/services/knowledge/language-files.ts';
import { packLanguage } from '#shared/languages/reading/language-file.ts';
import { readSpanish } from '#shared/languages/es/read-spanish.ts';
import { WARNING_SIGN_IDS } from '#shared/words/warning/warning-sign-ids.ts';

const ROOT = join(import.meta.dirname, '../../..');
const { signs, groups } = readLanguageFiles(ROOT, 'es');
const Row = object({ text: string(), alarm: boolean() });
const sentences = readFileSync(join(ROOT, 'corpus/warning-signs/spanish-seen.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => parse(Row, JSON.parse(line)));

it('every warning sign is said in Spanish, too', () => {
  expect(signs.map(({ id }) => id)).toEqual([...WARNING_SIGN_IDS]);
});

describe.each(signs.map((sign) => [sign.id, sign] as const))('the examples of %s', (id, sign) => {
  it.each(sign.alarm.map(({ text }) => text))('warn: %s', (text) => expect(readSpanish(text).warnings).toContain(id));
  it.each(sign.calm.map(({ text }) => text))('do not warn: %s', (text) =>
    expect(readSpanish(text).warnings).toEqual([]),
  );
});

it.each(sentences)('$text: $alarm', ({ text, alarm }) => {
  expect(readSpanish(text).warnings.length > 0).toBe(alarm);
});

describe('the form’s values', () => {
  it.each([
    ['Me llamo Carmen García López, tengo sesenta y tres años', { name: 'Carmen García López', age: 63 }],
    ['Soy Laura y tengo cuarenta y un años', { name: 'Laura', age: 41 }],
    ['me llamo ana belén ruiz y tengo tos', { name: 'Ana Belén Ruiz' }],
    ['Mi madre, María Pérez, de 82 años, está confusa', { name: 'María Pérez', age: 82, gender: 'female' }],
    ['Mi hijo tiene ocho meses y tiene fiebre', { age: 0, gender: 'male' }],
    ['Mi teléfono es 612 34 56 78', { phone: '612345678' }],
    ['mi número es seis doce treinta y cuatro cincuenta y seis setenta y ocho', { phone: '612345678' }],
    ['mi móvil es más treinta y cuatro, seis doble cinco uno dos tres cuatro cinco seis', { phone: '+34655123456' }],
    ['Peso 80 kilos y llevo tres años con asma', { age: undefined }],
    ['Tengo dos hijos y vengo por la tos', { age: undefined }],
    ['Hace diez años que no vengo', { age: undefined }],
  ])('%s', (text, values) => expect(readSpanish(text)).toMatchObject(values));
});

it('what is denied is no symptom, and what is long ago or another’s is none', () => {
  const { symptoms, denied, warnings } = readSpanish(
    'Tengo tos, no tengo fiebre ni dolor de pecho, pero me duele la cabeza',
  );
  expect(symptoms.map(({ name }) => name)).toEqual(['cough', 'headache']);
  expect(denied).toEqual(['chest pain', 'fever']);
  expect(warnings).toEqual([]);
  expect(readSpanish('Hace tres años tuve un ictus').warnings).toEqual([]);
  expect(readSpanish('Mi padre murió de un infarto').warnings).toEqual([]);
});

it('whoever cannot breathe denies nothing', () => {
  expect(readSpanish('no puedo respirar').symptoms.map(({ name }) => name)).toEqual(['shortness of breath']);
});

it('any text is read, and four times the text is not sixteen times the work', () => {
  const pieces = [
    'no',
    'tengo',
    '38',
    'más',
    'doble',
    '(((',
    '\\',
    '💊',
    'ﷺ',
    'y',
    'treinta',
    '.',
    ',',
    'mi',
    'hija',
    'ñ',
    'dolor',
  ];
  const text = (length: number) =>
    Array.from({ length }, (_, at) => pieces[(at * 7 + (at % 5)) % pieces.length]).join(' ');
  const work = (length: number) => {
    const before = process.cpuUsage();
    for (let round = 0; round < 5; round += 1) readSpanish(text(length));
    return process.cpuUsage(before).user;
  };
  work(200);
  expect(work(1600) / work(400)).toBeLessThan(12);
});

it('a mistake in a language’s words is refused with its file and line', () => {
  const texts = { symptoms: '', signs, groups };
  const read = (language: string) => () => packLanguage({ ...texts, language }, (name) => `xx/${name}`);
  const whole = readFileSync(join(ROOT, 'shared/languages/es/language.txt'), 'utf8');
  expect(read('numbers:\n  uno')).toThrow(/^xx\/language\.txt:2: a word and what it stands for/);
  expect(read(whole.replace('years:', 'jahre:'))).toThrow(/^xx\/language\.txt:1: “years:” is missing/);
  expect(read(whole.replace('  recien nacido', '  recien+ nacido'))).toThrow(
    /^xx\/language\.txt:\d+: “\+” means nothing/,
  );
});
