import type { Rescore, Stretch } from '#shared/speech/moonshine/questions.ts';
import type { TranscriptWord } from '#shared/speech/moonshine/spoken-words.ts';
import { bare, type Mended } from './mended-words.ts';

const GENDERS = ['female', 'male'] as const;
/** Words that state a gender or a relation: if one is there, no gender is looked for. */
const SAID =
  /^(?:(?:fe)?ma(?:le|il)s?|wom[ae]n|m[ae]n|lady|girl|boy|other|gender|she|her|his|mother|father|wife|husband|son|daughter|mrs?|ms|miss)$/i;
/** At most this many words may replace one that was said ("he may l"). */
const MOST_WORDS = 3;
/** Words beside an age that are not a misheard gender. */
const OF_AGE = /\d|^(?:years?|old|i|am|i'm|is)\b/i;
/**
 * By how much the written words must be more likely (natural log-probability), because a gender is expected there. If
 * none was said, other words are more likely by 17 and more.
 */
const EXPECTED = 8;

/**
 * Finds a misheard gender where people state it, beside the age: "I am 71, he mailed, I feel …". It replaces what was
 * written if it fits the sound about as well. Undefined if a gender was heard, or none fits.
 */
export async function mendGender(words: readonly TranscriptWord[], rescore: Rescore): Promise<Mended | undefined> {
  const texts = words.map(({ text }) => text);
  if (texts.some((text) => SAID.test(bare(text)))) return undefined;
  let best: { mended: Mended; gain: number } | undefined;
  for (const stretch of besideAge(texts)) {
    const heard = texts.slice(stretch.from, stretch.to).join(' ');
    const [unchanged = 0, ...scores] = await rescore(stretch, [heard.replace(/[.,?!;:]+$/, ''), ...GENDERS]);
    for (const [at, text] of GENDERS.entries()) {
      const gain = (scores[at] ?? -Infinity) + EXPECTED - unchanged;
      if (gain > (best?.gain ?? 0)) best = { mended: { ...stretch, text }, gain };
    }
  }
  return best?.mended;
}

/** The few words up to a punctuation mark after an age, and those before one. */
function besideAge(texts: readonly string[]): Stretch[] {
  const endsPart = (at: number) => /[.,?!;]$/.test(texts[at] ?? '');
  const stretches: Stretch[] = [];
  for (const at of texts.keys()) {
    const isAge = /^\d{1,2}[.,]?$/.test(texts[at] ?? '') || /^old\b/i.test(texts[at] ?? '');
    const end = texts.findIndex((_, index) => index > at && endsPart(index));
    if (isAge && end > at && end - at <= MOST_WORDS) stretches.push({ from: at + 1, to: end + 1 });
    if (!/^\d{1,2}[.,]?$/.test(texts[at] ?? '')) continue;
    const lead = /^aged?$/i.test(texts[at - 1] ?? '') ? 1 : 0;
    const to = at - lead;
    let from = to - 1;
    while (from > 0 && !endsPart(from - 1) && to - from < MOST_WORDS) from -= 1;
    if (from > 0 && endsPart(from - 1)) stretches.push({ from, to });
  }
  return stretches.filter(({ from, to }) => !texts.slice(from, to).some((text) => OF_AGE.test(text)));
}
