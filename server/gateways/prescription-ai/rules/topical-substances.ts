import type { Substance } from './substance.ts';

type Given = Pick<Substance, 'ingredient' | 'product' | 'adult' | 'sideEffects' | 'instructions' | 'label'> &
  Partial<Substance>;

/** What these rows have alike: put on from outside, no limit in milligrams. */
function row(given: Given): Substance {
  return {
    suggested: true,
    most: 'as the pack says',
    minAge: 12,
    notWith: {},
    conditions: {},
    pregnancy: 'no',
    breastfeeding: 'fine',
    verify: 'strength and pack of the local product',
    ...given,
  };
}

const INTACT_SKIN = 'On intact skin only, not near eyes or mouth. Wash your hands afterwards.';

/** Skin, eyes and joints. */
export const TOPICAL_SUBSTANCES: readonly Substance[] = [
  row({
    ingredient: 'menthol gel',
    product: 'Menthol 4 % gel for the skin',
    adult: { dosage: 'a thin layer on the painful place', frequency: 'at most 4 times a day' },
    sideEffects: 'burning or redness of the skin',
    instructions: `${INTACT_SKIN} No bandage, no heat over it.`,
    label: 'OTC Drug Facts label, menthol 4 % topical analgesic: Warnings, Directions',
  }),
  row({
    ingredient: 'lidocaine',
    product: 'Lidocaine 4 % cream',
    suggested: false,
    adult: { dosage: 'a thin layer', frequency: 'at most 4 times a day' },
    notWith: { localanaesthetic: 'two local anaesthetics at once' },
    conditions: { 'liver disease': 'builds up', 'heart disease': 'affects the heart rhythm' },
    sideEffects: 'numb skin',
    instructions: INTACT_SKIN,
    label: 'OTC Drug Facts label, lidocaine 4 %: Warnings, Directions',
  }),
  row({
    ingredient: 'capsaicin',
    product: 'Capsaicin 0.025 % cream',
    suggested: false,
    minAge: 18,
    adult: { dosage: 'a thin layer', frequency: 'at most 4 times a day' },
    sideEffects: 'burning',
    instructions: INTACT_SKIN,
    label: 'OTC Drug Facts label, capsaicin cream: Warnings, Directions',
  }),
  row({
    ingredient: 'calamine',
    product: 'Calamine lotion',
    adult: { dosage: 'a thin layer on the itching skin', frequency: 'as often as needed' },
    minAge: 2,
    child: { minAge: 2, dose: { dosage: 'a thin layer on the itching skin', frequency: 'as often as needed' } },
    sideEffects: 'dry skin',
    instructions: 'Shake well. Not in the eyes.',
    label: 'OTC Drug Facts label, calamine / zinc oxide lotion: Directions',
  }),
  row({
    ingredient: 'petrolatum',
    product: 'White petrolatum (petroleum jelly)',
    adult: { dosage: 'a thin layer', frequency: 'as often as needed' },
    minAge: 2,
    child: { minAge: 2, dose: { dosage: 'a thin layer', frequency: 'as often as needed' } },
    sideEffects: 'none to be expected',
    instructions: 'On clean skin. Not on deep or puncture wounds, animal bites or serious burns.',
    label: 'OTC Drug Facts label, white petrolatum skin protectant: Warnings, Directions',
  }),
  row({
    ingredient: 'zinc oxide',
    product: 'Zinc oxide 20 % ointment',
    adult: { dosage: 'a thin layer', frequency: 'as often as needed' },
    minAge: 2,
    child: { minAge: 2, dose: { dosage: 'a thin layer', frequency: 'as often as needed' } },
    sideEffects: 'none to be expected',
    instructions: 'On clean, dry skin.',
    label: 'OTC Drug Facts label, zinc oxide 20 % skin protectant: Directions',
  }),
  row({
    ingredient: 'clotrimazole',
    product: 'Clotrimazole 1 % cream',
    adult: { dosage: 'a thin layer on and around the rash', frequency: 'twice a day for 4 weeks' },
    notWith: { warfarin: 'ask whoever checks the INR' },
    sideEffects: 'redness, stinging',
    instructions: 'On clean, dry skin. Not on scalp or nails.',
    label: 'OTC Drug Facts label, clotrimazole 1 % antifungal cream: Warnings, Directions',
  }),
  row({
    ingredient: 'benzoyl peroxide',
    product: 'Benzoyl peroxide 2.5 % gel',
    adult: { dosage: 'a thin layer', frequency: 'once a day' },
    sideEffects: 'dry, peeling skin; bleaches cloth',
    instructions: 'Try on a small place for three days first. Not with other acne medicines. Protect from the sun.',
    label: 'OTC Drug Facts label, benzoyl peroxide 2.5 % topical acne drug: Allergy alert, Directions',
  }),
  row({
    ingredient: 'salicylic acid',
    product: 'Salicylic acid 17 % solution',
    adult: { dosage: 'enough to cover the wart', frequency: 'once a day' },
    conditions: { diabetes: 'wounds heal badly', 'poor circulation': 'wounds heal badly' },
    sideEffects: 'irritated skin',
    instructions: 'Not on moles, birthmarks, the face or the genitals.',
    label: 'OTC Drug Facts label, salicylic acid 17 % wart remover: Warnings, Directions',
  }),
  row({
    ingredient: 'docosanol',
    product: 'Docosanol 10 % cream',
    adult: { dosage: 'a thin layer on the cold sore', frequency: '5 times a day until healed' },
    sideEffects: 'stinging',
    instructions: 'Begin at the first tingling.',
    label: 'OTC Drug Facts label, docosanol 10 %: Directions',
  }),
  row({
    ingredient: 'artificial tears',
    product: 'Carboxymethylcellulose 0.5 % eye drops (artificial tears)',
    adult: { dosage: '1 to 2 drops in the affected eye', frequency: 'as often as needed' },
    sideEffects: 'blurred sight for a moment',
    instructions: 'Take contact lenses out. Do not touch the eye with the tip.',
    label: 'OTC Drug Facts label, carboxymethylcellulose sodium 0.5 % lubricant eye drops: Warnings, Directions',
  }),
  row({
    ingredient: 'ketotifen',
    product: 'Ketotifen 0.025 % eye drops',
    suggested: false,
    adult: { dosage: '1 drop in the affected eye', frequency: 'every 8 to 12 hours, at most twice a day' },
    minAge: 3,
    sideEffects: 'stinging',
    instructions: 'Take contact lenses out.',
    label: 'OTC Drug Facts label, ketotifen 0.025 %: Directions',
  }),
  row({
    ingredient: 'witch hazel',
    product: 'Witch hazel 50 % pads',
    adult: { dosage: '1 pad on the sore place', frequency: 'at most 6 times a day' },
    sideEffects: 'stinging',
    instructions: 'Pat dry first.',
    label: 'OTC Drug Facts label, witch hazel 50 % hemorrhoidal pads: Warnings, Directions',
  }),
];
