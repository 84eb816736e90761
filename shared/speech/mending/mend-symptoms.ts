import type { Rescore, Stretch } from '#shared/speech/moonshine/questions.ts';
import type { TranscriptWord } from '#shared/speech/moonshine/spoken-words.ts';
import { soundsOfAll, type Lexicon } from './lexicon.ts';
import { bare, type Mended } from './mended-words.ts';
import { coded, soundDistance, type Coded } from './sound-distance.ts';
import { SYMPTOM_PHRASES } from './symptom-phrases.ts';

/** At a front desk a symptom is more likely than a word that sounds like one (natural log-probability). */
const SYMPTOM_BONUS = 4.5;
/**
 * Several words that sound almost exactly like a symptom of several words ("joined pain") can hardly be anything else.
 */
const TWIN_BONUS = 6;
const TWIN = 0.12;
/** Words with a higher log-probability were heard well enough, whatever they sound like. */
const DOUBTFUL = -0.06;
/** The greatest difference in sound, per sound of the symptom. */
const FARTHEST = 0.36;
/** Other words of a registration, and letters of a spelled name: no symptom is looked for in them. */
const ELSEWHERE =
  /^([b-hj-z]|\p{L}(-\p{L})+|name|number|phone|call|can|you|reach|hello|good|morning|doctor|years?|old|aged?|male|female|zero|one|two|three|four|five|six|seven|eight|nine|ten|\d.*)$/iu;
const MOST_WORDS = 4;
const CANDIDATES = 5;

interface Candidate extends Stretch {
  readonly text: string;
  readonly share: number;
}

/**
 * Finds words that sound like a symptom and were not heard well, and replaces them with the symptom if it fits the
 * sound about as well.
 */
export function createSymptomMender(
  lexicon: Lexicon,
): (words: readonly TranscriptWord[], rescore: Rescore, taken: readonly Stretch[]) => Promise<Mended[]> {
  const phrases = SYMPTOM_PHRASES.map((text) => ({ text, ways: soundsOfAll(text.split(' '), lexicon).map(coded) }));
  return async (words, rescore, taken) => {
    const candidates = doubtfulStretches(words, taken)
      .flatMap((stretch) => candidatesAt(words, stretch, phrases, lexicon))
      .toSorted((one, other) => one.share - other.share)
      .slice(0, CANDIDATES);
    const gains: { mended: Mended; gain: number }[] = [];
    for (const { from, to, text, share } of candidates) {
      const heard = words
        .slice(from, to)
        .map((word) => word.text)
        .join(' ')
        .replace(/[.,?!;:]+$/, '');
      const [unchanged = 0, instead = -Infinity] = await rescore({ from, to }, [heard, text]);
      const bonus = share < TWIN && text.includes(' ') ? TWIN_BONUS : SYMPTOM_BONUS;
      const gain = instead + bonus - unchanged;
      if (gain > 0) gains.push({ mended: { from, to, text }, gain });
    }
    return withoutOverlap(gains.toSorted((one, other) => other.gain - one.gain).map(({ mended }) => mended));
  };
}

function doubtfulStretches(words: readonly TranscriptWord[], taken: readonly Stretch[]): Stretch[] {
  const isDoubtful = words.map(({ logProbability }) => logProbability < DOUBTFUL);
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (__, more) => ({
      from,
      to: from + more + 1,
    })).filter(
      ({ to }) =>
        isDoubtful.slice(from, to).some(Boolean) &&
        words.slice(from, to).every(({ text }) => !ELSEWHERE.test(bare(text))) &&
        words.slice(from, to - 1).every(({ text }) => !/[.?!]$/.test(text)) &&
        taken.every((stretch) => to <= stretch.from || from >= stretch.to),
    ),
  );
}

function candidatesAt(
  words: readonly TranscriptWord[],
  stretch: Stretch,
  phrases: readonly { readonly text: string; readonly ways: readonly Coded[] }[],
  lexicon: Lexicon,
): Candidate[] {
  const heard = words.slice(stretch.from, stretch.to).map(({ text }) => bare(text).toLowerCase());
  const said = heard.join(' ');
  if (phrases.some(({ text }) => written(text).includes(written(said)) || written(said).includes(written(text))))
    return [];
  const sounds = soundsOfAll(heard, lexicon).map(coded);
  return phrases.flatMap(({ text, ways }) => {
    const shares = ways.flatMap((way) => sounds.map((other) => soundDistance(way, other) / way.length));
    const share = Math.min(...shares);
    return share <= FARTHEST ? [{ ...stretch, text, share }] : [];
  });
}

/** "stomachache" is "stomach ache". */
function written(text: string): string {
  return text.replaceAll(' ', '');
}

function withoutOverlap(mended: readonly Mended[]): Mended[] {
  const kept: Mended[] = [];
  for (const one of mended) if (kept.every((other) => one.to <= other.from || one.from >= other.to)) kept.push(one);
  return kept;
}
