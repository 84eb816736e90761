import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { plain } from '#server/medicines/read/statements.ts';

const LONGEST = 50;
const END = /[;\n]|[.,](?!\d)|\b(?:and|but|with|for|plus)\b/u;

/** A patient's medicines, each with the dose that follows its name in the report: “methotrexate 10 mg daily”. */
export function takenWithDoses(takes: readonly string[], report: string): string[] {
  const text = plain(report);
  const mentions = findMedicines(report);
  return takes.map((taken) => {
    const doses = mentions
      .filter(({ ingredient }) => ingredient === taken)
      .map(({ end }) => {
        const next = mentions.find(({ start }) => start >= end)?.start ?? text.length;
        const rest = text.slice(end, Math.min(next, end + LONGEST));
        return rest.slice(0, END.exec(rest)?.index ?? rest.length).trim();
      });
    const dose = doses.find((one) => /\d|\b(?:daily|weekly|every|once|twice|od|bd|tds|qds)\b/u.test(one));
    return dose === undefined ? taken : `${taken} ${dose}`;
  });
}
