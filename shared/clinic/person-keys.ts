import { nameWords, soundOf } from './person-name.ts';

/** Fewer digits are an extension or a typing error, and would match strangers. */
const LEAST_PHONE_DIGITS = 6;
const KEPT_PHONE_DIGITS = 8;

export type PersonKeys = { readonly family: string; readonly given: string; readonly phone: string };

/**
 * The keys by which a duplicate registration is looked up: the sound of the last and the first word of the name, and
 * the end of the phone number. Empty if there is nothing to compute. They only find candidates: likeness.ts decides.
 */
export function personKeys({ name, phone }: { readonly name: string; readonly phone: string }): PersonKeys {
  const words = nameWords(name);
  return { family: soundOf(words.at(-1) ?? ''), given: soundOf(words[0] ?? ''), phone: phoneEnd(phone) };
}

/** The last digits of a number, which are the same with and without the country code. */
export function phoneEnd(phone: string): string {
  const digits = phone.normalize('NFKC').replace(/\D/g, '');
  return digits.length < LEAST_PHONE_DIGITS ? '' : digits.slice(-KEPT_PHONE_DIGITS);
}
