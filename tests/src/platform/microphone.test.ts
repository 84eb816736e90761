import { expect, test } from 'vitest';
import { microphoneProblem } from '#src/platform/browser/microphone.ts';

test.each([
  ['NotAllowedError', 'blocked'],
  ['SecurityError', 'blocked'],
  ['NotFoundError', 'not-found'],
  ['OverconstrainedError', 'not-found'],
  ['NotReadableError', 'in-use'],
  ['AbortError', 'in-use'],
  ['NotSupportedError', 'unsupported'],
  ['SomethingNewError', 'in-use'],
])('%s means the microphone is %s', (name, kind) => {
  expect(microphoneProblem(new DOMException('', name))).toEqual({ kind });
});

test('a TypeError, as a page that is not secure gives, means this page cannot record', () => {
  expect(microphoneProblem(new TypeError())).toEqual({ kind: 'unsupported' });
});
