import { describe, expect, it } from 'vitest';
import { DEPARTMENT_KEYWORDS } from '#shared/rules/departments.ts';
import { suggestDepartment } from '#shared/rules/suggest-department.ts';
import { suggestForPatient } from '#shared/rules/suggestion.ts';

describe('the suggestion a patient sees', () => {
  const carriers = ['I have a problem with my', 'there is something about', 'it is my', 'I am here because of'];
  const keywords = Object.values(DEPARTMENT_KEYWORDS).flat();

  it.each(carriers)('is the literal rule on a single complaint nobody denies: "%s …"', (carrier) => {
    for (const keyword of keywords) {
      const said = `${carrier} ${keyword}`;
      expect([said, suggestForPatient(said).department]).toEqual([said, suggestDepartment(said)]);
    }
  });

  it('gives the words that led there', () => {
    expect(suggestForPatient('My heart races and I have high blood pressure')).toMatchObject({
      department: 'Cardiology',
      reasons: ['heart', 'blood pressure'],
    });
  });

  it.each([
    ['no chest pain, no palpitations, but my knee hurts', 'Orthopedics'],
    ['my vision is blurry, I do not have any headache or dizziness', 'Ophthalmology'],
    ['he denies chest pain, headache and joint pain. Fever for two days', 'General Medicine'],
    ['please call me back, I have a fever', 'General Medicine'],
    ['I will head to the clinic, my eye is red', 'Ophthalmology'],
    ['my contact number is 555 123 4567 and I have a cold', 'General Medicine'],
    ['wrist pain for four weeks. Contact: +65 8123 4567', 'General Medicine'],
    ['my shoulder aches when I lift my arm above my head', 'Orthopedics'],
    ['I keep going back and forth to the toilet', 'General Medicine'],
    ['a tooth at the back hurts', 'General Medicine'],
    ['I take ibuprofen every day for my knees and now I feel sick', 'General Medicine'],
    ['the eczema came back about three weeks back', 'General Medicine'],
    ['a drip down the back of my throat', 'General Medicine'],
    ['some itching around the back passage', 'General Medicine'],
    ['I had covid back in January and I am still tired', 'General Medicine'],
    ['his eyes have rolled back', 'Ophthalmology'],
    ['I can feel the baby moving, I have a fever', 'General Medicine'],
    ['I take a baby aspirin every day and I have a fever', 'General Medicine'],
    ['I have acid reflux when I go ahead and eat late', 'General Medicine'],
    ['in general my shoulder is stiff', 'Orthopedics'],
    ['I live at one Babylon avenue and my joints ache', 'Orthopedics'],
    ['my name is Cliff Hart and I have a headache', 'Neurology'],
  ])('leaves out what is denied or a turn of speech: %s', (said, department) => {
    expect(suggestForPatient(said).department).toBe(department);
  });

  it.each([
    'my lower back and my leg hurt',
    'my back and neck are stiff',
    'my back and legs hurt',
    'pain in my back to my leg',
    'pain in the back in the mornings',
    'pain in my upper back on the left side',
    'the pain goes from my back to my hip',
    'I have had for three weeks back pain',
    'since last year back ache',
    'I have a sore back from lifting',
    'I have a bad back in the mornings',
    'a stiff back on waking',
    'I never had a good back',
  ])('hears a back that hurts: %s', (said) => {
    expect(suggestForPatient(said).department).toBe(suggestDepartment(said));
  });

  it('offers another department from the symptoms, with the patient’s words', () => {
    expect(suggestForPatient('I have an itchy rash on my arms')).toEqual({
      department: 'General Medicine',
      reasons: [],
      alternative: { department: 'Dermatology', reasons: ['itchy', 'rash'] },
    });
    expect(suggestForPatient('fever and my elbow hurts').alternative).toEqual({
      department: 'Orthopedics',
      reasons: ['elbow hurts'],
    });
  });

  it.each([
    ['I have a headache and my eyes are itchy', 'Ophthalmology'],
    ['I jammed my finger at basketball', 'Orthopedics'],
    ['my hand hurts, and my heart is pounding, and I am anxious', 'General Medicine'],
  ])('offers who treats it: %s', (said, department) => {
    expect(suggestForPatient(said).alternative?.department).toBe(department);
  });

  it('offers Pediatrics for a stated child’s age', () => {
    expect(suggestForPatient('my son is six years old and has a fever').alternative).toEqual({
      department: 'Pediatrics',
      reasons: ['six years old'],
    });
  });

  it('offers those who see everybody where a keyword is all there is', () => {
    expect(suggestForPatient('it is about the contact form')).toEqual({
      department: 'Ophthalmology',
      reasons: ['contact'],
      alternative: { department: 'General Medicine', reasons: [] },
    });
    expect(suggestForPatient('I have a question').alternative).toBeUndefined();
  });

  it('offers nothing else when nothing else was said', () => {
    expect(suggestForPatient('I have a headache').alternative).toBeUndefined();
  });
});
