import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { fail, succeed, type Result } from '#shared/result.ts';
import { toAsciiDigits } from '#shared/text/ascii-digits.ts';

/**
 * A number to which a message may be sent, in the gateway's format (E.164) and in a readable one, with its country
 * code.
 */
export type ReadNumber = {
  readonly e164: string;
  readonly international: string;
  readonly country: string | undefined;
  /** Usually not a mobile line: a text may never arrive there. */
  readonly landline: boolean;
};

/** `no-country`: a national number, and the clinic's country is not set. */
export type NumberProblem = 'none' | 'no-country' | 'unsure' | 'not-for-texts';

/** Why a message to such a number is never sent, for the administrator's list. */
export const NOT_SURE = 'It is not certain that this number can receive messages';

/** Numbers that cost the caller, belong to a company, or ring nobody's phone. */
const NOT_FOR_TEXTS = ['PREMIUM_RATE', 'TOLL_FREE', 'SHARED_COST', 'UAN', 'VOICEMAIL', 'PAGER'];

const FROM_ABROAD = /^00[\s().-]*(?=[1-9])/;

/** Whether this is a valid country setting: a region such as US, or a calling code such as +43. */
export function isKnownCountry(country: string): boolean {
  return (
    isSupportedCountry(country) || getCountries().some((region) => `+${getCountryCallingCode(region)}` === country)
  );
}

/**
 * Reads a phone number as a person has written it. A plus or 00 begins an international number; any other is a national
 * number in the clinic's country, and never gets a plus. A number that is not certainly valid is refused, because a
 * message would reach a stranger.
 */
export function readNumber(written: string, clinicCountry: string): Result<ReadNumber, NumberProblem> {
  const text = plain(written);
  if (!/\d/.test(text)) return fail('none');
  if (text.startsWith('+')) return checked(parse(text));
  const national = clinicCountry === '' ? undefined : parse(text, clinicCountry);
  const abroad = parse(`+${text}`);
  if (national?.isValid() !== true) {
    // Most countries dial 00 before a country code; no national number begins with it.
    const afterZeros = FROM_ABROAD.test(text) ? parse(text.replace(FROM_ABROAD, '+')) : undefined;
    if (afterZeros?.isValid() === true) return checked(afterZeros);
    return fail(clinicCountry === '' ? 'no-country' : 'unsure');
  }
  const isAlsoAbroad = abroad?.isValid() === true && abroad.number !== national.number;
  return isMobile(national) || (!isAlsoAbroad && !isLocal(national, text)) ? checked(national) : fail('unsure');
}

/** Whether two spellings have the same digits, with or without a leading plus. */
export function isSameWriting(one: string, other: string): boolean {
  const digits = digitsOf(plain(one));
  return digits !== '' && digits === digitsOf(plain(other));
}

function checked(number: PhoneNumber | undefined): Result<ReadNumber, NumberProblem> {
  // An extension belongs to a switchboard, whose messages the patient does not read.
  if (number?.isValid() !== true || number.ext !== undefined) return fail('unsure');
  if (NOT_FOR_TEXTS.includes(number.getType() ?? '')) return fail('not-for-texts');
  return succeed({
    e164: number.number,
    international: number.formatInternational(),
    country: number.country,
    landline: number.getType() === 'FIXED_LINE',
  });
}

function isMobile(number: PhoneNumber): boolean {
  return ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(number.getType() ?? '');
}

/** Written without the trunk prefix: it may be a local number without an area code. */
function isLocal(number: PhoneNumber, text: string): boolean {
  const asDialled = digitsOf(number.formatNational());
  return digitsOf(text) === number.nationalNumber && asDialled !== number.nationalNumber;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function parse(text: string, clinicCountry = ''): PhoneNumber | undefined {
  if (isSupportedCountry(clinicCountry))
    return parsePhoneNumberFromString(text, { defaultCountry: clinicCountry, extract: false });
  const code = isKnownCountry(clinicCountry) ? { defaultCallingCode: clinicCountry.slice(1) } : {};
  return parsePhoneNumberFromString(text, { ...code, extract: false });
}

/**
 * Digits of every script as 0–9, every dash as one, nothing invisible, and no plus before a zero: no country code
 * begins with one, so somebody has put the plus before a national number.
 */
function plain(written: string): string {
  return toAsciiDigits(written.normalize('NFKC'))
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212\u2043\u30FC]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\+\s*(?=[\s()./-]*0)/, '');
}
