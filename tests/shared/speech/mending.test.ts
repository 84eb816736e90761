import { readFileSync } from 'node:fs';
import tokenizer from 'llama-tokenizer-js';
import { describe, expect, it } from 'vitest';
import { createMender } from '#shared/speech/mending/mender.ts';
import { mendSpelling } from '#shared/speech/mending/mend-spelling.ts';
import { nameStretches } from '#shared/speech/names/name-stretches.ts';
import type { Hearing, Questions } from '#shared/speech/moonshine/questions.ts';

const MODEL = new URL('../../../shared/speech/model/', import.meta.url);
const mend = createMender(
  {
    dictionary: readFileSync(new URL('words.dict', MODEL), 'utf8'),
    names: JSON.parse(readFileSync(new URL('names.json', MODEL), 'utf8')),
  },
  tokenizer,
);

/**
 * Mends a sentence; what was heard fits the sound, and so do the texts given, by their log-probability; all else does not. `found` is what
 * a search in the lists finds.
 */
async function mended(
  sentence: string,
  fitting: Readonly<Record<string, number>>,
  logProbability = -1,
  found: readonly (readonly string[])[] = [],
): Promise<string> {
  const words = sentence.split(' ').map((text, from) => ({ text, from, tokens: 1, logProbability }));
  const rescore: Questions['rescore'] = async (_, texts) =>
    texts.map((text, at) => fitting[text] ?? (at === 0 ? -1 : -60));
  const search = async () => found.map((phrases) => ({ phrases, fit: -5, prior: -12 }));
  // The decoder itself is not asked: these two stand for it.
  const hearing = { words } as unknown as Hearing;
  return (await mend(hearing, { rescore, search })).join(' ');
}

describe('a name that no list has', () => {
  it('becomes one that sounds like it where that fits the sound nearly as well', async () => {
    const heard = 'My name is Anika Walski, female, 31 years old.';
    expect(await mended(heard, { 'Anika Walski': -7, 'Anna Kowalski': -8 })).toBe(
      'My name is Anna Kowalski, female, 31 years old.',
    );
  });

  it('stays as it was heard where that fits much better: a rare name is not made a common one', async () => {
    const heard = 'My name is Vincent Truso, I am 66 years old.';
    expect(await mended(heard, { 'Vincent Truso': -1, 'Vincent Russo': -12 })).toBe(heard);
  });

  it('takes in a word that was its end', async () => {
    const fitting = { 'Monica Ray': -4, 'Monica Ray, as': -5, 'Monica Reyes': -5 };
    expect(await mended('My name is Monica Ray, as I am 39.', fitting)).toBe('My name is Monica Reyes I am 39.');
  });
});

