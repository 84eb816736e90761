import type { Checked } from './check-phone.ts';
import { hearPartAgain, type Change, type Listen } from './hear-part-again.ts';
import type { HeardWord } from './heard-words.ts';
import { isNameWord } from './word-network.ts';

/** How long after the name the part ends that is heard again: the gender in it tells Julia from Julio. */
const AFTER_SECONDS = { least: 1, most: 4.5 };
/** Words that end a sentence about the patient; a pause is looked for after them first. */
const ENDERS = new Set(['old', 'male', 'female', 'man', 'woman']);
const ENDER_BONUS = 0.05;
const LONGEST_PAUSE = 0.25;
const SECOND_HEARING: Change = { decibels: 30, faster: 0.95 };
const THIRD_HEARING: Change = { decibels: 35, faster: 1.06 };

/**
 * Hears the beginning of a recording, up to the first name and the sentence around it, again, slightly changed: a change of pitch brings
 * another voice nearer to those the engine knows. Where the second hearing finds another name, a third decides with them.
 */
export async function checkName(heard: readonly HeardWord[], samples: Float32Array, listen: Listen): Promise<Checked> {
  const run = firstNames(heard);
  if (run === undefined) return { words: heard, isSure: true };
  const part = { from: 0, to: endOfIntroduction(heard, run.to) };
  const namesAgain = async (change: Change) => {
    const again = await hearPartAgain(samples, part, change, listen);
    const found = firstNames(again);
    return found === undefined ? [] : again.slice(found.from, found.to);
  };
  const first = heard.slice(run.from, run.to);
  const second = await namesAgain(SECOND_HEARING);
  if (saying(second) === saying(first)) return { words: heard, isSure: true };
  const hearings = [first, second, await namesAgain(THIRD_HEARING)];
  const better = believed(hearings);
  const isSure = hearings.filter((names) => saying(names) === saying(better)).length > 1;
  const begin = first[0]?.start ?? 0;
  const end = first.reduce((_, { start, seconds }) => start + seconds, begin);
  const share = (end - begin) / better.length;
  const placed = better.map((name, at) => ({ ...name, start: begin + at * share, seconds: share }));
  return { words: [...heard.slice(0, run.from), ...placed, ...heard.slice(run.to)], isSure };
}

/** What two of three hearings say, of the whole or else of the first and the last name apart; the first hearing where all differ. */
function believed(hearings: readonly HeardWord[][]): HeardWord[] {
  const whole = hearings.find((names) => names.length > 0 && agreed(hearings.map(saying), saying(names)));
  if (whole !== undefined) return whole;
  const vote = (pick: (names: readonly HeardWord[]) => HeardWord | undefined) => {
    const picked = hearings.flatMap((names) => pick(names) ?? []);
    const words = picked.map(({ word }) => word);
    return picked.find(({ word }) => agreed(words, word));
  };
  const [first = []] = hearings;
  const given = vote((names) => names[0]);
  const family = vote((names) => (names.length > 1 ? names.at(-1) : undefined));
  if (given === undefined && family === undefined) return [...first];
  const between = given?.word === first[0]?.word ? first.slice(1, -1) : [];
  return [given ?? first[0], ...between, family ?? (first.length > 1 ? first.at(-1) : undefined)].flatMap(
    (name) => name ?? [],
  );
}

function agreed(all: readonly string[], one: string): boolean {
  return all.filter((other) => other === one).length > 1;
}

function saying(names: readonly HeardWord[]): string {
  return names.map(({ word }) => word).join(' ');
}

function firstNames(words: readonly HeardWord[]): { from: number; to: number } | undefined {
  const from = words.findIndex(({ word }) => isNameWord(word));
  if (from < 0) return undefined;
  const rest = words.slice(from).findIndex(({ word }) => !isNameWord(word));
  return { from, to: rest < 0 ? words.length : from + rest };
}

/** A part that ends within a word is not understood: it ends at the longest pause of the next few seconds. */
function endOfIntroduction(words: readonly HeardWord[], after: number): number {
  const endOf = (at: number) => (words[at]?.start ?? 0) + (words[at]?.seconds ?? 0);
  let end = Infinity;
  let longest = -1;
  for (const [at, { word }] of words.entries()) {
    const passed = endOf(at) - endOf(after - 1);
    const next = words[at + 1];
    if (passed < AFTER_SECONDS.least || passed > AFTER_SECONDS.most || next === undefined) continue;
    const pause = next.start - endOf(at);
    const wanted = pause + (ENDERS.has(word) ? ENDER_BONUS : 0);
    if (wanted <= longest + 0.02) continue;
    longest = wanted;
    end = endOf(at) + Math.min(pause, LONGEST_PAUSE);
  }
  return end;
}
