import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#src/locales/active-language.ts';
import { followLanguage } from '#src/features/registration/details/relabel-symptoms.ts';
import { forgetVisit, useRegistration } from '#src/features/registration/visit/registration-store.ts';

const SPANISH: Readonly<Record<string, string>> = {
  'patient/symptoms.symptoms.fever': 'fiebre',
  'patient/symptoms.symptoms.headache': 'dolor de cabeza',
};
const spanish = { tag: 'es', direction: 'ltr', say: (key: string) => SPANISH[key] } as const;
const german = {
  tag: 'de',
  direction: 'ltr',
  say: (key: string) => (key.endsWith('.fever') ? 'Fieber' : undefined),
} as const;
let stop = () => undefined as void;

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => null });
  forgetVisit();
  stop = followLanguage();
});
afterEach(() => {
  stop();
  setLanguage(undefined);
});

const type = (symptoms: string) =>
  useRegistration.setState(({ fields }) => ({ fields: { ...fields, symptoms }, typedWords: symptoms }));
const typed = () => [useRegistration.getState().fields.symptoms, useRegistration.getState().typedWords];

test('symptoms that were chosen are said in the language chosen after them, whichever; own words stay as typed', () => {
  type('headache, my ear buzzes, Fever');
  setLanguage(spanish);
  expect(typed()).toEqual(Array(2).fill('dolor de cabeza, my ear buzzes, fiebre'));
  setLanguage(german);
  expect(typed()).toEqual(Array(2).fill('headache, my ear buzzes, Fieber'));
  setLanguage(undefined);
  expect(typed()).toEqual(Array(2).fill('headache, my ear buzzes, fever'));
});

test('a sentence of one’s own is left as it is, commas and all', () => {
  type('I have had it for days,  and it hurts');
  setLanguage(spanish);
  expect(typed()[0]).toBe('I have had it for days,  and it hurts');
});
