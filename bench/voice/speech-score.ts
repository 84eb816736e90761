import { readFileSync } from 'node:fs';

/** What a clip says, from references.tsv. */
export interface Reference {
  readonly file: string;
  readonly voice: string;
  readonly words: string;
  readonly name: string;
  readonly age: number;
  readonly gender: string;
  readonly phone: string;
  readonly symptoms: readonly string[];
}

/** What the rules read out of a transcript; `symptoms` are those of WORDS-5's fixed list. */
export interface Reading {
  readonly name?: string | undefined;
  readonly age?: number | undefined;
  readonly gender?: string | undefined;
  readonly phone?: string | undefined;
  readonly symptoms: readonly string[];
}

export type SpeechMeasure = 'name' | 'age' | 'gender' | 'phone' | 'symptoms F1';

/** The goals for voices that nobody has heard. */
export const SPEECH_GOALS = { name: 0.85, age: 0.95, gender: 0.97, phone: 0.9, 'symptoms F1': 0.95 } as const;

export function readReferences(path: string): Reference[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    const symptoms = cell('spec_symptoms')
      .split(';')
      .filter((symptom) => symptom !== '');
    return {
      file: cell('file'),
      voice: cell('voice'),
      words: cell('words'),
      name: cell('name'),
      age: Number(cell('age')),
      gender: cell('gender'),
      phone: cell('phone'),
      symptoms,
    };
  });
}

/** Counts what was understood correctly over all clips. */
export class SpeechScore {
  #clips = 0;
  readonly #right = { name: 0, age: 0, gender: 0, phone: 0 };
  readonly #symptoms = { right: 0, read: 0, said: 0 };
  readonly #words = { wrong: 0, said: 0 };

  /** @returns the measures that this clip got wrong, with what was understood */
  add(reference: Reference, reading: Reading, text: string): string[] {
    this.#clips += 1;
    const wrong: string[] = [];
    const letters = (value: string | undefined) => (value ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
    const digits = (value: string | undefined) => (value ?? '').replaceAll(/\D/g, '').slice(-10);
    const count = (measure: Exclude<SpeechMeasure, 'symptoms F1'>, isRight: boolean, read: unknown) => {
      if (isRight) this.#right[measure] += 1;
      else wrong.push(`${measure} ${String(read)}`);
    };
    count('name', letters(reading.name) === letters(reference.name), reading.name);
    count('age', reading.age === reference.age, reading.age);
    // If none was said, the form assumes one.
    count('gender', reference.gender === '' || reading.gender === reference.gender, reading.gender);
    count('phone', digits(reading.phone) === reference.phone, reading.phone);
    const right = reading.symptoms.filter((symptom) => reference.symptoms.includes(symptom)).length;
    this.#symptoms.right += right;
    this.#symptoms.read += reading.symptoms.length;
    this.#symptoms.said += reference.symptoms.length;
    if (right < Math.max(reading.symptoms.length, reference.symptoms.length))
      wrong.push(`symptoms ${reading.symptoms.join('+')}`);
    const said = reference.words.split(' ');
    this.#words.wrong += editDistance(said, spoken(text));
    this.#words.said += said.length;
    return wrong;
  }

  /** Share of clips read rightly; for symptoms the harmonic mean of precision and recall. */
  rate(measure: SpeechMeasure): number {
    if (measure !== 'symptoms F1') return this.#right[measure] / this.#clips;
    const { right, read, said } = this.#symptoms;
    return read + said === 0 ? 1 : (2 * right) / (read + said);
  }

  wordErrors(): number {
    return this.#words.wrong / this.#words.said;
  }
}

/** A transcript as the references write it: lower case, no marks, phone numbers digit by digit, other numbers in words. */
function spoken(text: string): string[] {
  const bare = text
    .toLowerCase()
    .replaceAll(/[.,?!]/g, '')
    .replaceAll(/\d+/g, (digits) => inWords(digits));
  return bare.split(' ').filter((word) => word !== '');
}

const ONES = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inWords(digits: string): string {
  const [tens = 0, ones = 0] = digits.split('').map(Number);
  if (digits.length !== 2)
    return digits
      .split('')
      .map((digit) => ONES[Number(digit)])
      .join(' ');
  if (tens === 1) return TEENS[ones] ?? '';
  return ones === 0 ? (TENS[tens] ?? '') : `${TENS[tens]} ${ONES[ones]}`;
}

function editDistance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, word] of one.entries()) {
    const next = [at + 1];
    for (const [column, candidate] of other.entries()) {
      const replaced = (row[column] ?? 0) + (word === candidate ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
