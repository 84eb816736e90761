import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, passwordFits } from '#server/services/passwords/passwords.ts';

/** The same keys, as two systems write them: one character for a letter with its mark, or two; a ligature, or its letters. */
const COMPOSED = 'Überprüfung né Ångström 한글';
const DECOMPOSED = COMPOSED.normalize('NFD');

describe('a password', () => {
  it('fits, on whatever system it is typed', async () => {
    expect(DECOMPOSED).not.toBe(COMPOSED);
    for (const set of [COMPOSED, DECOMPOSED]) {
      const stored = await hashPassword(set);
      expect(await Promise.all([COMPOSED, DECOMPOSED].map((typed) => passwordFits(stored, typed)))).toEqual([
        true,
        true,
      ]);
    }
    expect(await passwordFits(await hashPassword('ﬁnal ｗｉｄｅ'), 'final wide')).toBe(true);
  });

  it('fits still that was hashed as it was typed, before there was one form', async () => {
    for (const set of [COMPOSED, DECOMPOSED, 'ﬁnal']) {
      const stored = await hash(set);
      for (const typed of [set, set.normalize('NFC'), set.normalize('NFD')])
        expect(await passwordFits(stored, typed)).toBe(true);
    }
  });

  it('is another when a letter is', async () => {
    const stored = await hashPassword(COMPOSED);
    for (const typed of ['Uberprufung ne Angstrom 한글', COMPOSED.toLowerCase(), `${COMPOSED} `, ''])
      expect(await passwordFits(stored, typed)).toBe(false);
    expect(await passwordFits(null, COMPOSED)).toBe(false);
  });
});
