import { expect, test } from 'vitest';
import { OTHER_LANGUAGES, languageChunk } from '../../../tools/language/catalogues/language-chunks.ts';
import { faultsOfTranslation } from '../../../tools/language/catalogues/faults-of-translation.ts';
import { readEnglish } from '../../../tools/language/catalogues/english-messages.ts';

const DAYS = '{n, plural, one {# day} other {# days}}';

test.each([
  ['es', 'Call {name}', 'Llame a {name}'],
  ['fr', 'Call {name}', "Appelez l''{name}"],
  ['de', DAYS, '{n, plural, one {# Tag} other {# Tage}}'],
  ['ar', DAYS, '{n, plural, zero {-} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}'],
  ['es', DAYS, '{n, plural, =1 {un día} other {# días}}'],
])('%s: %s may be %s', (tag, english, text) => {
  expect(faultsOfTranslation(tag, english, text)).toEqual([]);
});

test.each([
  ['es', 'Call {name}', 'Llame', /lacks the parameter \{name\}/],
  ['es', 'Call {name}', 'Llame a {nombre}', /has a parameter \{nombre\}/],
  ['fr', 'Call {name}', "Appelez l'{name}, l'ami", /write the apostrophe/],
  ['es', 'Call {name}', 'Llame a {name', /not ICU MessageFormat/],
  ['ar', DAYS, '{n, plural, one {يوم} other {# يوم}}', /lacks the form “few”/],
  ['de', DAYS, '{n, plural, one {# Tag} few {# Tage} other {# Tage}}', /form “few” that the language has not/],
  ['es', 'of {name} ', 'de {name}', /begin and end with a space/],
])('%s: %s may not be %s', (tag, english, text, fault) => {
  expect(faultsOfTranslation(tag, english, text).join('\n')).toMatch(fault);
});

test('every translation that is there can be shown', () => {
  const english = readEnglish();
  const faults = OTHER_LANGUAGES.flatMap((tag) =>
    (['patient', 'staff'] as const).flatMap((side) => languageChunk(tag, side, english).faults),
  );
  expect(faults).toEqual([]);
});
