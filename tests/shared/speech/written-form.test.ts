import { describe, expect, it } from 'vitest';
import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import { suggestDepartment } from '#shared/words/department/suggest-department.ts';
import { writtenForm } from '#shared/speech/light/written-form.ts';
import type { HeardWord } from '#shared/speech/light/heard-words.ts';

/** Words as the engine gives them; a comma stands for a pause of half a second. */
function heard(text: string): HeardWord[] {
  let start = 0;
  return text.split(' ').map((token) => {
    const word: HeardWord = { word: token.replace(',', ''), start, seconds: 0.3, misfit: 0.25 };
    start += token.endsWith(',') ? 0.8 : 0.3;
    return word;
  });
}

describe('the written form of what was heard', () => {
  it.each([
    ['i am forty two years old', 'I am 42 years old.'],
    ['i am five years old', 'I am 5 years old.'],
    ["i'm nineteen", "I'm 19."],
    ['age seventy', 'Age 70.'],
    ['my grandmother is one hundred and three years old', 'My grandmother is 103 years old.'],
    ['she is a hundred years old', 'She is 100 years old.'],
    ['i have had a fever for three days', 'I have had a fever for three days.'],
    ['i have had a cough for two weeks', 'I have had a cough for two weeks.'],
    ['five five five one two three four five six seven', '555 123 4567.'],
    ['one five five five one two three four five six seven', '1 555 123 4567.'],
    ['plus four four two oh seven nine four six oh nine five eight', '+442079460958.'],
    ['triple five one two three four five six seven', '555 123 4567.'],
    ['two one two double five five zero one four two', '212 555 0142.'],
    ['five five five one two three four', '555 1234.'],
    ['my name is ~Maria ~Lopez i am forty two', 'My name is Maria Lopez. I am 42.'],
    ['i am ~Emily ~Young female', 'I am Emily Young female.'],
    ['since monday, my number is', 'Since Monday. My number is.'],
    ['age forty two one two five five five zero one four two', 'Age 40 212 555 0142.'],
    ['age forty two two one two five five five zero one four two', 'Age 42 212 555 0142.'],
  ])('%s → %s', (spoken, written) => {
    expect(writtenForm(heard(spoken))).toBe(written);
  });

  it('of nothing is empty', () => {
    expect(writtenForm([])).toBe('');
  });

  it('is read by the extraction rules', () => {
    const text = writtenForm(
      heard(
        'hello my name is ~Maria ~Lopez i am forty two years old female, i have had chest pain since last night, my phone number is five five five one two three four five six seven',
      ),
    );
    const { name, age, gender, phone, symptoms } = extractRegistration(text);
    expect({ name, age, gender, phone }).toEqual({
      name: { value: 'Maria Lopez', how: 'heard' },
      age: { value: 42, how: 'heard' },
      gender: { value: 'female', how: 'heard' },
      phone: { value: '5551234567', how: 'heard' },
    });
    expect(symptoms).toMatchObject({ how: 'heard', value: expect.arrayContaining(['chest pain']) });
    expect(suggestDepartment(text)).toBe('Cardiology');
  });
});
