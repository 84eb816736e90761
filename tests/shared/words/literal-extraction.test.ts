import { expect, it } from 'vitest';
import { extractLiterally } from '#shared/words/form/literal-extraction.ts';

it('reads the five fields by the patterns of the specification', () => {
  expect(
    extractLiterally('My name is Maria Lopez, 42 years old, female, chest pain and fever, (555) 123-4567'),
  ).toEqual({
    name: 'Maria Lopez',
    age: 42,
    gender: 'female',
    phone: '5551234567',
    symptoms: ['fever', 'pain', 'chest pain'],
  });
});

it('is male and empty when nothing is said', () => {
  expect(extractLiterally('hello')).toEqual({ gender: 'male', symptoms: [] });
});
