import { describe, expect, it } from 'vitest';
import { emptyVisit, isUnderWay } from '#src/features/registration/visit/registration-store.ts';

describe('a visit', () => {
  it('may be reloaded as long as nobody has said or typed anything', () => {
    expect(isUnderWay(emptyVisit())).toBe(false);
  });

  it.each([
    ['a letter typed', { fields: { ...emptyVisit().fields, name: 'A' } }],
    ['words heard', { transcript: 'my name is Ada' }],
    ['a ticket on screen', { submission: { kind: 'sending' as const } }],
  ])('may not with %s', (_what, change) => {
    expect(isUnderWay({ ...emptyVisit(), ...change })).toBe(true);
  });
});
