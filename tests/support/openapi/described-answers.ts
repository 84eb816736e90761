import { afterAll, afterEach, expect } from 'vitest';
import { faultsAtTheEnd, faultsOfAnswers } from './compare-answers.ts';

const WHAT = 'answers that differ from their description';

afterEach(async () => {
  expect(await faultsOfAnswers(), WHAT).toEqual([]);
});
// The first that is said is the last that runs: after whatever a file does at its end.
afterAll(async () => {
  expect(await faultsAtTheEnd(), `${WHAT}, at the end of a file`).toEqual([]);
});
