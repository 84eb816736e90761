import { foldText } from '#shared/text/fold-text.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const GENDER_WORDS: Readonly<Record<string, string>> = {
  m: 'male',
  man: 'male',
  boy: 'male',
  f: 'female',
  w: 'female',
  woman: 'female',
  girl: 'female',
  o: 'other',
  x: 'other',
  d: 'other',
  diverse: 'other',
  nonbinary: 'other',
};

/** Several in one cell, with commas, semicolons or lines between them. */
export function listed(cell: string): string[] {
  return cell
    .split(/[,;|\r\n]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** A whole number; whatever else stands there is left for its schema to refuse. */
export function numbered(cell: string): number | string {
  return /^\d{1,9}$/.test(cell) ? Number(cell) : cell;
}

/** A day of the week from Monday = 1, by number or by the beginning of its English name. */
export function weekday(cell: string): number | string {
  const at = cell.length < 3 ? -1 : DAYS.indexOf(foldText(cell).slice(0, 3));
  return at < 0 ? numbered(cell) : at + 1;
}

/** `8:30`, `8.30`, `0830`, `8:30 am` as 08:30; whatever else stands there is left for its schema to refuse. */
export function clock(cell: string): string {
  const found = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:[:.]\d{2})?\s*([ap]\.?m\.?)?$/i.exec(cell);
  if (found === null) return cell;
  const [, hour = '', minute = '00', half] = found;
  const isEvening = half?.toLowerCase().startsWith('p') ?? false;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isEvening ? 12 : 0);
  return half !== undefined && Number(hour) > 12 ? cell : `${String(hours).padStart(2, '0')}:${minute}`;
}

/** One of our three words, as other systems write it. */
export function genderWord(cell: string): string {
  const word = foldText(cell).replace(/[^\p{L}]/gu, '');
  return GENDER_WORDS[word] ?? word;
}

/** `1990-12-31` and `31.12.1990` as the first; undefined for what could be read in two ways. */
export function isoDate(cell: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return cell;
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
  if (day === undefined || month === undefined) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
