import type { SmsNumber } from '#shared/contract/prescription/prescriptions.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { formatLocale } from '#src/locales/formats.ts';

const texts = prescriptionTexts.sms;

/** Where a message would be sent, as a sentence: the full number, its country, and whether it looks like a landline. */
export function destinationWords({ international, country, landline }: SmsNumber): string {
  const where = texts.goesTo(international ?? '', countryName(country ?? ''));
  return landline ? `${where} ${texts.landline}` : where;
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(formatLocale(), { type: 'region' }).of(code) ?? code;
  } catch {
    return '';
  }
}
