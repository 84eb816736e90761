/** Turns the decimal digits of every script (full-width, Arabic, Devanagari …) into 0–9; the rest stays as it is. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode keeps each script's digits in a row from zero to nine, so the distance to the row's start tells the value.
    let start = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
    return String((code - start) % 10);
  });
}
