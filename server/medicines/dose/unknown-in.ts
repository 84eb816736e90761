import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { UNIT, withFigures } from './dose-text.ts';
import type { WrittenDose } from './read-daily.ts';

/** A word beside a figure that begins no medicine. */
const NO_NAME =
  /^(?:(?:take|give|then|after|before|tab|cap|reduc|increas|start|total|max|strength|dos|morning|evening|night|breakfast|lunch|dinner|bed|daily|every|about|initial|follow|review|water|fluid|need|oral|once|twice|thrice|each|when|with|until|plenty|needed|required|effervescent|soluble|dispers|modified|slow|release|coated|chew|film|inhal|puff|spray|drop|cream|ointment|gel|patch|syrup|suspension|solution|sachet|suppositor|inject|sugar|week|month|hour|minute|equivalent|approx|maintenance|loading|supply|mitte|dispense|quantity)\w*|(?:the|and|for|one|two|three|four|five|six|prn|tds|qds|bd|od|bid|tid|qid|over|from|plus|not|more|than|only|of|at|in|on|or|to|by|up|am|pm|noon|stat|nocte|mane|rest|food|meals?|milk)$)/u;
const OFTEN = /\b(?:and|plus|with|then|od|bd|tds|qds|bid|tid|qid|daily|prn|nocte|mane)\b|[,;+&/\n]/u;
const FORM = '(?:(?:tabs?|caps?|tablets?|capsules?|inj|syrup) )?';
const AHEAD_OF_FIGURE = new RegExp(
  `^\\W*(?:\\d+ ?x ?)?${FORM}([a-z]{3,}(?: [a-z]{4,})?) \\d+(?:\\.\\d+)? ?${UNIT}`,
  'u',
);
const BEHIND_FIGURE = new RegExp(`^\\W*\\d+(?:\\.\\d+)? ?${UNIT} (?:of )?([a-z]{5,})`, 'u');
const LAST_OF_LIST = /(?:\band|\bplus|[+&]) ?([a-z]{5,})\W*$/u;

/** Names in a line of known medicines that are none of them: “Quellosan 5 mg and paracetamol”. */
export function unknownIn(line: WrittenDose): string[] {
  const text = withFigures(line.name);
  const known = findMedicines(text);
  if (known.length === 0) return [];
  const blanked = known.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${'#'.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
  const names = blanked
    .split(OFTEN)
    .filter((piece) => !piece.includes('#'))
    .map((piece) => AHEAD_OF_FIGURE.exec(piece)?.[1] ?? BEHIND_FIGURE.exec(piece)?.[2] ?? '');
  return [...new Set([...names, LAST_OF_LIST.exec(blanked)?.[1] ?? ''])].filter(
    (name) => name !== '' && !NO_NAME.test(name),
  );
}
