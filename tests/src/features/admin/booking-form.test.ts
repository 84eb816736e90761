import { describe, expect, it } from 'vitest';
import { CLINIC_DEFAULTS } from '#shared/contract/clinic/clinic-defaults.ts';
import { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import * as v from 'valibot';
import {
  bookingChangeOf,
  bookingErrors,
  bookingFieldId,
  bookingValuesOf,
} from '#src/features/admin/booking/booking-form.ts';

const saved = v.parse(ClinicSettings, CLINIC_DEFAULTS);
const typed = bookingValuesOf(saved);

describe('the rules of booking as they are typed', () => {
  it('are sent only where they differ, as numbers', () => {
    expect(bookingChangeOf(typed, saved)).toEqual({});
    expect(bookingChangeOf({ ...typed, bookAheadDays: ' 60 ', walkIns: false }, saved)).toEqual({
      bookAheadDays: 60,
      walkIns: false,
    });
  });

  it('are refused in the words of the field where they are no whole number within the bounds', () => {
    const wrong = { ...typed, bookAheadDays: '0', bookLeadMinutes: '', reminderHours: '1.5', changeUntilHours: '169' };
    const ids = bookingErrors(bookingChangeOf(wrong, saved)).map(({ fieldId }) => fieldId);
    expect(ids).toEqual(
      (['bookAheadDays', 'bookLeadMinutes', 'reminderHours', 'changeUntilHours'] as const).map(bookingFieldId),
    );
    expect(bookingErrors(bookingChangeOf({ ...typed, bookAheadDays: '365', reminderHours: '24' }, saved))).toEqual([]);
  });
});