describe('a phone number that has not its ten digits', () => {
  const found = [['347', '928', '5516']];

  it('gets them where that fits the sound better than a word among the digits, or a lost one', async () => {
    const fitting = { "347, I'm 28, 5516": -3, '34-928-5516': -4, '347-928-5516': -2 };
    expect(await mended("My phone number is 347, I'm 28, 5516.", fitting, -1, found)).toBe(
      'My phone number is 347-928-5516.',
    );
    expect(await mended("My number is 207. I'm 28, 5516. I'm 41 years old.", { '347-928-5516': -0.5 }, -1, found)).toBe(
      "My number is 347-928-5516. I'm 41 years old.",
    );
    expect(await mended("My number is 207. I'm 5516. Goodbye.", { '347-928-5516': -0.5 }, -1, found)).toBe(
      'My number is 347-928-5516. Goodbye.',
    );
    expect(await mended("My wife's number is 34-928-5516. Thank you.", fitting, -1, found)).toBe(
      "My wife's number is 347-928-5516. Thank you.",
    );
  });

  it('gets the digit that was said three times in words, too', async () => {
    const digits = ['nine,', 'one,', 'nine,', 'eight,', 'eight,', 'eight,', 'six,', 'five,', 'four,', 'three'];
    const heard = 'My number is nine, one, nine, eight, eight, six, five, four, three.';
    const fitting = { 'nine, one, nine, eight, eight, six, five, four, three': -3, [digits.join(' ')]: -2 };
    expect(await mended(heard, fitting, -1, [digits])).toBe(`My number is ${digits.join(' ')}.`);
  });

  it('gets them after "my numbers", and where two stand joined', async () => {
    expect(await mended('My phone numbers 347-92-551.', { '347-92-551': -2, '347-928-5516': -3 }, -1, found)).toBe(
      'My phone numbers 347-928-5516.',
    );
    const digits = 'nine, seven, three, two, one, eight, six, five, five, four';
    const joined = 'nine-seven, three, two, one, eight, six, all fine, four';
    expect(await mended(`My phone is ${joined}.`, { [joined]: -4, [digits]: -2 }, -1, [digits.split(' ')])).toBe(
      `My phone is ${digits}.`,
    );
  });

  it('gets the first one that was taken for another word', async () => {
    const digits = 'two one two, five five five, zero one four two';
    const fitting = { 'you one two, five five five, zero one four two': -4, [digits]: -8 };
    expect(
      await mended('Call me at you one two, five five five, zero one four two.', fitting, -1, [digits.split(' ')]),
    ).toBe(`Call me at ${digits}.`);
  });

  it('stays as it was heard where that fits better, or is as long as numbers are', async () => {
    const fits = { '347-928-5516': -6 };
    for (const heard of ['69 123 4567', '347-92-8551']) {
      const sentence = `Call me on ${heard}, I have a cough.`;
      expect(await mended(sentence, { ...fits, [heard]: -1 }, -1, found), heard).toBe(sentence);
    }
    for (const heard of ['ward 555-1234', '555-123-4567', '07700 900123', '+91 98765 43210', '555-1234']) {
      const sentence = `Call me on ${heard}, I have a cough.`;
      expect(await mended(sentence, { ...fits, [heard]: -50 }, -1, found), heard).toBe(sentence);
    }
  });

  it('ends where the sentence ends, and before an age', async () => {
    const fits = { '630-58-4117': -9, '347-928-5516': -2 };
    expect(await mended('My number is 630-58-4117. I am 28 years old.', fits, -1, found)).toBe(
      'My number is 347-928-5516. I am 28 years old.',
    );
    expect(await mended('My number is 630-58-4117 I am 28 years old.', fits, -1, found)).toBe(
      'My number is 347-928-5516 I am 28 years old.',
    );
  });
});

describe('a gender that was not understood', () => {
  it.each([
    ['I am Patricia Brown, I am 71 years old, he mailed, I feel dizzy.', 'he mailed'],
    ['My name is Linda Garcia, age 45, you nail, I have a cough.', 'you nail'],
    ["I'm Sarah Johnson, email age 29. I have a cough.", 'email'],
  ])('is found beside the age: %s', async (sentence, written) => {
    expect(await mended(sentence, { [written]: -2, female: -7, male: -13 })).toBe(sentence.replace(written, 'female'));
  });

  it('is not made of words that fit far better, nor where one was said', async () => {
    const tired = 'I am Linda Garcia, I am 45, so tired, I have a cough.';
    expect(await mended(tired, { 'so tired': -2, female: -20, male: -19 })).toBe(tired);
    const said = 'I am Linda Garcia, female, I am 45, you nail, I have a cough.';
    expect(await mended(said, { 'you nail': -2, female: -3, male: -3 })).toBe(said);
  });
});

describe('a name that was found in the lists', () => {
  it('replaces what sounds otherwise where it fits the sound about as well', async () => {
    const fitting = { Jason: -6, 'Jason with': -9, 'Jason Liu': -8 };
    expect(await mended('Hi, this is Jason, male, 40 years old.', fitting, -1, [['Jason', 'Liu']])).toBe(
      'Hi, this is Jason Liu, male, 40 years old.',
    );
  });

  it('is likelier where given and family name are at home in one region', async () => {
    const fitting = { 'Arjun Meta': -9, 'Arjun Mehta': -8, 'Arjun Mitchell': -7 };
    const found = [
      ['Arjun', 'Mitchell'],
      ['Arjun', 'Mehta'],
    ];
    expect(await mended("Hey, I'm Arjun Meta, 18 years old.", fitting, -1, found)).toBe(
      "Hey, I'm Arjun Mehta, 18 years old.",
    );
  });
});

