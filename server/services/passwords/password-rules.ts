import { commonPasswords, COMMON_STEMS } from './common-passwords.ts';

export type PasswordFault = 'common' | 'about-you';

/** A shorter word of the list, such as a first name, may be a part of a good password. */
const LONG_STEM = 8;

/**
 * Why a password is refused (ASVS 6.2.4): it is among the first that attackers try, or is made from the account's own
 * words. The contract checks its length; there are no other rules, and none about characters.
 * @param ownWords the email address, name or Doctor ID of the account
 */
export async function passwordFault(password: string, ownWords: readonly string[]): Promise<PasswordFault | undefined> {
  const lower = password.normalize('NFKC').toLowerCase();
  const common = await commonPasswords();
  if (common.has(lower) || isOneSequence(lower)) return 'common';
  const stem = plainLetters(lower);
  // What remains without surrounding digits and symbols decides: `Password2026!` is guessed as quickly as `password`.
  if (COMMON_STEMS.has(stem) || (stem.length >= LONG_STEM && common.has(stem))) return 'common';
  const own = ownWords.flatMap((words) => [words, ...words.split('@'), ...words.split(/[\s@.]+/)]);
  const letters = lettersOnly(lower);
  return own.some((word) => word.length >= 4 && letters === lettersOnly(word)) ? 'about-you' : undefined;
}

function lettersOnly(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]+/gu, '');
}

function plainLetters(lower: string): string {
  const letters = lower
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll(/(?<=[a-z])0(?=[a-z])/g, 'o');
  return letters.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
];

/** One character, or two alternating, or a run along the alphabet, the digits or a keyboard row. */
function isOneSequence(lower: string): boolean {
  const short = new Set(lower).size <= 2;
  const runs = ROWS.flatMap((row) => [row, Array.from(row).toReversed().join('')]);
  return short || runs.some((row) => row.includes(lower) || `${row}${row}`.includes(lower));
}
