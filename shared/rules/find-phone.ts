import { valueOfWord } from './number-words.ts';
import type { Span } from './plain-words.ts';
import { toAsciiDigits } from './ascii-digits.ts';

/** A phone number as digits with a leading plus where one was said, and where it stands. */
export type FoundPhone = Span & { readonly value: string };

type Run = { digits: string; plus: boolean; start: number; end: number };

const PARTS = /\p{Nd}+|[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\+|[^\s\p{L}\p{Nd}]/gu;
const CARRIER =
  /(?:phone|number|cell|cellphone|mobile|telephone|tel|reach|call|ring|contact|whatsapp|landline|text|line|me (?:on|at))\W*(?:\w+\W+){0,3}$/iu;
const NOT_A_PHONE =
  /\b(?:nhs|insurance|member(?:ship)?|policy|account|ssn|social security|mrn|record|hospital|patient|passport|aadhaar|id|reference|ref|pin|postcode|zip)\W+(?:number|no|id|code)?\W*(?:is|:)?\W*$/iu;
const CORRECTION = /\b(?:sorry|no|actually|i mean|correction|wait|rather|scratch that|make that|wrong|instead|new)\b/iu;
const REPEATS: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3, quadruple: 4 };
const GLUE = /^(?:[().,\-–—/·_]|dash|hyphen|space|then|area|code|dot|extension)$/u;

/**
 * The patient's phone number: the ten digits of product.md §5, other lengths after "phone", "call me" … or a plus, in
 * digits or in spoken ones ("five five five", "double two", "oh"). After a correction ("no, sorry") the last one wins.
 * `ages` are stretches of the original that are no part of it.
 */
export function findPhone(text: string, ages: readonly Span[]): FoundPhone | undefined {
  let found: FoundPhone | undefined;
  for (const run of digitRuns(text, ages)) {
    const before = text.slice(Math.max(0, run.start - 60), run.start);
    const between = found === undefined ? '' : text.slice(found.end, run.start);
    const corrects = found !== undefined && between.length < 80 && CORRECTION.test(between);
    const { digits, start, end } = run;
    if (found !== undefined && corrects && digits.length >= 2 && digits.length <= 6 && between.length < 40) {
      found = { value: found.value.slice(0, -digits.length) + digits, start: found.start, end };
      continue;
    }
    if (NOT_A_PHONE.test(before) || !isPhone(digits, run.plus, CARRIER.test(before))) continue;
    if (found === undefined || corrects) found = { value: (run.plus ? '+' : '') + digits, start, end };
  }
  return found;
}

function isPhone(digits: string, plus: boolean, carried: boolean): boolean {
  if (plus) return digits.length >= 8 && digits.length <= 15;
  if (digits.length === 10 || digits.length === 11) return true;
  return carried && digits.length >= 7 && digits.length <= 15;
}

/** Every stretch of digits, spoken or written, that belong together. */
function digitRuns(text: string, ages: readonly Span[]): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let repeat = 1;
  let tens = false;
  for (const match of text.matchAll(PARTS)) {
    const part = match[0].toLowerCase();
    const end = match.index + match[0].length;
    if (ages.some((age) => match.index >= age.start && match.index < age.end)) {
      run = undefined;
      continue;
    }
    if (part === '+' || part === 'plus') {
      run = { digits: '', plus: true, start: match.index, end };
      runs.push(run);
      continue;
    }
    const times = REPEATS[part];
    if (times !== undefined) {
      repeat = times;
      run ??= newRun(runs, match.index);
      continue;
    }
    const digits = digitsOf(part, run?.digits ?? '');
    if (digits !== undefined) {
      run ??= newRun(runs, match.index);
      // "twenty two" is 22, not 202.
      if (tens && /^[1-9]$/u.test(digits) && !/^\p{Nd}/u.test(part)) run.digits = run.digits.slice(0, -1) + digits;
      else run.digits += digits.repeat(repeat);
      tens = /^[2-9]0$/u.test(digits) && !/^\p{Nd}/u.test(part);
      run.end = end;
      repeat = 1;
      continue;
    }
    tens = false;
    repeat = 1;
    if (run !== undefined && !GLUE.test(part) && !/^(?:um+|uh+|erm?|er)$/u.test(part)) run = undefined;
    // A full stop after three digits or fewer ends a sentence, not a group: "I am 42. 555 123 4567".
    else if (part === '.' && run !== undefined && run.digits.length < 3) run = undefined;
  }
  return runs;
}

function newRun(runs: Run[], at: number): Run {
  const run = { digits: '', plus: false, start: at, end: at };
  runs.push(run);
  return run;
}

/** The digits a word stands for inside a number; undefined for any other word. */
function digitsOf(part: string, before: string): string | undefined {
  if (/^\p{Nd}/u.test(part)) return toAsciiDigits(part);
  if (/^(?:o|oh|zero|nought|naught|nil|ought)$/u.test(part)) return part === 'nil' && before === '' ? undefined : '0';
  if (part === 'hundred' && /[1-9]$/u.test(before)) return '00';
  if (part === 'thousand' && /[1-9]$/u.test(before)) return '000';
  if (part === 'a') return undefined;
  const value = valueOfWord(part);
  return value === undefined ? undefined : String(value);
}
