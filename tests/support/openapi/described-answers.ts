import { afterEach, expect } from 'vitest';
import { faultsOfAnswers } from './compare-answers.ts';

afterEach(async () => {
  expect(await faultsOfAnswers(), 'answers that differ from their description').toEqual([]);
});
