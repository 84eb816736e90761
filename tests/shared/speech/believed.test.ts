import { describe, expect, it } from 'vitest';
import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import { believed } from '#shared/speech/hearing/believed.ts';

const REGISTRATION = 'My name is Ann Lee. I am 42 years old female. I have a cough.';
// What the embedded engine made of "She plays chess with her nephew in the park every Saturday", with a confidence of 0.27.
const NONSENSE = 'She place chest with hand I feel pain apartment race Saturday.';

describe('what may go into the form', () => {
  it.each([
    ['all of a registration by a poor voice', REGISTRATION, 0.2, true],
    ['no symptom of a registration that is hardly one', REGISTRATION, 0.1, false],
    ['no symptom where neither name nor age was heard', NONSENSE, 0.27, false],
    ['a symptom alone where the engine is sure', 'I have a cough.', 0.5, true],
    ['whatever an engine heard that says no confidence', 'I have a cough.', undefined, true],
  ])('is %s', (_, text, confidence, isBelieved) => {
    const { symptoms } = believed(extractRegistration(text), confidence);
    expect(symptoms.how).toBe(isBelieved ? 'heard' : 'not heard');
  });

  it.each([
    [0.49, 'assumed'],
    [0.5, 'heard'],
    [undefined, 'heard'],
  ])('is to be checked field by field where the engine is unsure: %s', (confidence, how) => {
    const { name, age, phone, gender } = believed(
      extractRegistration(`${REGISTRATION} Phone 415 555 2671.`),
      confidence,
    );
    expect([name, age, phone]).toMatchObject([
      { how, value: 'Ann Lee' },
      { how, value: 42 },
      { how, value: '4155552671' },
    ]);
    expect(gender.how).toBe(how);
  });
});
