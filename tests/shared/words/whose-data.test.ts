import { readFileSync } from 'node:fs';
import { boolean, nullable, number, object, optional, parse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { extractRegistration } from '#shared/words/form/extract-registration.ts';

/** A line of corpus/whose-data: what must be heard of the patient; null where nothing may be. */
const Row = object({
  text: string(),
  name: optional(nullable(string())),
  gender: optional(nullable(string())),
  age: optional(nullable(number())),
  /** Whether the age is to be checked. */
  check: optional(boolean()),
  phone: optional(nullable(string())),
});

function rowsOf(file: string) {
  return readFileSync(new URL(`../../../corpus/whose-data/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => parse(Row, JSON.parse(line)));
}

/** What was heard, of the fields a row speaks of. A gender that is only assumed was not heard. */
function heardOf(row: ReturnType<typeof rowsOf>[number]) {
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
  it.each(rowsOf('seen'))('$text', (row) => {
    expect(heardOf(row)).toEqual(row);
  });

  it('is heard in nine of ten sentences that no rule was made for', () => {
    const rows = rowsOf('held-out');
    const wrong = rows.filter((row) => JSON.stringify(heardOf(row)) !== JSON.stringify(row)).map(heardOf);
    expect(1 - wrong.length / rows.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.9);
  });
});
