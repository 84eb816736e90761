import * as v from 'valibot';
import { expect, it } from 'vitest';
import { RegistrationInput } from '#shared/contract/visit/registration.ts';
import { parseRegistrationForm } from '#shared/clinic/registration-form.ts';

const typed = (name: string) => ({ name, age: '40', gender: 'other', phone: '', symptoms: 'cough' });
const sent = (name: string) => ({ name, age: 40, gender: 'other', phone: '', symptoms: ['cough'] });

it.each([
  ['zero-width spaces and joiners', '\u200B\u200D\u2060'],
  ['marks of direction', '\u202E\u2066\u2069\u200F'],
  ['accents on nothing', '\u0301\u0308'],
  ['fillers that look like spaces', '\u3164\u115F\uFFA0\u2800'],
  ['a soft hyphen and a byte order mark', '\u00AD\uFEFF'],
  ['stops and dashes', '.-’_!'],
  ['tag letters', '\u{E0041}\u{E0042}'],
])('a name of %s is none, on the page and at the server', (_, name) => {
  expect(parseRegistrationForm(typed(name))).toMatchObject({ ok: false, problem: [{ field: 'name' }] });
  expect(v.safeParse(RegistrationInput, sent(name)).success).toBe(false);
});

it.each(['O’Brien', 'Łukasz', 'Ñ', '李', 'محمد', 'e\u0301lise', 'नेहा', 'ไทย', '8 Ball', 'X Æ A-12', '\u200FМария'])(
  'the name %s can be called, on the page and at the server',
  (name) => {
    expect(parseRegistrationForm(typed(name)).ok).toBe(true);
    expect(v.safeParse(RegistrationInput, sent(name)).success).toBe(true);
  },
);
