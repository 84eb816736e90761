import { nameWords, soundOf } from './person-name.ts';

/** Fewer digits are an extension or a slip of the finger, and would make strangers meet. */
const LEAST_PHONE_DIGITS = 6;
const KEPT_PHONE_DIGITS = 8;

export type PersonKeys = { readonly family: string; readonly given: string; readonly phone: string };

/**
 * What somebody who registers twice is looked up by: the sound of the last and of the first word of the name, and the end
 * of the phone number. Empty where there is nothing to make it of. Only for finding: likeness.ts decides.
 */
export function personKeys({ name, phone }: { readonly name: string; readonly phone: string }): PersonKeys {
  const words = nameWords(name);
  return { family: soundOf(words.at(-1) ?? ''), given: soundOf(words[0] ?? ''), phone: phoneEnd(phone) };
}

/** The last digits of a number, which are the same with and without the country's code. */
export function phoneEnd(phone: string): string {
  const digits = phone.normalize('NFKC').replace(/\D/g, '');
  return digits.length < LEAST_PHONE_DIGITS ? '' : digits.slice(-KEPT_PHONE_DIGITS);
}
