import { describe, expect, it } from 'vitest';
import { linesOf } from '#shared/languages/reading/lines.ts';
import { packSymptoms } from '#shared/languages/reading/pack-symptoms.ts';
import { namedPhrasesOf } from '#shared/languages/reading/sections.ts';
import { fillForm } from '#shared/words/form/extract-registration.ts';
import { SYMPTOM_ROWS } from '#shared/words/reading/symptom-rows.ts';
import { readWords } from '#shared/words/reading/read-words.ts';
import { DEPARTMENTS } from '#shared/clinic/departments.ts';

const packed = (text: string) => packSymptoms(namedPhrasesOf(linesOf(text, 'x.txt')), []).symptoms;
const heard = (text: string) => {
  const { symptoms } = fillForm(readWords(text));
  return symptoms.how === 'not heard' ? [] : symptoms.value;
};

describe('the symptoms of English', () => {
  it('are shown by names of letters only, each of a department', () => {
    for (const { name, department } of SYMPTOM_ROWS) {
      expect(name).toMatch(/^[a-z -]+$/);
      expect(DEPARTMENTS).toContain(department);
    }
  });

  it.each([
    ['my finger hurts', 'finger pain'],
    ['I have a boil on my leg', 'boil'],
  ])('“%s” is shown as %s', (said, name) => expect(heard(said)).toContain(name));

  it('“boiling water” is no boil', () => expect(heard('I spilt boiling water on the floor')).not.toContain('boil'));

  it('are phrases under a name, which is the last of them', () => {
    expect(packed('rash (Dermatology):\n  hives\n  red[dish] spot')).toEqual([
      { name: 'rash', department: 'Dermatology', words: 'hives|red(dish)? spot|rash' },
    ]);
    expect(packed('boil{then: on} (Dermatology):')[0]).toMatchObject({ name: 'boil', words: 'boil(?= (on))' });
  });
});

describe('a fault in the symptoms is told with its file and line', () => {
  it.each([
    ['a title without a department', 'rash:\n  hives', /x\.txt:1: a name and its department/],
    ['a department that there is not', 'rash (Skin):\n  hives', /x\.txt:1: “Skin” is no department/],
    ['a title that is there already', 'rash (Dermatology):\nrash (Dermatology):', /x\.txt:2: a new “title:”/],
    ['a phrase that is there already', 'rash (Dermatology):\n  hives\n  hives', /x\.txt:3: this phrase is there/],
    ['a phrase of no symptom', '  hives', /x\.txt:1: this line belongs to nothing/],
    ['a regular expression', 'rash (Dermatology):\n  hive.+', /x\.txt:2: “\+” means nothing in a phrase/],
    ['a bracket left open', 'rash (Dermatology):\n  (hive|rash', /x\.txt:2: “\(” is not closed/],
  ])('%s', (_, text, fault) => expect(() => packed(text)).toThrow(fault));
});
