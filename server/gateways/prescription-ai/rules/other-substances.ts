import type { Substance } from './substance.ts';

type Given = Pick<Substance, 'ingredient' | 'product' | 'adult' | 'most' | 'sideEffects' | 'instructions' | 'label'> & Partial<Substance>;

/** What most rows have alike: for adults and from 12 years, nothing in pregnancy. */
function row(given: Given): Substance {
  return {
    suggested: true,
    minAge: 12,
    notWith: {},
    conditions: {},
    pregnancy: 'no',
    breastfeeding: 'ask',
    verify: 'strength and pack of the local product',
    ...given,
  };
}

const ANTACID_NOT_WITH = {
  levothyroxine: 'less of it is taken up: 4 hours apart',
  quinolone: 'less of it is taken up: 4 hours apart',
  tetracycline: 'less of it is taken up: 4 hours apart',
  iron: 'less of it is taken up: 4 hours apart',
  digoxin: 'less of it is taken up: ask the prescriber',
} as const;
const DOSE_OF_ANTIHISTAMINE = { 'kidney disease': 'another dose may be needed', 'liver disease': 'another dose may be needed' };
const DECONGESTANT = {
  notWith: { maoi: 'dangerous rise of blood pressure', decongestant: 'two decongestants at once', betablocker: 'rise of blood pressure' },
  conditions: {
    hypertension: 'raises blood pressure',
    'heart disease': 'strains the heart',
    'heart failure': 'strains the heart',
    glaucoma: 'raises the pressure in the eye',
    prostate: 'makes passing urine harder',
    thyroid: 'makes the heart race',
    diabetes: 'raises blood sugar',
  },
} as const;
const DROWSY = { glaucoma: 'raises the pressure in the eye', prostate: 'makes passing urine harder', asthma: 'breathing problems, says the label' };
const SEDATED_WITH = { opioid: 'too sleepy, weak breathing', benzodiazepine: 'too sleepy', sedative: 'too sleepy', sedatingantihistamine: 'too sleepy' };

