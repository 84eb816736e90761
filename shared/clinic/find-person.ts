import { toAsciiDigits } from '#shared/text/ascii-digits.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** Shorter digit sequences match tickets and names only as written, not across the gaps of a phone number. */
const LEAST_PHONE_DIGITS = 3;
/** Numbers are compared by their end, because the country code and the zero before the area code may be missing. */
const END_OF_NUMBER = 9;

/** Characters that never occur in a phone number: `100%` is part of a name. */
const NOT_OF_A_NUMBER = /[^\p{N}\p{Z}\p{Pd}\p{Cf}+＋()（）.,/−]/u;
/** Nothing else has a hyphen before its last digits. */
const TICKET_AS_WRITTEN = /^[\p{L}\d]+\p{Pd}\d+$/u;

type Findable = {
  readonly name: string;
  readonly phone?: string | null | undefined;
  readonly ticket?: string | null | undefined;
  /** The same texts, folded, of patients who were merged into this one. */
  readonly alsoFoundBy?: readonly string[] | undefined;
};

/**
 * The texts by which a person is found, each folded: the name, the ticket without its hyphen, the digits of the phone
 * number.
 */
export function findableTexts({ name, phone, ticket, alsoFoundBy = [] }: Findable): string[] {
  return [foldText(name), closedUp(foldText(ticket ?? '')), digitsOf(phone ?? ''), ...alsoFoundBy];
}

/** Of a person's stored texts, one per line, those of patients merged into them. */
export function alsoFoundIn(findable: string | null): string[] {
  return (findable ?? '').split('\n').slice(3);
}

/**
 * What a search may mean: alternatives, each a list of folded forms that must all occur in the texts. `o'brien` is
 * searched for as a name, `k7 42` also as a ticket, `+43 (660) 123` also as a phone number, and several words in any
 * order, so that `lopez maria` finds Maria López.
 */
export function waysToFind(search: string): (readonly string[])[] {
  const folded = foldText(search.trim());
  const words = folded.split(' ').filter((word) => word !== '');
  const digits = digitsOf(search);
  const isNumber = digits.length >= LEAST_PHONE_DIGITS && !NOT_OF_A_NUMBER.test(search);
  const phone = digits.length >= END_OF_NUMBER ? digits.slice(-END_OF_NUMBER) : digits.replace(/^0+(?=\d{3})/u, '');
  // Digits alone match in any text that contains them, a ticket's too.
  if (isNumber) return [[phone]];
  if (TICKET_AS_WRITTEN.test(search.trim())) return [[closedUp(folded)]];
  // `k7 43` is one ticket, not everybody with these digits somewhere in the phone number.
  const isShort = (word: string) => /^\d+$/u.test(word) && word.length < LEAST_PHONE_DIGITS;
  const named = words.length < 2 || words.some(isShort) ? [folded] : words;
  return /\d/u.test(folded) && closedUp(folded) !== folded ? [named, [closedUp(folded)]] : [named];
}

/** Whether a search finds somebody, exactly as on the server; an empty search finds everybody. */
export function isFoundBy(search: string, person: Findable): boolean {
  const texts = findableTexts(person);
  return waysToFind(search).some((way) => way.every((form) => texts.some((text) => text.includes(form))));
}

function closedUp(folded: string): string {
  return folded.replaceAll(' ', '');
}

function digitsOf(text: string): string {
  return toAsciiDigits(text.normalize('NFKC')).replace(/\D/gu, '');
}
