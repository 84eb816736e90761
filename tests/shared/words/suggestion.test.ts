import { describe, expect, it } from 'vitest';
import { DEPARTMENT_KEYWORDS } from '#shared/clinic/departments.ts';
import { suggestDepartment } from '#shared/words/department/suggest-department.ts';
import { suggestForPatient } from '#shared/words/department/suggestion.ts';

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

  it.each([
    ['my arm is fractured', 'Orthopedics'],
    ['something is in my eyeball', 'Ophthalmology'],
    ['I knocked my kneecap', 'Orthopedics'],
    ['a sudden blindness', 'Ophthalmology'],
    ['it is about my children', 'Pediatrics'],
    ['my heartbeat is odd', 'Cardiology'],
    ['we were sent to a pediatrician', 'Pediatrics'],
    ['a terrible backache', 'Orthopedics'],
    ['headaches all week', 'Neurology'],
    ['a coldness in my feet', 'General Medicine'],
    ['my forehead throbs', 'Neurology'],
    ['my eyebrow is swollen', 'Ophthalmology'],
    ['heartburn after every meal', 'Cardiology'],
    ['kneeling is hard', 'Orthopedics'],
    ['shoulders and collarbones ache', 'Orthopedics'],
    ['influenza again', 'General Medicine'],
    ['I need an eye doctor', 'Ophthalmology'],
  ])('counts a keyword inside a longer word: %s', (said, department) => {
    expect(suggestForPatient(said).department).toBe(department);
    expect(suggestForPatient(said).department).toBe(suggestDepartment(said));
  });

  it.each([
    'go ahead, I have a tummy bug',
    'the headlights dazzled me and I was sick',
    'I hit a shelf overhead',
    'call me back about my tummy',
    'two days back I was sick',
    'the rash came back',
    'I gave feedback last time',
    'my contact number is on the form',
    'contact Rosa on 555 123 4567',
    'they contacted me yesterday',
    'it is childish to ask',
    'the babysitter said I was hot',
    'my background is African',
    'I fell asleep in front of the television',
    'under supervision at work',
    'I drink eight glasses of water',
    'I came from Manchester',
    'ringing since childhood',
    'fluids do not stay down',
  ])('leaves out a turn of speech, and a word that only shares the letters: %s', (said) => {
    expect(suggestForPatient(said)).toMatchObject({ department: 'General Medicine', reasons: [] });
  });

  it.each([
    ['I have a rash on my chest', 'Cardiology', 'Dermatology', 'rash'],
    ['a mole on my back has changed', 'Orthopedics', 'Dermatology', 'mole'],
    ['spots on my shoulders and my face', 'Orthopedics', 'Dermatology', 'spots'],
    ['my head is itchy with eczema', 'Neurology', 'Dermatology', 'itchy'],
    ['my toddler has a fever', 'General Medicine', 'Pediatrics', 'toddler'],
    ['I brought my little girl, her knee hurts', 'Orthopedics', 'Pediatrics', 'my little girl'],
    ['my son is four and his eye is red', 'Ophthalmology', 'Pediatrics', 'four'],
    ['a coldness and a lump in my breast', 'General Medicine', 'Oncology', 'lump in my breast'],
  ])('stands beside what the symptoms say, with its reason: %s', (said, department, other, reason) => {
    const suggestion = suggestForPatient(said);
    expect([suggestion.department, suggestion.alternative?.department]).toEqual([department, other]);
    expect(suggestion.alternative?.reasons.join(', ')).toContain(reason);
  });

  it('takes no back that is a time for one that hurts', () => {
    expect(suggestForPatient('two days back my stomach hurt').alternative?.department).not.toBe('Orthopedics');
  });

  it('is for no child where an adult speaks of one', () => {
    expect(suggestForPatient('I am forty and I teach at a nursery. I have a cough').alternative).toBeUndefined();
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
