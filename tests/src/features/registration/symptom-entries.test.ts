import { describe, expect, it } from 'vitest';
import { LISTED_SYMPTOMS } from '#shared/words/form/literal-extraction.ts';
import { OFTEN_TOLD, OFTEN_TOLD_IN, SYMPTOM_CODES } from '#shared/clinic/symptom-codes.ts';
import { DEPARTMENTS } from '#shared/clinic/departments.ts';
import {
  ownEntries,
  sentEntries,
  shownEntry,
  suggestedSymptoms,
  withoutSymptom,
  withSymptom,
} from '#src/features/registration/details/symptom-entries.ts';
import { applyWordRules } from '#src/features/registration/words/word-rules.ts';
import { symptomTexts } from '#src/locales/en/patient/symptoms.ts';

const english = symptomTexts.symptoms;
const spanish = {
  ...english,
  fever: 'fiebre',
  headache: 'dolor de cabeza',
  'chest pain': 'dolor de pecho',
  'blurred vision': 'visión borrosa',
  cough: 'tos',
};
const hindi = { ...english, fever: 'बुखार', headache: 'सिर दर्द', pain: 'दर्द' };

describe('symptoms as entries', () => {
  it('adds after what is there, and keeps the commas that are sent', () => {
    expect(withSymptom('', 'fever')).toBe('fever');
    expect(withSymptom('fever, ', 'dry cough')).toBe('fever, dry cough');
    expect(withSymptom('my ear buzzes', 'headache')).toBe('my ear buzzes, headache');
  });

  it('takes the place of the word that was being typed for it', () => {
    expect(withSymptom('fever, hea', 'headache')).toBe('fever, headache');
    expect(withSymptom('bre', 'shortness of breath')).toBe('shortness of breath');
    expect(withSymptom('fiebre, vision', 'visión borrosa')).toBe('fiebre, visión borrosa');
  });

  it('takes one out however it was written, and leaves the others', () => {
    expect(withoutSymptom('Fever, cough,', 'fever')).toBe('cough');
    expect(withoutSymptom('vision borrosa، tos', 'visión borrosa')).toBe('tos');
  });

  it('offers what is told in the department, and while a word is typed what begins with it', () => {
    expect(suggestedSymptoms('', 'Cardiology', english)[0]).toBe('chest pain');
    expect(suggestedSymptoms('', 'Sleep Medicine', english)[0]).toBe('fever');
    expect(suggestedSymptoms('fever, diz', 'Cardiology', english)).toEqual(['dizziness']);
    expect(suggestedSymptoms('xyzzy', 'Cardiology', english)[0]).toBe('chest pain');
    expect(suggestedSymptoms('tos, cabe', 'Cardiology', spanish)).toEqual(['headache']);
  });

  it('keeps one that was added in its place', () => {
    expect(suggestedSymptoms('chest pain', 'Cardiology', english)).toEqual(
      suggestedSymptoms('', 'Cardiology', english),
    );
  });
});

describe('symptoms in another language', () => {
  it('are sent as the English words, once, and one’s own words as they were typed', () => {
    expect(sentEntries(['Dolor de cabeza', 'me zumba el oído', 'fiebre', 'fever'], spanish)).toEqual([
      'headache',
      'me zumba el oído',
      'fever',
    ]);
    expect(sentEntries(['सिर दर्द', 'बुखार', 'दर्द'], hindi)).toEqual(['headache', 'fever', 'pain']);
    expect(sentEntries(['Fever', 'Dry cough'], english)).toEqual(['Fever', 'Dry cough']);
  });

  it('lead to the department, and warn, without a word of English', () => {
    const { suggestion, redFlags } = applyWordRules(
      sentEntries(['dolor de pecho', 'fiebre'], spanish).join(', '),
      'keywords',
    );
    expect(suggestion.department).toBe('Cardiology');
    expect(redFlags).toEqual(['chest-pain']);
    const eyes = applyWordRules(sentEntries(['vision borrosa'], spanish).join(', '), 'keywords');
    expect(eyes.suggestion.department).toBe('Ophthalmology');
  });

  it('are shown in it wherever English words were found, and are not the patient’s own words', () => {
    expect(shownEntry('headache', spanish)).toBe('dolor de cabeza');
    expect(shownEntry('ear buzzing', spanish)).toBe('ear buzzing');
    expect(ownEntries('fiebre, me zumba el oído', spanish)).toEqual(['me zumba el oído']);
  });
});

describe('the table of symptoms', () => {
  it('has every symptom of the specification, and every one that is offered', () => {
    expect(SYMPTOM_CODES).toEqual(expect.arrayContaining([...LISTED_SYMPTOMS]));
    const offered = [...OFTEN_TOLD, ...Object.values(OFTEN_TOLD_IN).flat()];
    expect(SYMPTOM_CODES).toEqual(expect.arrayContaining(offered));
    expect(Object.keys(OFTEN_TOLD_IN).toSorted()).toEqual([...DEPARTMENTS].toSorted());
  });

  it('reads in English as it is sent', () => {
    expect(Object.entries(english).filter(([code, text]) => code !== text)).toEqual([]);
    expect(Object.keys(english)).toEqual([...SYMPTOM_CODES]);
  });
});
