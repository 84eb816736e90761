import { toAsciiDigits } from '#shared/text/ascii-digits.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** Fewer digits are found in tickets and names only as they stand there, and not across the gaps of a phone number. */
const LEAST_PHONE_DIGITS = 3;
/** A number is known by its end: with and without the country's code, and with and without the zero before the area. */
const END_OF_NUMBER = 9;

/** What stands in no phone number as people write it: `100%` is a name or a part of one. */
const NOT_OF_A_NUMBER = /[^\p{N}\p{Z}\p{Pd}\p{Cf}+＋()（）.,/−]/u;
/** Nothing else is written with a hyphen before its last digits. */
const TICKET_AS_WRITTEN = /^[\p{L}\d]+\p{Pd}\d+$/u;

type Findable = {
  readonly name: string;
  readonly phone?: string | null | undefined;
  readonly ticket?: string | null | undefined;
  /** The same texts, folded, of patients who were merged into this one. */
  readonly alsoFoundBy?: readonly string[] | undefined;
};

/** The texts a person is found in, each folded: the name, the ticket without its hyphen, the digits of the phone. */
export function findableTexts({ name, phone, ticket, alsoFoundBy = [] }: Findable): string[] {
  return [foldText(name), closedUp(foldText(ticket ?? '')), digitsOf(phone ?? ''), ...alsoFoundBy];
}

/** Of the stored texts of a person, a line each, those of whoever was merged into them. */
export function alsoFoundIn(findable: string | null): string[] {
  return (findable ?? '').split('\n').slice(3);
}

/**
 * What to look for in those texts: the ways in which a search can mean somebody, each a list of forms that must all be in
 * the texts. `o'brien` is looked for as a name, `k7 42` as a ticket, too, `+43 (660) 123` as a phone, too, and of several
 * words each wherever it stands, so that `lopez maria` finds Maria López.
 */
export function waysToFind(search: string): (readonly string[])[] {
  const folded = foldText(search.trim());
  const words = folded.split(' ').filter((word) => word !== '');
  const digits = digitsOf(search);
  const isNumber = digits.length >= LEAST_PHONE_DIGITS && !NOT_OF_A_NUMBER.test(search);
  const phone = digits.length >= END_OF_NUMBER ? digits.slice(-END_OF_NUMBER) : digits.replace(/^0+(?=\d{3})/u, '');
  // The digits alone are in whatever text has them, a ticket's, too.
  if (isNumber) return [[phone]];
  if (TICKET_AS_WRITTEN.test(search.trim())) return [[closedUp(folded)]];
  // `k7 43` is one ticket, and not anybody with these digits somewhere in the phone.
  const isShort = (word: string) => /^\d+$/u.test(word) && word.length < LEAST_PHONE_DIGITS;
  const named = words.length < 2 || words.some(isShort) ? [folded] : words;
  return /\d/u.test(folded) && closedUp(folded) !== folded ? [named, [closedUp(folded)]] : [named];
}

/** Whether a search finds somebody, as the server finds them; an empty search finds everybody. */
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
