import { expect, test } from 'vitest';
import { isFoundBy } from '#shared/clinic/find-person.ts';
import { foldText } from '#shared/text/fold-text.ts';

const person = (name: string, phone = '', ticket = '') => ({ name, phone, ticket });

test.each([
  ["o'brien", 'Sean O’Brien'],
  ['obrien', "Sean O'Brien"],
  ['O´Brien', 'Sean OʼBrien'],
  ['o`br', 'Sean O′Brien'],
  ['lukasz', 'Łukasz Wójcik'],
  ['ŁUKASZ', 'lukasz wojcik'],
  ['soren', 'Søren Ærø'],
  ['aero', 'Søren Ærø'],
  ['dorde', 'Đorđe Þór'],
  ['thor', 'Đorđe Þór'],
  ['strasse', 'Eva Straße'],
  ['ann lee', 'Ann  Lee'],
  ['ann  lee', 'Ann Lee'],
  ['anne marie', 'Anne-Marie Roy'],
  ['anne-marie', 'Anne Marie Roy'],
  ['anne‐marie', 'Anne–Marie Roy'],
  ['yilmaz', 'İlker YILMAZ'],
  ['ilker', 'İlker YILMAZ'],
  ['jose', 'Jose\u0301'],
  ['müller', 'Mu\u0308ller'],
  ['zoe', 'Zo\u00ADë'],
  ['lopez maria', 'María Ángeles López'],
  ['lee  an', 'Ann Lee'],
])('%s finds %s', (search, name) => {
  expect(isFoundBy(search, person(name))).toBe(true);
});

test.each(['660 1234567', '(0660) 123-4567', '+43 660 1234567', '0043 660 1234567', '1234567', '123 45', '４３６６０'])(
  '%s finds the phone, however it was written down',
  (search) => {
    for (const phone of ['+43 660 1234567', '(+43) 660/123-45-67', '00436601234567'])
      expect(isFoundBy(search, person('Ann', phone))).toBe(true);
  },
);

test('a national number finds the international one and the other way round', () => {
  expect(isFoundBy('07700 900123', person('Ann', '+44 7700 900123'))).toBe(true);
  expect(isFoundBy('+44 7700 900123', person('Ann', '07700 900123'))).toBe(true);
});

test.each(['K7-0042', 'k70042', 'k7 0042', '0042', 'K7'])('%s finds the ticket', (search) => {
  expect(isFoundBy(search, person('Ann', '', 'K7-0042'))).toBe(true);
});

test('nothing is found across a gap between words, between texts, or by other letters', () => {
  expect(isFoundBy('es', person('Joe Smith'))).toBe(false);
  expect(isFoundBy('n1', person('Ann', '123'))).toBe(false);
  expect(isFoundBy('%', person('Ann'))).toBe(false);
  expect(isFoundBy('_', person('Ann'))).toBe(false);
  expect(isFoundBy('100%', person('Nr 100 Pageful', '+43 100 1234567'))).toBe(false);
  expect(isFoundBy('100%', person('100% Sure'))).toBe(true);
  expect(isFoundBy('luka', person('Lucas'))).toBe(false);
  expect(isFoundBy('999', person('Ann', '+43 660 1234567', 'K7-0042'))).toBe(false);
  expect(isFoundBy('', person('Ann'))).toBe(true);
});

test('a text that is folded stays as it is', () => {
  for (const text of ['O’Brien-Łukasz  Søren ', 'ẞ ﬁ Ⅻ ŉ', '-- ´ `', 'İıŁØ'])
    expect(foldText(foldText(text))).toBe(foldText(text));
});
