import { beforeEach, expect, test, vi } from 'vitest';
import { noteRedFlags, tickSign } from '#src/features/registration/hear/note-red-flags.ts';
import { forgetVisit, isUnderWay, useRegistration } from '#src/features/registration/visit/registration-store.ts';

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => null });
  forgetVisit();
});

const signs = () => useRegistration.getState().redFlags;

test('a sign that is ticked warns as one in the words does, and takes its warning back when it is not ticked any more', () => {
  tickSign('stroke', true);
  expect(signs()).toEqual(['stroke']);
  expect(useRegistration.getState().warnedBy).toBe('typed');
  tickSign('stroke', false);
  expect(signs()).toEqual([]);
});

test('signs in the words and signs that were ticked stand beside each other, each of its own', () => {
  noteRedFlags(['bleeding', 'chest-pain'], 'typing');
  tickSign('breathing', true);
  tickSign('chest-pain', true);
  expect(signs()).toEqual(['chest-pain', 'breathing', 'bleeding']);
  noteRedFlags([], 'typed');
  expect(signs()).toEqual(['chest-pain', 'breathing']);
  tickSign('chest-pain', false);
  expect(signs()).toEqual(['breathing']);
});

test('a warning that was read comes again for another sign, and not for one that goes', () => {
  tickSign('allergy', true);
  tickSign('bleeding', true);
  useRegistration.setState({ warningRead: true });
  tickSign('allergy', false);
  expect(useRegistration.getState().warningRead).toBe(true);
  tickSign('self-harm', true);
  expect(useRegistration.getState().warningRead).toBe(false);
});

test('what was ticked is a visit under way, and gone with it', () => {
  tickSign('young-baby', true);
  expect(isUnderWay(useRegistration.getState())).toBe(true);
  forgetVisit();
  expect([signs(), useRegistration.getState().tickedSigns]).toEqual([[], []]);
});
