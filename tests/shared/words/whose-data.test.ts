import { describe, expect, it } from 'vitest';
import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import { readWhoseData } from '../../../tools/language/read-corpus.ts';

/** What was heard, of the fields a row speaks of. A gender that is only assumed was not heard. */
function heardOf(row: ReturnType<typeof readWhoseData>[number]) {
  const { name, gender, age, phone } = extractRegistration(row.text);
  return {
    text: row.text,
    ...(row.name !== undefined && { name: name.how !== 'not heard' ? name.value : null }),
    ...(row.gender !== undefined && { gender: gender.how === 'heard' ? gender.value : null }),
    ...(row.age !== undefined && { age: age.how !== 'not heard' ? age.value : null }),
    ...(row.check !== undefined && { check: age.how === 'to check' }),
    ...(row.phone !== undefined && { phone: phone.how !== 'not heard' ? phone.value : null }),
  };
}

describe('the data of the patient, and nobody else’s', () => {
  it.each(readWhoseData('seen'))('$text', (row) => {
    expect(heardOf(row)).toEqual(row);
  });

  it('is heard in nine of ten sentences that no rule was made for', () => {
    const rows = readWhoseData('held-out');
    const wrong = rows.filter((row) => JSON.stringify(heardOf(row)) !== JSON.stringify(row)).map(heardOf);
    expect(1 - wrong.length / rows.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.9);
  });
});
