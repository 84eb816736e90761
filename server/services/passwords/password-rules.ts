import { COMMON_PASSWORDS, COMMON_STEMS } from './common-passwords.ts';

export type PasswordFault = 'common' | 'about-you';

/**
 * Why a password is refused (ASVS 6.2.4): it is among the first that attackers try, or is made from the account's own
 * words. The contract checks its length; there are no other rules, and none about characters.
 * @param ownWords the email address, name or Doctor ID of the account
 */
export function passwordFault(password: string, ownWords: readonly string[]): PasswordFault | undefined {
  const lower = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lower) || isOneSequence(lower)) return 'common';
  const stem = plainLetters(lower);
  // What remains without surrounding digits and symbols decides: `Password2026!` is guessed as quickly as `password`.
  if (COMMON_STEMS.has(stem) || COMMON_PASSWORDS.has(stem)) return 'common';
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
