import { editDistance } from '#shared/text/edit-distance.ts';
import { REPORT_PHRASES } from '#server/medicines/signs/report-signs.ts';
import { EVERYDAY_COMPLAINTS } from '#server/medicines/complaints/everyday-complaints.ts';
import { LOCAL_COMPLAINTS } from '#server/medicines/complaints/local-complaints.ts';

const SHORTEST = 4;
const LONG = 7;
const KNOWN = new Set(
  [...[...EVERYDAY_COMPLAINTS, ...LOCAL_COMPLAINTS].map(({ said }) => said), ...REPORT_PHRASES]
    // Whole words only: what is followed by \w, a star or an optional part is the beginning of one.
    .flatMap((said) => said.replace(/\?[<!=:]*/gu, ' ').match(/(?<![\p{L}\\@])\p{L}{4,}(?![\p{L}\\?(*])/gu) ?? []),
);

/** A symptom with each unknown word replaced by the nearest known spelling, if one is near enough. */
export function respell(chip: string): string {
  return chip.replace(/\p{L}{4,}/gu, (word) => nearest(word.toLowerCase()) ?? word);
}

function nearest(word: string): string | undefined {
  if (word.length < SHORTEST || KNOWN.has(word)) return undefined;
  const most = word.length < LONG ? 1 : 2;
  let best: string | undefined;
  let least = most + 1;
  for (const known of KNOWN) {
    if (Math.abs(known.length - word.length) > most || known[0] !== word[0]) continue;
    const distance = editDistance(word, known);
    if (distance < least) [best, least] = [known, distance];
  }
  return best;
}
