import { describe, expect, it } from 'vitest';
import { suggestedSymptoms, withoutSymptom, withSymptom } from '#src/features/registration/details/symptom-entries.ts';

describe('symptoms as entries', () => {
  it('adds after what is there, and keeps the commas that are sent', () => {
    expect(withSymptom('', 'fever')).toBe('fever');
    expect(withSymptom('fever, ', 'dry cough')).toBe('fever, dry cough');
    expect(withSymptom('my ear buzzes', 'headache')).toBe('my ear buzzes, headache');
  });

  it('takes the place of the word that was being typed for it', () => {
    expect(withSymptom('fever, hea', 'headache')).toBe('fever, headache');
    expect(withSymptom('bre', 'shortness of breath')).toBe('shortness of breath');
  });

  it('takes one out however it was written, and leaves the others', () => {
    expect(withoutSymptom('Fever, cough,', 'fever')).toBe('cough');
  });

  it('offers what is told in the department, and while a word is typed what begins with it', () => {
    expect(suggestedSymptoms('', 'Cardiology')[0]).toBe('chest pain');
    expect(suggestedSymptoms('', 'Sleep Medicine')[0]).toBe('fever');
    expect(suggestedSymptoms('fever, diz', 'Cardiology')).toEqual(['dizziness']);
    expect(suggestedSymptoms('xyzzy', 'Cardiology')[0]).toBe('chest pain');
  });

  it('keeps one that was added in its place', () => {
    expect(suggestedSymptoms('chest pain', 'Cardiology')).toEqual(suggestedSymptoms('', 'Cardiology'));
  });
});
