import { array, assert, constantFrom, integer, oneof, property, string, stringMatching, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { suggestForPatient } from '#shared/words/department/suggestion.ts';

const WORDS =
  "no not i i'm my name is chest pain and , . ? fever denies years old six double five + ( ) 7 she her daughter back without any or headache İ ﬁ ß 𝟙 \u0301".split(
    ' ',
  );
const babble = array(oneof(constantFrom(...WORDS), string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 60 }).map(
  (words) => words.join(' '),
);
const valueOf = <Value>(heard: { how: string; value?: Value }): Value | undefined => heard.value;

describe('on any text whatever', () => {
  it('nothing throws, and every value is one the form takes', () => {
    assert(
      property(oneof(babble, string({ maxLength: 300 }), string({ unit: 'binary', maxLength: 300 })), (text) => {
        const { name, age, symptoms, matches } = extractRegistration(text);
        suggestForPatient(text);
        findRedFlags(text);
        expect(valueOf(name)?.trim()).not.toBe('');
        expect(valueOf(age) ?? 0).toBeGreaterThanOrEqual(0);
        expect(valueOf(age) ?? 0).toBeLessThanOrEqual(120);
        expect(new Set(valueOf(symptoms)).size).toBe(valueOf(symptoms)?.length ?? 0);
        for (const { start, end } of matches) expect(text.slice(start, end).trim()).not.toBe('');
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('four times the text is some four times the work, not sixteen, so no pattern runs away', () => {
    const texts = [
      'no chest pain and ',
      'my name is my name is ',
      'five five five ',
      'i am i am ',
      'a ',
      'xxxxxxxxxx',
      "i'm not ",
      '1 2 ',
      ', . ',
      'pain in my ',
      'the headache has but it is ',
      'any cough ? no ',
      'i am forty . forty one ',
      'a b c ',
      'Ann Lee . ',
      'not because not ',
      'drinks ',
      'the fever , the fever , ',
      'never it hurts when she or ',
      'breastfeed look is 3 week ',
    ];
    for (const part of texts) {
      const [short, long] = [5_000, 20_000].map((length) => part.repeat(length).slice(0, length));
      let growth = Infinity;
      // The clock ticks every few milliseconds: what seems to grow too much is read again until many have gone.
      for (let times = 1; times <= 9 && growth >= 12; times += 2)
        growth = spentOn(long, times) / Math.max(spentOn(short, 4 * times), 2);
      expect(growth, part).toBeLessThan(12);
    }
  }, 120_000);
});

/** Processor time of this thread in milliseconds, on average: what else the machine does does not count. */
function spentOn(text = '', times = 1): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) {
    extractRegistration(text);
    suggestForPatient(text);
    findRedFlags(text);
  }
  return process.threadCpuUsage(before).user / 1000 / times;
}

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ten = stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/u);
const FORMATS: readonly ((digits: string) => string)[] = [
  (d) => d,
  (d) => `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`,
  (d) => `${d.slice(0, 3)}.${d.slice(3, 6)}.${d.slice(6)}`,
  (d) => `${d.slice(0, 5)} ${d.slice(5)}`,
  (d) => Array.from(d).join(' '),
  (d) =>
    Array.from(d)
      .map((digit) => DIGITS[Number(digit)])
      .join(' '),
  (d) =>
    Array.from(d)
      .map((digit) => (digit === '0' ? 'oh' : DIGITS[Number(digit)]))
      .join(', '),
  (d) => d.replace(/(\d)\1/gu, ' double $1 ').replace(/\d/gu, (digit) => ` ${DIGITS[Number(digit)]} `),
];

describe('a phone number', () => {
  const carriers = ['my phone number is', 'call me on', 'you can reach me at', 'phone', 'my cell is', 'The number is'];
  it('comes back from every format and carrier', () => {
    assert(
      property(ten, constantFrom(...FORMATS), constantFrom(...carriers), (digits, format, carrier) => {
        expect(valueOf(extractRegistration(`I have a cough, ${carrier} ${format(digits)}.`).phone)).toBe(digits);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps its plus and country', () => {
    assert(
      property(ten, constantFrom('1', '44', '91', '234', '254'), (digits, country) => {
        expect(valueOf(extractRegistration(`my number is +${country} ${digits}`).phone)).toBe(`+${country}${digits}`);
      }),
    );
  });
});

const FIRST =
  "Amina,Björn,Carlos,Chloé,D'Angelo,Eun-ji,Fatou,Giulia,Hamza,Ingrid,Jayden,Kwame,Léa,Mohammed,Nguyen,Olumide,Priya,Quentin,Rosa,Siobhán,Tariq,Uche,Vikram,Wanjiku,Xavier,Yuki,Zoë,Emily,Ahmed,Sterling".split(
    ',',
  );
const LAST =
  "Abebe,Brown,Costa,Díaz,Eriksson,Fernández,Gupta,Haddad,Iyer,Jones,King,Lee,Müller,Nowak,O'Brien,Patel,Qureshi,Rossi,Smith-Jones,Tanaka,Umar,Vu,Williams,Xu,Young,Zhang,White,Adeyemi,Mwangi,van Dijk".split(
    ',',
  );
const fullName = tuple(constantFrom(...FIRST), constantFrom(...LAST)).map((parts) => parts.join(' '));

describe('a name', () => {
  const carriers = ['My name is', "Hello, I'm", 'Hi, this is', 'Good morning, my name’s', 'Yes, I am', 'Full name:'];
  const after = [
    ', I have a fever.',
    ' and I am 34 years old.',
    '. Sore throat.',
    ', forty two, female.',
    ' speaking, I have a cough',
  ];
  it('comes back from every carrier as it is written', () => {
    assert(
      property(fullName, constantFrom(...carriers), constantFrom(...after), (name, carrier, rest) => {
        expect(valueOf(extractRegistration(`${carrier} ${name}${rest}`).name)).toBe(name);
      }),
      { numRuns: 300 },
    );
  });

  it('comes back without capitals and marks', () => {
    const spoken = constantFrom('my name is', "hello i'm", 'this is', 'hi i am');
    const rest = constantFrom(
      "and i'm forty two years old",
      'i am thirty years old female',
      'fifty five years old i have a cough',
    );
    assert(
      property(fullName, spoken, rest, (name, carrier, more) => {
        const said = `${carrier} ${name} ${more}`.toLowerCase();
        expect(valueOf(extractRegistration(said).name)?.toLowerCase()).toBe(name.toLowerCase());
      }),
      { numRuns: 300 },
    );
  });
});

describe('an age', () => {
  const carriers: readonly ((age: number) => string)[] = [
    (age) => `I am ${age} years old`,
    (age) => `age ${age}`,
    (age) => `I'm ${age}, I have a cough`,
    (age) => `a ${age}-year-old woman`,
    (age) => `aged ${age}`,
  ];
  it('comes back from every way to say it, up to 120', () => {
    assert(
      property(integer({ min: 1, max: 120 }), constantFrom(...carriers), (age, say) => {
        expect(valueOf(extractRegistration(say(age)).age)).toBe(age);
      }),
    );
  });
});

it('symptoms that were read once are read the same from the form’s own words', () => {
  const said = constantFrom(
    'headache',
    'fever',
    'sore throat',
    'runny nose',
    'diarrhoea',
    'knee pain',
    'dizziness',
    'back pain',
    'itching',
    'rash',
    'cough',
  );
  assert(
    property(array(said, { minLength: 1, maxLength: 5 }), (symptoms) => {
      const once = valueOf(extractRegistration(`I have ${symptoms.join(', ')}`).symptoms) ?? [];
      expect(valueOf(extractRegistration(once.join(', ')).symptoms)).toEqual(once);
    }),
  );
});

describe('what is denied', () => {
  const SYMPTOMS = [
    'headache',
    'fever',
    'cough',
    'nausea',
    'dizziness',
    'chest pain',
    'sore throat',
    'back pain',
    'rash',
  ];
  const denials: readonly ((one: string, other: string) => string)[] = [
    (one, other) => `I have no ${one} and no ${other}`,
    (one, other) => `I do not have any ${one} or ${other}`,
    (one, other) => `She denies ${one}, ${other}`,
    (one, other) => `it came without ${one} or ${other}`,
    (one, other) => `There is neither ${one} nor ${other}`,
    (one, other) => `Any ${one}? No. Any ${other}? Never.`,
    (one, other) => `The ${one} has gone. The ${other} is gone now.`,
  ];
  it('never comes into the symptoms, and what is said beside it does', () => {
    const pair = constantFrom(...SYMPTOMS);
    assert(
      property(pair, pair, constantFrom(...denials), (one, other, deny) => {
        const { symptoms } = extractRegistration(`My knee is swollen. ${deny(one, other)}.`);
        expect(valueOf(symptoms)).toEqual(['knee swelling']);
      }),
      { numRuns: 200 },
    );
  });
});

it('a capital ẞ is folded like the small one', () => {
  expect(foldText('GROẞ')).toBe(foldText('Groß'));
});

it('a text that is folded stays as it is when it is folded again', () => {
  assert(
    property(oneof(babble, string({ unit: 'grapheme' }), string({ unit: 'binary' })), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { numRuns: 500 },
  );
});
