import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of what moving many patients at once will do. */
const manyTexts = catalogue('desk/many', {
  moved: (count: number) => (count === 1 ? '1 patient gets another time' : `${count} patients get another time`),
  asked: (count: number) => (count === 1 ? '1 patient goes to Time wanted' : `${count} patients go to Time wanted`),
  told: (count: number) =>
    count === 0 ? 'Nobody gets a message' : count === 1 ? '1 gets a message' : `${count} get a message`,
});

/** What will happen, in one line: what happens to nobody is left out, but whether anybody is told is always said. */
export function manySummary(moved: number, asked: number, told: number): string {
  return [
    ...(moved > 0 ? [manyTexts.moved(moved)] : []),
    ...(asked > 0 ? [manyTexts.asked(asked)] : []),
    manyTexts.told(told),
  ].join(' · ');
}
