import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { plain } from '#server/medicines/read/statements.ts';
import type { MedicineWarning } from './medicine-warning.ts';

/** “Advil (ibuprofen)” explains a brand name and is one medicine. */
const EXPLAINS = /^ ?(?:[(=/]|i\.?e\.?|that is|also called|brand of) ?$/u;

/** What to say about substances that a report gives under several names. */
export function takenTwice(substances: readonly string[], report: string): MedicineWarning[] {
  const text = plain(report);
  const all = findMedicines(report);
  return substances.map((medicine): MedicineWarning => {
    const mentions = all.filter(({ ingredient }) => ingredient === medicine);
    const isExplained = mentions.every(
      ({ start }, index) => index === 0 || EXPLAINS.test(text.slice(mentions[index - 1]?.end ?? 0, start)),
    );
    return {
      kind: 'duplicate',
      severity: isExplained ? 'care' : 'stop',
      medicine,
      message: `${medicine} is named under two names: add up what is taken of it in 24 hours.`,
    };
  });
}