/** Nose, throat, stomach and allergy. */
export const OTHER_SUBSTANCES: readonly Substance[] = [
  row({ ingredient: 'oral rehydration salts', product: 'Oral rehydration salts, sachets', adult: { dosage: '200 mL of the solution', frequency: 'after each loose stool, in small sips' }, child: { minAge: 2, dose: { dosage: '100 to 200 mL of the solution', frequency: 'after each loose stool, in small sips' } }, most: 'as the sachet says', minAge: 2, conditions: { 'kidney disease': 'salts build up', 'heart failure': 'salt and water' }, breastfeeding: 'fine', sideEffects: 'vomiting when drunk too fast', instructions: 'Dissolve one sachet in exactly the amount of clean water that it says; throw away after 24 hours.', label: 'Oral electrolyte solution label (DailyMed) and WHO low-osmolarity formula: Directions' }),
  row({ ingredient: 'saline', product: 'Saline (sodium chloride 0.65 %) nasal spray', adult: { dosage: '2 sprays in each nostril', frequency: 'as often as needed' }, child: { minAge: 2, dose: { dosage: '1 to 2 sprays in each nostril', frequency: 'as often as needed' } }, most: 'no limit on the label', minAge: 2, breastfeeding: 'fine', sideEffects: 'stinging', instructions: 'One bottle for one person only.', label: 'OTC Drug Facts label, sodium chloride 0.65 % nasal spray: Directions' }),
  row({ ingredient: 'calcium carbonate', product: 'Calcium carbonate 500 mg chewable tablets', adult: { dosage: '1000 mg (2 tablets)', frequency: 'when heartburn comes, at most 3 times in 24 hours', mg: 1000, perDay: 3 }, most: '7500 mg', mostMg: 7500, notWith: ANTACID_NOT_WITH, care: Object.keys(ANTACID_NOT_WITH), conditions: { 'kidney disease': 'calcium builds up', 'kidney stones': 'more stones' }, breastfeeding: 'fine', sideEffects: 'constipation, wind', instructions: 'Chew well. Two hours apart from other medicines. For two weeks at most.', label: 'OTC Drug Facts label, calcium carbonate 500 mg antacid: Warnings, Directions' }),
  row({ ingredient: 'magnesium hydroxide', product: 'Aluminium hydroxide 200 mg, magnesium hydroxide 200 mg per 5 mL, suspension', adult: { dosage: '10 mL', frequency: 'between meals and at bedtime, at most 4 times in 24 hours' }, most: '60 mL', notWith: ANTACID_NOT_WITH, care: Object.keys(ANTACID_NOT_WITH), conditions: { 'kidney disease': 'magnesium and aluminium build up' }, breastfeeding: 'fine', sideEffects: 'loose stools or constipation', instructions: 'Shake well. Two hours apart from other medicines. For two weeks at most.', label: 'OTC Drug Facts label, aluminum hydroxide / magnesium hydroxide suspension: Warnings, Directions' }),
  row({ ingredient: 'cetirizine', product: 'Cetirizine 10 mg tablets', adult: { dosage: '10 mg (1 tablet)', frequency: 'once a day, at most 1 dose in 24 hours', mg: 10, perDay: 1 }, lower: { dosage: '5 mg (half a tablet)', frequency: 'once a day, at most 1 dose in 24 hours', mg: 5, perDay: 1 }, child: { minAge: 6, dose: { dosage: '5 mg', frequency: 'once a day, at most 1 dose in 24 hours', mg: 5, perDay: 1 } }, most: '10 mg', mostMg: 10, minAge: 6, notWith: { antihistamine: 'two antihistamines at once', benzodiazepine: 'too sleepy', sedative: 'too sleepy', opioid: 'too sleepy' }, conditions: DOSE_OF_ANTIHISTAMINE, sideEffects: 'sleepiness, dry mouth', instructions: 'Take in the evening. Do not drive when sleepy. No alcohol.', label: 'OTC Drug Facts label, cetirizine HCl 10 mg: Warnings, Directions', verify: '5 mg for 65 and over (label: ask a doctor)' }),
  row({ ingredient: 'loratadine', product: 'Loratadine 10 mg tablets', adult: { dosage: '10 mg (1 tablet)', frequency: 'once a day, at most 1 dose in 24 hours', mg: 10, perDay: 1 }, most: '10 mg', mostMg: 10, minAge: 6, notWith: { antihistamine: 'two antihistamines at once' }, conditions: DOSE_OF_ANTIHISTAMINE, sideEffects: 'headache, dry mouth, seldom sleepiness', instructions: 'Take once a day with water.', label: 'OTC Drug Facts label, loratadine 10 mg: Warnings, Directions' }),
  row({ ingredient: 'menthol', product: 'Menthol 5.4 mg throat lozenges', adult: { dosage: '1 lozenge', frequency: 'every 2 hours if needed' }, most: 'as the pack says', sideEffects: 'burning in the mouth', instructions: 'Let it dissolve slowly in the mouth.', label: 'OTC Drug Facts label, menthol 5.4 mg cough and throat drops: Directions' }),
  row({ ingredient: 'benzocaine', product: 'Benzocaine 15 mg, menthol 3.6 mg throat lozenges', adult: { dosage: '1 lozenge', frequency: 'every 2 hours if needed, at most 8 in 24 hours' }, most: 'as the pack says', notWith: { localanaesthetic: 'two local anaesthetics at once' }, conditions: { g6pd: 'methaemoglobinaemia warning of the label', asthma: 'methaemoglobinaemia is worse in lung disease' }, sideEffects: 'numb mouth; rarely blue skin: then an emergency', instructions: 'Let it dissolve slowly. For two days at most.', label: 'OTC Drug Facts label, benzocaine 15 mg / menthol lozenges: Methemoglobinemia warning, Sore throat warning, Directions', verify: 'the number of 8 is ours' }),
  row({ ingredient: 'pseudoephedrine', product: 'Pseudoephedrine 30 mg tablets', suggested: false, adult: { dosage: '60 mg', frequency: 'every 6 hours, at most 4 doses in 24 hours', mg: 60, perDay: 4 }, most: '240 mg', mostMg: 240, ...DECONGESTANT, sideEffects: 'racing heart, no sleep', instructions: 'Not in the evening.', label: 'OTC Drug Facts label, pseudoephedrine 30 mg: Warnings, Directions' }),
  row({ ingredient: 'phenylephrine', product: 'Phenylephrine 10 mg tablets', suggested: false, adult: { dosage: '10 mg', frequency: 'every 4 hours, at most 6 doses in 24 hours', mg: 10, perDay: 6 }, most: '60 mg', mostMg: 60, ...DECONGESTANT, sideEffects: 'racing heart', instructions: 'For a week at most.', label: 'OTC Drug Facts label, phenylephrine 10 mg: Warnings, Directions' }),
  row({ ingredient: 'oxymetazoline', product: 'Oxymetazoline 0.05 % nasal spray', suggested: false, adult: { dosage: '2 sprays in each nostril', frequency: 'every 10 to 12 hours, at most 2 doses in 24 hours' }, most: '2 doses', minAge: 6, ...DECONGESTANT, sideEffects: 'swollen nose after more than three days', instructions: 'For three days at most.', label: 'OTC Drug Facts label, oxymetazoline 0.05 %: Warnings, Directions' }),
  row({ ingredient: 'dextromethorphan', product: 'Dextromethorphan 15 mg', suggested: false, adult: { dosage: '30 mg', frequency: 'every 6 to 8 hours, at most 4 doses in 24 hours', mg: 30, perDay: 4 }, most: '120 mg', mostMg: 120, notWith: { maoi: 'serotonin syndrome', serotonergic: 'serotonin syndrome' }, conditions: { asthma: 'chronic cough needs a doctor' }, sideEffects: 'dizziness', instructions: 'For a week at most.', label: 'OTC Drug Facts label, dextromethorphan: Warnings, Directions' }),
  row({ ingredient: 'guaifenesin', product: 'Guaifenesin 200 mg', suggested: false, adult: { dosage: '400 mg', frequency: 'every 4 hours, at most 6 doses in 24 hours', mg: 400, perDay: 6 }, most: '2400 mg', mostMg: 2400, sideEffects: 'nausea', instructions: 'Drink enough.', label: 'OTC Drug Facts label, guaifenesin: Directions' }),
  row({ ingredient: 'diphenhydramine', product: 'Diphenhydramine 25 mg', suggested: false, adult: { dosage: '25 mg', frequency: 'every 6 hours, at most 6 doses in 24 hours', mg: 25, perDay: 6 }, most: '300 mg', mostMg: 300, notWith: { ...SEDATED_WITH, antihistamine: 'two antihistamines at once' }, conditions: DROWSY, sideEffects: 'sleepiness, confusion in old age', instructions: 'Do not drive.', label: 'OTC Drug Facts label, diphenhydramine 25 mg: Warnings, Directions' }),
  row({ ingredient: 'chlorpheniramine', product: 'Chlorpheniramine 4 mg', suggested: false, adult: { dosage: '4 mg', frequency: 'every 6 hours, at most 6 doses in 24 hours', mg: 4, perDay: 6 }, most: '24 mg', mostMg: 24, notWith: { ...SEDATED_WITH, antihistamine: 'two antihistamines at once' }, conditions: DROWSY, sideEffects: 'sleepiness', instructions: 'Do not drive.', label: 'OTC Drug Facts label, chlorpheniramine 4 mg: Warnings, Directions' }),
  row({ ingredient: 'loperamide', product: 'Loperamide 2 mg', suggested: false, adult: { dosage: '4 mg first, then 2 mg', frequency: 'after each loose stool', mg: 2, perDay: 4 }, most: '8 mg', mostMg: 8, conditions: { ulcer: 'not in bowel inflammation', 'liver disease': 'builds up' }, sideEffects: 'constipation; dangerous heart rhythm when too much is taken', instructions: 'Not with fever or blood in the stool.', label: 'OTC Drug Facts label, loperamide 2 mg: Heart alert, Warnings, Directions' }),
  row({ ingredient: 'famotidine', product: 'Famotidine 20 mg', suggested: false, adult: { dosage: '20 mg', frequency: 'at most 2 doses in 24 hours', mg: 20, perDay: 2 }, most: '40 mg', mostMg: 40, notWith: { acidreducer: 'two acid reducers at once' }, conditions: { 'kidney disease': 'another dose may be needed' }, sideEffects: 'headache', instructions: 'For two weeks at most.', label: 'OTC Drug Facts label, famotidine 20 mg: Warnings, Directions' }),
  row({ ingredient: 'bismuth subsalicylate', product: 'Bismuth subsalicylate 262 mg', suggested: false, adult: { dosage: '524 mg', frequency: 'every 30 to 60 minutes, at most 8 doses in 24 hours', mg: 524, perDay: 8 }, most: '4200 mg', mostMg: 4200, minAge: 18, notWith: { anticoagulant: 'bleeding', salicylate: 'two salicylates at once', methotrexate: 'methotrexate poisoning' }, conditions: { ulcer: 'bleeding', 'bleeding disorder': 'bleeding', varicella: 'Reye’s syndrome' }, sideEffects: 'black tongue and stool', instructions: 'For two days at most.', label: 'OTC Drug Facts label, bismuth subsalicylate: Reye’s syndrome, Warnings, Directions' }),
];
