import * as v from 'valibot';

/** What the values of settings look like; each fault is the end of a sentence that begins with the variable. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
export const password = v.pipe(
  v.string(),
  v.minLength(8, 'must have at least 8 characters'),
  v.maxLength(1024, 'is too long'),
);
export const webAddress = v.pipe(
  text,
  v.url('must be a full address'),
  v.regex(/^https?:/, 'must begin with http:// or https://'),
);
export const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);

/** Names separated by commas, each with or without a port. */
export const hostNames = v.pipe(
  v.string(),
  v.transform((names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
  v.everyItem(
    (name) => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(name),
    'must be names such as desk.example.org, with commas between',
  ),
);

export function number(min: number, max: number) {
  const range = `must be a number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+(\.\d+)?$/, range),
    v.transform(Number),
    v.minValue(min, range),
    v.maxValue(max, range),
  );
}

export function whole(min: number, max: number) {
  const range = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, range),
    v.transform(Number),
    v.minValue(min, range),
    v.maxValue(max, range),
  );
}

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
