import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They start whole servers, engines or models, and take longer than others: begun last, one process would end the run alone. */
const LONG =
  /(main|poolers|commands|failing-engine|whatever-is-sent|need-to-know|races|embedded-(access|postgres)|form-filling|refusals)\.test\.ts$/;

/** The order of test files: on a fresh machine Vitest knows how large they are and not how long they take. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // A sequencer's own, not an array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