describe('a beginning that was not understood', () => {
  const heard = 'Bye, emusha her air, female age 25.';
  const fitting = { 'Bye, emusha her air': -8, "Hi, I'm Lucia Herrera": -9 };
  const found = [["Hi, I'm", 'Lucia', 'Herrera']];

  it('is how people lead up to a name, and the name, where these fit the sound about as well', async () => {
    expect(await mended(heard, fitting, -1, found)).toBe("Hi, I'm Lucia Herrera, female age 25.");
  });

  it('stays where no name fits', async () => {
    expect(await mended(heard, { ...fitting, "Hi, I'm Lucia Herrera": -30 }, -1, found)).toBe(heard);
  });

  it('stays where it was heard without a doubt: not everybody says a name', async () => {
    const request = 'Please help me, I have a fever.';
    const asName = { 'Please help me': -1, "Hi, I'm Lucia Herrera": -2 };
    expect(await mended(request, asName, -0.1, found)).toBe(request);
  });
});

describe('two spellings of one sound', () => {
  it('are the commoner one, though the engine likes the other better', async () => {
    const fitting = { 'Gloria Mendes': -1, 'Gloria Mendez': -4 };
    expect(await mended('My name is Gloria Mendes, I am 44.', fitting)).toBe('My name is Gloria Mendez, I am 44.');
  });

  it('are the one that is at home where the family name is', async () => {
    const fitting = { 'Victor Horvath': -1, 'Viktor Horvath': -3, 'Victor Hughes': -1, 'Viktor Hughes': -3 };
    expect(await mended('My name is Victor Horvath, I am 67.', fitting)).toBe('My name is Viktor Horvath, I am 67.');
    expect(await mended('My name is Victor Hughes, I am 67.', fitting)).toBe('My name is Victor Hughes, I am 67.');
  });

  it('are what the engine wrote where it likes that better and both are at home there', async () => {
    const heard = 'My name is Hannah Goldberg, I am 68.';
    expect(await mended(heard, { 'Hannah Goldberg': -2, 'Hana Goldberg': -6 })).toBe(heard);
  });

  it('are the rarer one where the engine is sure of it', async () => {
    const heard = 'My name is Gloria Mendes, I am 44.';
    expect(await mended(heard, { 'Gloria Mendes': -0.1, 'Gloria Mendez': -20 })).toBe(heard);
  });
});

describe('a given name', () => {
  const fitting = { 'Deniss Walker': -5, 'Denise Walker': -7, 'Dennis Walker': -6 };

  it.each([
    ['female', 'Denise'],
    ['male', 'Dennis'],
  ])('is one that a %s can have', async (gender, name) => {
    expect(await mended(`My name is Deniss Walker, ${gender}, 36 years old.`, fitting)).toBe(
      `My name is ${name} Walker, ${gender}, 36 years old.`,
    );
  });
});

describe('words that sound like a symptom', () => {
  it('become the symptom where it fits the sound about as well', async () => {
    const fitting = { 'Ronnie nose': -3, 'runny nose': -5, calf: -2, cough: -4 };
    expect(await mended('I have a Ronnie nose and a calf.', fitting)).toBe('I have a runny nose and a cough.');
  });

  it('are looked for as English says them, silent letters and all', async () => {
    const fitting = { 'roni knows': -4, 'runny nose': -6 };
    expect(await mended('My baby has the roni knows.', fitting)).toBe('My baby has the runny nose.');
  });

  it('stay where the symptom does not fit the sound', async () => {
    const heard = 'My calf hurts.';
    expect(await mended(heard, { calf: -0.5, cough: -9 })).toBe(heard);
  });

  it('stay where they were heard without a doubt, and are not even asked about', async () => {
    expect(await mended('I hurt my calf.', { calf: -50, cough: -1 }, -0.01)).toBe('I hurt my calf.');
  });
});

it('finds where a name stands, and none where "I am" says something else', () => {
  const at = (sentence: string) =>
    nameStretches(sentence.split(' ')).map(({ from, to }) => sentence.split(' ').slice(from, to).join(' '));
  expect(at("Hello, I'm Sarah Johnson, female, age 29.")).toEqual(['Sarah Johnson,']);
  expect(at('I need a doctor. My name is Kevin Scott. I am 41.')).toEqual(['Kevin Scott.']);
  expect(at('my name is my Wang, I am 69')).toEqual(['my Wang,']);
  expect(at('I am Samuel and Amy, male age 31.')).toEqual(['Samuel and Amy,']);
  expect(at('I am Samuel Grey and I am 31.')).toEqual(['Samuel Grey']);
  expect(at("My name is Dmit. Yeah, I've all come. I'm sixty one.")).toEqual([
    'Dmit.',
    'Dmit. Yeah,',
    "Dmit. Yeah, I've all come.",
  ]);
  expect(at('My name is Dmitri. I am sixty one.')).toEqual(['Dmitri.']);
  expect(at('I am having a headache.')).toEqual([]);
});

