import { timeWords } from '#src/locales/en/everywhere/times.ts';

/** A time at the beginning of a line: `Today 14:20`, `Monday 4 January, 14:20`. */
export function whenWords(time: { day: string; label: string }, today: string): string {
  const words = timeWords(time, today);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
