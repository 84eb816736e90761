import * as v from 'valibot';
import {
  ClinicSettingsChange,
  type BookingSetting,
  type ClinicSettings,
} from '#shared/contract/clinic/clinic-settings.ts';
import { bookingSettingsTexts } from '#src/locales/en/admin/booking-settings.ts';
import { createKeptWork } from '#src/platform/update/kept-work.ts';
import type { ClinicFormOf } from '#src/features/admin/settings/use-clinic-form.ts';

type NumberField = Exclude<BookingSetting, 'walkIns'>;
export const NUMBER_FIELDS = [
  'bookAheadDays',
  'bookLeadMinutes',
  'reminderHours',
  'changeUntilHours',
] as const satisfies readonly NumberField[];

/** The rules of booking as they are typed: a number may be half a number. */
export type BookingValues = Readonly<Record<NumberField, string>> & { readonly walkIns: boolean };
type BookingError = { readonly fieldId: string; readonly message: string };

/** What was typed and not saved, for as long as this page lives. */
const keptBooking = createKeptWork<BookingValues>('booking-settings');

export function bookingValuesOf(settings: ClinicSettings): BookingValues {
  return {
    bookAheadDays: String(settings.bookAheadDays),
    bookLeadMinutes: String(settings.bookLeadMinutes),
    reminderHours: String(settings.reminderHours),
    changeUntilHours: String(settings.changeUntilHours),
    walkIns: settings.walkIns,
  };
}

export function bookingFieldId(field: BookingSetting): string {
  return `booking-${field}`;
}

/** The fields that differ from what the server has, as it takes them. */
export function bookingChangeOf(values: BookingValues, saved: ClinicSettings): Record<string, number | boolean> {
  const typed: Record<BookingSetting, number | boolean> = { ...numbersOf(values), walkIns: values.walkIns };
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !Object.is(value, new Map(Object.entries(saved)).get(field))),
  );
}

function numbersOf(values: BookingValues): Record<NumberField, number> {
  const read = (field: NumberField) => Number(values[field].trim() || Number.NaN);
  return {
    bookAheadDays: read('bookAheadDays'),
    bookLeadMinutes: read('bookLeadMinutes'),
    reminderHours: read('reminderHours'),
    changeUntilHours: read('changeUntilHours'),
  };
}

/** What is wrong with a change, in the words of the fields. */
export function bookingErrors(change: Record<string, unknown>): BookingError[] {
  const parsed = v.safeParse(ClinicSettingsChange, change);
  const wrong = new Set((parsed.issues ?? []).map((issue) => String(issue.path?.[0]?.key)));
  return NUMBER_FIELDS.filter((field) => wrong.has(field)).map((field) => ({
    fieldId: bookingFieldId(field),
    message: bookingSettingsTexts.errors[field],
  }));
}

/** How far ahead, how near, reminded, changed by patients, and without a time, as one form. */
export const BOOKING_FORM: ClinicFormOf<BookingValues, BookingSetting> = {
  name: 'booking-settings',
  kept: keptBooking,
  words: bookingSettingsTexts,
  valuesOf: bookingValuesOf,
  changeOf: bookingChangeOf,
  errorsOf: bookingErrors,
  fieldId: bookingFieldId,
};
