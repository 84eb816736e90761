import { catalogue } from '#src/locales/catalogue.ts';

/** What the warning signs of shared/words/warning/red-flags.ts are called. No diagnosis. */
export const redFlagTexts = catalogue('everywhere/red-flags', {
  'chest-pain': 'Chest pain, pressure or tightness',
  breathing: 'Difficulty breathing',
  stroke: 'Signs of a stroke',
  'growing-weakness': 'Growing weakness',
  head: 'Severe headache or head injury',
  meningitis: 'Stiff neck or rash with fever',
  bleeding: 'Severe bleeding',
  allergy: 'Severe allergic reaction',
  seizure: 'Fit or seizure',
  consciousness: 'Loss of consciousness or confusion',
  'young-baby': 'Unwell young baby',
  'self-harm': 'Thoughts of suicide or self-harm',
  poisoning: 'Overdose, poisoning or something swallowed',
  abdomen: 'Severe abdominal or testicular pain',
  infection: 'Severe infection',
  diabetes: 'Diabetes out of control',
  spine: 'Back pain with numbness or incontinence',
  'cold-limb': 'Cold limb',
  'swollen-leg': 'Swollen, painful leg',
  eye: 'Vision loss or eye injury',
  injury: 'Serious injury or burn',
  pregnancy: 'Pregnancy with warning signs',
  'sounds-urgent': 'Something that sounds urgent',
});

/** What stands wherever warning signs were said or typed: true in the house, and true at home. */
export const warningTexts = catalogue('everywhere/red-flags/warning', {
  inTheHouse: {
    title: 'Please tell a member of staff now',
    text: 'What you describe should be looked at without delay.',
  },
  elsewhere: {
    title: 'Get help now',
    text: (number: string) =>
      number === ''
        ? 'What you describe should be looked at without delay. Call the emergency number. If you are already in the hospital, speak to the nearest member of staff.'
        : `What you describe should be looked at without delay. Call ${number}. If you are already in the hospital, speak to the nearest member of staff.`,
    call: (number: string) => `Call ${number}`,
  },
  mentioned: (signs: string) => `You mentioned: ${signs}.`,
  goOn: 'You can still finish registering.',
  keepTicket: 'Do not wait to be called. Keep your ticket number.',
  staff: {
    calling: 'Staff are being called to this screen...',
    called: 'Staff have been called to this screen. Please stay here.',
    'out of reach': 'Staff could not be called from this screen yet. Please speak to someone near you now.',
  },
});
