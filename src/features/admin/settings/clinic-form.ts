import * as v from 'valibot';
import {
  ClinicSettingsChange,
  type BookingSetting,
  type ClinicSettings,
} from '#shared/contract/clinic/clinic-settings.ts';
import { COLOUR, fitForButtons, fitForGround } from '#shared/house/house-colours.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { createKeptWork } from '#src/platform/update/kept-work.ts';
import type { ClinicFormOf } from './use-clinic-form.ts';

/** The settings as they are typed: a number may be half a number. Those of booking and of places have forms of their own. */
export type ClinicValues = Omit<
  ClinicSettings,
  'idleSeconds' | 'departmentPlaces' | 'logo' | 'picture' | BookingSetting
> & {
  readonly idleSeconds: string;
};
export type ClinicField = keyof ClinicValues;
type ClinicError = { readonly fieldId: string; readonly message: string };

/** What was typed and not saved, for as long as this page lives. */
const keptClinic = createKeptWork<ClinicValues>('settings');

export function valuesOf(settings: ClinicSettings): ClinicValues {
  return { ...settings, idleSeconds: String(settings.idleSeconds) };
}

export function clinicFieldId(field: ClinicField): string {
  return `clinic-${field}`;
}

/** The fields that differ from what the server has, as it takes them; text without the spaces around it. */
export function changeOf(values: ClinicValues, saved: ClinicSettings): Record<string, unknown> {
  const typed: Record<string, unknown> = { ...values, idleSeconds: Number(values.idleSeconds.trim() || Number.NaN) };
  const before = new Map<string, unknown>(Object.entries(saved));
  const trimmed = Object.entries(typed).map(([field, value]): [string, unknown] => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(
    trimmed.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field))),
  );
}

/** What is wrong with a change, in the words of the fields. */
export function clinicErrors(change: Record<string, unknown>): ClinicError[] {
  const parsed = v.safeParse(ClinicSettingsChange, change);
  const wrong = new Set((parsed.issues ?? []).map((issue) => String(issue.path?.[0]?.key)));
  const fields: ClinicField[] = [
    'name',
    'phone',
    'email',
    'address',
    'directions',
    'openingHours',
    'houseEmergencyNumber',
    'socialLinks',
    'brandColour',
    'groundColour',
    'timeZone',
    'countryCode',
    'emergencyNumber',
    'languages',
    'idleSeconds',
    'suggestionLead',
    'speech',
    'registration',
    'selfCheckIn',
  ];
  return fields
    .filter((field) => wrong.has(field) || (isColour(field) && betterColour(field, change[field]) !== undefined))
    .map((field) => ({ fieldId: clinicFieldId(field), message: messageOf(field, change[field]) }));
}

const isColour = (field: ClinicField): field is 'brandColour' | 'groundColour' =>
  field === 'brandColour' || field === 'groundColour';

/** A colour that cannot be read on is answered with the nearest one that can. */
export function betterColour(field: 'brandColour' | 'groundColour', value: unknown): string | undefined {
  if (typeof value !== 'string' || !COLOUR.test(value)) return undefined;
  const better = field === 'brandColour' ? fitForButtons(value.toLowerCase()) : fitForGround(value.toLowerCase());
  return better === value.toLowerCase() ? undefined : better;
}

function messageOf(field: ClinicField, value: unknown): string {
  const { errors, unreadable } = settingsTexts.clinic;
  if (!isColour(field)) return errors[field];
  const better = betterColour(field, value);
  return better === undefined ? errors[field] : unreadable[field](String(value), better);
}

/** Name, contact, place, language, kiosk and voice, as one form. */
export const CLINIC_FORM: ClinicFormOf<ClinicValues, ClinicField> = {
  name: 'settings',
  kept: keptClinic,
  words: settingsTexts.clinic,
  valuesOf,
  changeOf,
  errorsOf: clinicErrors,
  fieldId: clinicFieldId,
};

/** The zones this browser knows, and the one that is set, whether it knows it or not. */
export function timeZones(set: string): string[] {
  return [...new Set([set, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}
