import { beforeAll, describe, expect, it } from 'vitest';
import { readSaidNow } from '#shared/rules/said-now.ts';
import { soundsUrgent, urgencyFeatures } from '#shared/rules/urgency.ts';
import { URGENCY_START, URGENCY_WEIGHTS } from '#shared/rules/urgency-weights.ts';
import { readExamples, type SourcedExample } from '../../scripts/urgency/examples.ts';
import { learnUrgency, sumOf } from '../../scripts/urgency/learn.ts';

/** The authors whose texts are labelled most evenly: fifteen, 75 transcripts each. */
const AUTHORS = /^UNSEEN_(?:TWENTY|THIRTY)/;

describe('what sounds urgent', () => {
  let examples: SourcedExample[];
  beforeAll(async () => {
    examples = await readExamples();
  }, 60_000);

  it('is learned from the texts as they stand: npm run build:urgency', () => {
    const learned = learnUrgency(examples);
    const inQuarters = URGENCY_WEIGHTS.flatMap(([weight, words]) =>
      words.split(' ').map((word): [string, number] => [word, weight / 4]),
    );
    expect(new Map(inQuarters)).toEqual(learned.weights);
    expect(URGENCY_START / 4).toBe(learned.start);
  });

  it('is found in the words of an author whom it has not learned from', () => {
    const authors = [...new Set(examples.map(({ source }) => source))].filter((source) => AUTHORS.test(source));
    const told = authors.flatMap((author) => {
      const learned = learnUrgency(examples.filter(({ source }) => source !== author));
      return examples
        .filter(({ source }) => source === author)
        .map(({ isUrgent, features }) => ({ isUrgent, alarms: sumOf(learned, features) > 0 }));
    });
    const shareOf = (urgent: boolean): number => {
      const all = told.filter(({ isUrgent }) => isUrgent === urgent);
      return all.filter(({ alarms }) => alarms).length / all.length;
    };
    expect(authors.length).toBeGreaterThanOrEqual(13);
    expect(shareOf(true)).toBeGreaterThanOrEqual(0.45);
    expect(shareOf(false)).toBeLessThanOrEqual(0.01);
  });

  it('is not told from a name or a gender', () => {
    const known = new Set(examples.flatMap(({ features }) => [...features]));
    expect(['fatoumata', 'okafor', 'patel', 'she', 'his', 'woman'].filter((word) => known.has(word))).toEqual([]);
    expect(known.has('breath')).toBe(true);
  });

  it('is not told in a few words', () => {
    const said = readSaidNow('chest and breath, sudden, seizure, fever, vomiting blood');
    expect(urgencyFeatures(said).size).toBeLessThan(20);
    expect(soundsUrgent(said)).toBe(false);
  });
});