it('leaves the letters alone with which a name is spelled: the form takes them as they are', async () => {
  const at = (sentence: string) =>
    nameStretches(sentence.split(' ')).map(({ from, to }) => sentence.split(' ').slice(from, to).join(' '));
  expect(at('My name is Anna Reid R E I D, age 40.')).toEqual(['Anna Reid']);
  expect(at('My name is Anna Reid R-E-I-D, age 40.')).toEqual(['Anna Reid']);
  expect(at('My name is Anna R Reid, age 40.')).toEqual(['Anna R Reid,']);
  const spelled = "I'm Anna Reid, that is C O F F.";
  expect(await mended(spelled, { 'C O F F': -9, cough: -1, 'a cough': -1 })).toBe(spelled);
});

describe('spelling', () => {
  it.each([
    [
      'four, eight, six, zero, four, and five, nine, seven, two.',
      'four, eight, six, zero, four, one five, nine, seven, two.',
    ],
    [
      'Call me to one, three, four, eight, seven, five, six, zero, one.',
      'Call me two one, three, four, eight, seven, five, six, zero, one.',
    ],
    ['My number is 347-691-08 to 4.', 'My number is 347-691-08 two 4.'],
    ["I'm Victor Delgado, mail, age 56.", "I'm Victor Delgado, male, age 56."],
    ['Hi, in Brandon Lewis.', "Hi, I'm Brandon Lewis."],
    ['Call me at 2006, 987-6543.', 'Call me at 206, 987-6543.'],
    ['I am 28 years old, F. I have a cough.', 'I am 28 years old, female. I have a cough.'],
    ["I'm Layla Mansour, he male, 35 years old.", "I'm Layla Mansour, female, 35 years old."],
    ['My phone is 361, 9002, 7845.', 'My phone is 361, 902, 7845.'],
    ['Call me up to 03 946 8157.', 'Call me up two 03 946 8157.'],
    ['I am seventeen, nine years old.', 'I am seventy nine years old.'],
    ['I am 32 years old. Mail, I have a cough.', 'I am 32 years old. male, I have a cough.'],
    ['My name is Ana Ivanova for T6 years old.', 'My name is Ana Ivanova 46 years old.'],
    ['I am 15-9 years old.', 'I am 59 years old.'],
    ['Elena Fitzgerald, page 17.9, female.', 'Elena Fitzgerald, age 79, female.'],
    ['Matthew Ward, H. forty mail. I have a fever.', 'Matthew Ward, age forty male. I have a fever.'],
    ['I am Presley Lee, page 44, female.', 'I am Presley Lee, age 44, female.'],
    ["I'm Dylan Schuster, H10, female.", "I'm Dylan Schuster, age 10, female."],
    ['I have fatigue and erroneous, and joined Pain.', 'I have fatigue and a runny nose, and joint pain.'],
    ['Laura Bennett, age 4t6 female.', 'Laura Bennett, age 46 female.'],
    ['I came on Saturday, Phonet 08-257-6941.', 'I came on Saturday, phone eight 08-257-6941.'],
    ['I had H1N1 in May.', 'I had H1N1 in May.'],
    ['Phonate 75, 175, 0562.', 'phone eight 75, 175, 0562.'],
    ['I am 13.5, male.', 'I am 13.5, male.'],
    ['I am 13.6, male.', 'I am 36, male.'],
    ['My name is John H. 45 years old.', 'My name is John H. 45 years old.'],
    ['I have a fever of 38.5.', 'I have a fever of 38.5.'],
  ])('of %s is mended', (heard, meant) => expect(mendSpelling(heard)).toBe(meant));

  it.each(['For two days I have had pain and nausea.', 'My number is 555-123-4567 and I am 42.', 'Send it by mail.'])(
    'of %s stays',
    (text) => expect(mendSpelling(text)).toBe(text),
  );
});
