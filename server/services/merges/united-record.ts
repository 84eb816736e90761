import {
  ALLERGIES_MAX_COUNT,
  eachText,
  RECORD_TEXT_MAX_LENGTH,
  RECORD_TEXTS,
  type RecordFields,
} from '#shared/contract/patient/patient-record.ts';
import { unitedTexts } from '#shared/text/united-texts.ts';

/**
 * One record of two: nothing that a doctor has written is dropped, no allergy least of all; only of two weights one stands.
 * @returns undefined when it would be longer than a record may be
 */
export function unitedRecord(
  survivor: RecordFields,
  merged: RecordFields,
  takesWeight: boolean,
): RecordFields | undefined {
  const united: RecordFields = {
    ...eachText((field) => unitedText(survivor[field], merged[field])),
    allergies: unitedTexts(survivor.allergies, merged.allergies),
    weightKg: takesWeight ? (merged.weightKg ?? survivor.weightKg) : (survivor.weightKg ?? merged.weightKg),
  };
  const fits =
    RECORD_TEXTS.every((field) => united[field].length <= RECORD_TEXT_MAX_LENGTH) &&
    united.allergies.length <= ALLERGIES_MAX_COUNT;
  return fits ? united : undefined;
}

function unitedText(first: string, second: string): string {
  if (first.includes(second)) return first;
  return second.includes(first) ? second : `${first}\n\n${second}`;
}
