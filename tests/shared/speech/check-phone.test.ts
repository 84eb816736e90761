import { describe, expect, it } from 'vitest';
import { checkPhone } from '#shared/speech/check-phone.ts';
import type { HeardWord } from '#shared/speech/heard-words.ts';
import { silence } from '../../support/wav.ts';

const said = (text: string): HeardWord[] =>
  text.split(' ').map((word, at) => ({ word, start: at * 0.4, seconds: 0.4, misfit: 0.3 }));
const read = (words: readonly HeardWord[]) => words.map(({ word }) => word).join(' ');

/** Hears `first`, then each of `again` in turn. */
async function checked(first: string, ...again: string[]): Promise<string> {
  const { words, isSure } = await checkedWith(again, first);
  return `${read(words)}${isSure ? '' : '?'}`;
}

async function checkedWith(again: readonly string[], first: string) {
  const hearings = again.map(said);
  return checkPhone(said(first), silence(12), async () => hearings.shift());
}

const RIGHT = 'my number is four one five five five five two six seven one';
const WRONG = 'my number is four nine five five five five two six seven one';

describe('hearing a phone number again', () => {
  it('believes two that agree against one', async () => {
    expect(await checked(`i cough ${WRONG} thanks`, RIGHT, RIGHT)).toBe(`i cough ${RIGHT} thanks`);
  });

  it('decides digit by digit, and keeps the first where the others do not agree', async () => {
    expect(await checked(WRONG, RIGHT, RIGHT.replace('seven', 'eight'))).toBe(`${RIGHT}?`);
    expect(await checked(WRONG, RIGHT, RIGHT.replace('one', 'six'))).toBe(`${WRONG}?`);
    expect(await checked(WRONG, RIGHT, 'nothing of the kind')).toBe(`${WRONG}?`);
  });

  it('takes ten digits where the first hearing lost some', async () => {
    const short = 'found for one breathe five five five two six seven one';
    expect(await checked(short, RIGHT, short)).toContain('four one five five five five two six seven one');
  });

  it('does not listen again where no number was said', async () => {
    let heardAgain = 0;
    const words = said('i have a cough for three days');
    const { words: kept, isSure } = await checkPhone(words, silence(3), async () => {
      heardAgain += 1;
      return [...words];
    });
    expect([kept, isSure, heardAgain]).toEqual([words, true, 0]);
  });

  it('is sure at once where the second hearing agrees, and never of a number that is not whole', async () => {
    expect(await checked(RIGHT, RIGHT)).toBe(RIGHT);
    const short = 'my number is five five five two six seven one';
    expect(await checked(short, short, short)).toBe(`${short}?`);
  });
});
