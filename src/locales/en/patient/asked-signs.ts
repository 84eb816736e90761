import { catalogue } from '#src/locales/catalogue.ts';

/** The warning signs a patient is asked for row by row, above Submit (WARN-9). No diagnosis. */
export const askedSignTexts = catalogue('patient/asked-signs', {
  question: 'Do you have any of these now?',
  fold: 'Any of these now?',
  foldHint: 'Chest pain, trouble breathing, heavy bleeding and others',
  hint: 'Choose what is true now, for you or for the person you are registering. Staff will be told.',
  signs: {
    'chest-pain': 'Chest pain, pressure or tightness',
    breathing: 'Trouble breathing',
    stroke: 'Suddenly a drooping face, a weak arm or slurred speech',
    bleeding: 'Heavy bleeding',
    consciousness: 'Fainting, or very hard to wake',
    allergy: 'Serious allergy: swollen face or throat',
    'young-baby': 'A baby or small child who is very ill',
    'self-harm': 'Thoughts of suicide or of harming yourself',
  },
});
