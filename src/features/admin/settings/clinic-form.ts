import * as v from 'valibot';
import {
  ClinicSettingsChange,
  type BookingSetting,
  type ClinicSettings,
} from '#shared/contract/clinic/clinic-settings.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { createKeptWork } from '#src/platform/update/kept-work.ts';

/** The settings as they are typed: a number may be half a number. Those of booking and of places have forms of their own. */
export type ClinicValues = Omit<ClinicSettings, 'idleSeconds' | 'departmentPlaces' | BookingSetting> & {
  readonly idleSeconds: string;
};
export type ClinicField = keyof ClinicValues;
export type ClinicError = { readonly fieldId: string; readonly message: string };

/** What was typed and not saved, for as long as this page lives. */
export const keptClinic = createKeptWork<ClinicValues>('settings');

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
    .filter((field) => wrong.has(field))
    .map((field) => ({ fieldId: clinicFieldId(field), message: settingsTexts.clinic.errors[field] }));
}

/** The zones this browser knows, and the one that is set, whether it knows it or not. */
export function timeZones(set: string): string[] {
  return [...new Set([set, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}
