import { describe, expect, it } from 'vitest';
import { checkMedicines } from '#server/medicines/check/check-medicines.ts';
import type { CheckedMedicine } from '#server/medicines/check/medicine-warning.ts';
import type { PatientFacts } from '#server/medicines/read/patient-facts.ts';

const facts = (over: Partial<PatientFacts> = {}): PatientFacts => ({
  allergies: [],
  conditions: [],
  takes: [],
  ...over,
});
const found = (medicine: string | CheckedMedicine, over?: Partial<PatientFacts>) =>
  checkMedicines([typeof medicine === 'string' ? { name: medicine } : medicine], facts(over)).map(
    ({ kind, severity }) => `${kind} ${severity}`,
  );

describe('a medicine is checked', () => {
  it.each([
    ['Amoxicillin 500 mg', { allergies: ['Penicillin (rash)'] }, 'allergy stop'],
    ['Cephalexin', { allergies: ['penicillin'] }, 'allergy stop'],
    ['Advil', { allergies: ['aspirin'] }, 'allergy stop'],
    ['Celecoxib', { allergies: ['sulfa'] }, 'allergy stop'],
    ['Calamine lotion', { allergies: ['calamine'] }, 'allergy stop'],
    ['Tylenol', { takes: ['Panadol 500 mg'] }, 'duplicate stop'],
    ['NyQuil', { takes: ['paracetamol'] }, 'duplicate stop'],
    ['Ibuprofen', { takes: ['naproxen'] }, 'interaction stop'],
    ['Ibuprofen', { takes: ['warfarin 5 mg daily'] }, 'interaction stop'],
    ['Ibuprofen', { takes: ['Lisinopril'] }, 'interaction stop'],
    ['Ibuprofen', { takes: ['a diuretic'] }, 'interaction stop'],
    ['Ibuprofen', { takes: ['Sertraline'] }, 'interaction stop'],
    ['Paracetamol', { takes: ['warfarin'] }, 'interaction care'],
    ['Tramadol', { takes: ['phenelzine'] }, 'interaction stop'],
    ['Pseudoephedrine', { takes: ['phenelzine'] }, 'interaction stop'],
    ['Sildenafil', { takes: ['nitroglycerin'] }, 'interaction stop'],
    ['Clarithromycin', { takes: ['simvastatin'] }, 'interaction stop'],
    ['Metronidazole', { takes: ['Coumadin'] }, 'interaction stop'],
    ['Calcium carbonate', { takes: ['levothyroxine'] }, 'interaction care'],
    ['Sudafed', { conditions: ['high blood pressure'] }, 'condition stop'],
    ['Ibuprofen', { conditions: ['CKD stage 3'] }, 'condition stop'],
    ['Ibuprofen', { conditions: ['asthma'] }, 'condition stop'],
    ['Paracetamol', { conditions: ['cirrhosis'] }, 'condition stop'],
    ['Propranolol', { conditions: ['asthma'] }, 'condition stop'],
    ['Ramipril', { pregnant: true }, 'pregnancy stop'],
    ['Paracetamol', { pregnant: true }, 'pregnancy care'],
    ['Omeprazole', { pregnant: true }, 'pregnancy care'],
    ['Cetirizine', { breastfeeding: true }, 'pregnancy stop'],
    ['Aspirin', { age: 14 }, 'age stop'],
    ['Codeine', { age: 10 }, 'age stop'],
    ['Diphenhydramine', { age: 80 }, 'age care'],
    ['Acetazolamide', { allergies: ['sulfa drugs'] }, 'allergy stop'],
    ['Combined pill', { conditions: ['smokes, 20 a day'] }, 'condition care'],
    ['Combined pill', { conditions: ['smokes, 20 a day'], age: 38 }, 'condition stop'],
    ['Fentanyl patch', { takes: ['ramipril'] }, 'condition stop'],
    ['Salmeterol', { takes: ['Symbicort'] }, 'interaction stop'],
    ['Ramipril', { takes: ['Yasmin'] }, 'interaction care'],
    ['Fosamax', { conditions: ['GORD'] }, 'condition care'],
    ['Propofol', { allergies: ['egg'] }, 'condition care'],
    ['Propofol', { allergies: ['Soya (hives)'] }, 'condition care'],
    ['Propofol', { conditions: ['peanut allergy'] }, 'condition care'],
    ['Isotretinoin', { allergies: ['peanuts'] }, 'condition stop'],
    ['Desogestrel', { conditions: ['migraine with aura'] }, 'condition care'],
    ['Combined pill', { conditions: ['migraine with aura'] }, 'condition stop'],
    ['Zyloprantine', {}, 'unchecked care'],
    ['Paracetamol', { takes: ['Zyloprantine'] }, 'unchecked care'],
  ] as const)('%s with %j: %s', (name, over, warning) => {
    expect(found(name, over)).toContain(warning);
  });

  it.each([
    [{ dosage: '1000 mg', frequency: 'every 4 hours' }, {}],
    [{ dosage: '1 g', frequency: 'four times a day' }, {}],
    [{ dosage: '2 tablets of 500 mg', frequency: 'QDS' }, {}],
    [{ dosage: '500-1000 mg', frequency: 'every 6 hours' }, {}],
    [{ dosage: '1000 mg', frequency: 'three times a day' }, { age: 80 }],
    [{ dosage: '1000 mg', frequency: 'tds' }, { weightKg: 44 }],
    [{ dosage: '1000 mg', frequency: '3 times daily' }, { conditions: ['alcoholism'] }],
    [{ dosage: '1000 mg', frequency: 'every 8 hours' }, { takes: ['warfarin'] }],
    [
      { dosage: '500 mg', frequency: 'every 6 hours' },
      { age: 6, weightKg: 20 },
    ],
    [{ dosage: '250 mg', frequency: 'every 6 hours' }, { age: 6 }],
  ])('paracetamol %j for %j is too much', (dose, over) => {
    expect(found({ name: 'Paracetamol', ...dose }, over)).toContain('dose stop');
  });

  it.each([
    ['Paracetamol', { dosage: '1 g', frequency: 'four times a day' }, { age: 40, weightKg: 80 }, 'dose care'],
    ['Paracetamol', { dosage: '1 g', frequency: 'four times a day' }, { age: 40 }, 'dose care'],
    ['Paracetamol', { dosage: '1 g', frequency: 'every 4 hours' }, { age: 40, weightKg: 80 }, 'dose stop'],
    ['Paracetamol', { dosage: '1 g', frequency: 'four times a day' }, {}, 'dose stop'],
    ['Paracetamol', { dosage: '1 g', frequency: 'four times a day' }, { age: 16, weightKg: 80 }, 'dose stop'],
    ['Paracetamol', { dosage: '1 g', frequency: 'four times a day' }, { age: 40, weightKg: 48 }, 'dose stop'],
    ['Paracetamol', { dosage: '1 g', frequency: 'qds' }, { age: 40, conditions: ['cirrhosis'] }, 'dose stop'],
    ['Paracetamol', { dosage: '1 g', frequency: 'qds' }, { age: 40, conditions: ['alcoholism'] }, 'dose stop'],
    ['Paracetamol', { dosage: '1 g', frequency: 'qds' }, { age: 70, weightKg: 80 }, 'dose stop'],
    ['Ibuprofen', { dosage: '600 mg', frequency: 'tds' }, { age: 40 }, 'dose care'],
    ['Ibuprofen', { dosage: '800 mg', frequency: 'qds' }, { age: 40 }, 'dose stop'],
    ['Naproxen', { dosage: '500 mg', frequency: 'bd' }, { age: 40 }, 'dose care'],
  ] as const)(
    '%s %j for %j, between the counter’s label and what may be prescribed: %s',
    (name, dose, over, warning) => {
      expect(found({ name, ...dose }, over).filter((one) => one.startsWith('dose'))).toEqual([warning]);
    },
  );

  it('and says where the weight that decides about 4 g of paracetamol is not known', () => {
    const said = (weightKg?: number) =>
      checkMedicines(
        [{ name: 'Paracetamol', dosage: '1 g', frequency: 'qds' }],
        facts({ age: 40, ...(weightKg === undefined ? {} : { weightKg }) }),
      ).map(({ message }) => message);
    expect(said(80)).toEqual([
      'paracetamol 4000 mg in 24 hours is more than the 3000 mg of the over-the-counter label; a prescriber may give up to 4000 mg (summary of product characteristics: paracetamol, adults of 50 kg and more).',
    ]);
    expect(said()[0]).toContain('the weight is not known here');
  });

  it('and left in peace when nothing is against it', () => {
    expect(found({ name: 'Paracetamol', dosage: '1000 mg', frequency: 'every 8 hours' }, { age: 30 })).toEqual([]);
    expect(found({ name: 'Paracetamol', dosage: '500 mg', frequency: 'every 6 hours' }, { age: 80 })).toEqual([]);
    expect(
      found({ name: 'Amoxicillin', dosage: '500 mg', frequency: 'tds' }, { age: 30, allergies: ['ibuprofen'] }),
    ).toEqual([]);
    expect(found('Propofol', { allergies: ['penicillin', 'codeine (vomiting)'] })).toEqual([]);
    expect(found('Ramipril', { allergies: ['codeine (vomiting)'] })).toEqual([]);
    expect(found('Ibuprofen', { conditions: ['no history of ulcer, asthma or kidney disease'] })).toEqual([]);
  });

  it('and a group of two things is told once, by the row that says more', () => {
    const over = { conditions: ['smokes, 20 a day'], age: 38 };
    expect(found('Combined pill', over)).toEqual(['condition stop']);
    expect(found('Desogestrel', over)).toEqual([]);
    expect(found('Fentanyl patch', { takes: ['morphine'] })).not.toContain('condition stop');
  });

  it('against the others on the same prescription, each pair once', () => {
    const warnings = checkMedicines([{ name: 'Ibuprofen' }, { name: 'Warfarin' }, { name: 'Advil' }], facts());
    expect(warnings.map(({ kind, medicine }) => `${kind} ${medicine}`)).toEqual([
      'interaction Warfarin',
      'duplicate Advil',
      'interaction Advil',
    ]);
  });

  it('whatever is written, without a throw', () => {
    for (const name of ['', ' ', '💊', 'ibuprofen'.repeat(1000), '(((', '\\', 'null'])
      expect(() =>
        checkMedicines(
          [{ name, dosage: name, frequency: name }],
          facts({ allergies: [name], takes: [name], conditions: [name] }),
        ),
      ).not.toThrow();
  });
});

describe('a dose beyond the label’s', () => {
  it.each([
    [{ name: 'Simvastatin', dosage: '80 mg', frequency: 'at night' }, {}],
    [{ name: 'Citalopram', dosage: '40 mg', frequency: 'daily' }, { age: 78 }],
    [{ name: 'Metformin', dosage: '1 g', frequency: 'twice daily' }, { conditions: ['eGFR 40'] }],
    [{ name: 'Alendronic acid', dosage: '70 mg', frequency: 'daily' }, {}],
    [{ name: 'Levothyroxine', dosage: '100 mg', frequency: 'daily' }, {}],
    [{ name: 'Colchicine', dosage: '500 micrograms', frequency: 'every 2 hours' }, {}],
    [{ name: 'Digoxin', dosage: '250 micrograms', frequency: 'daily' }, { conditions: ['eGFR 25'] }],
    [{ name: 'Simvastatin', dosage: '40 mg', frequency: 'at night' }, { takes: ['amlodipine 5 mg'] }],
    [{ name: 'MST', dosage: '100 mg', frequency: 'twice daily' }, { takes: ['ramipril'] }],
  ])('stops %j for %j', (medicine, over) => expect(found(medicine, over)).toContain('dose stop'));

  it.each([
    [{ name: 'Citalopram', dosage: '40 mg', frequency: 'daily' }, { age: 50 }],
    [{ name: 'Simvastatin', dosage: '40 mg', frequency: 'at night' }, { takes: ['ramipril'] }],
    [{ name: 'MST', dosage: '100 mg', frequency: 'twice daily' }, { takes: ['morphine 60 mg twice daily'] }],
    [{ name: 'Digoxin', dosage: '125 micrograms', frequency: 'daily' }, { conditions: ['eGFR 25'] }],
    [{ name: 'Alendronic acid', dosage: '70 mg', frequency: 'once weekly' }, {}],
    [{ name: 'Levothyroxine', dosage: '100 mcg', frequency: 'daily' }, {}],
    [{ name: 'Metoclopramide', dosage: '5 mg/5 ml', frequency: 'every hour' }, {}],
    [{ name: 'Diazepam', dosage: '60 mg iv', frequency: 'once only' }, {}],
  ])('and lets %j for %j be', (medicine, over) => expect(found(medicine, over)).not.toContain('dose stop'));
});

it('what dissolves in water is the same medicine', () => {
  expect(found('Soluble paracetamol', { takes: ['paracetamol'] })).toContain('duplicate stop');
  expect(found('Effervescent co-codamol', { takes: ['diazepam'] })).toContain('interaction stop');
});

it('low-dose aspirin after a stroke is to be known, other painkillers stop', () => {
  expect(found('Aspirin', { conditions: ['recent stroke'] })).not.toContain('condition stop');
  expect(found('Ibuprofen', { conditions: ['recent stroke'] })).toContain('condition stop');
});

it('somebody who has stopped smoking does not smoke', () => {
  expect(found('Combined pill', { conditions: ['ex-smoker'] })).not.toContain('condition care');
});

it('what speaks against the combined pill does not speak against the progestogen-only pill', () => {
  for (const condition of ['smoker', 'hypertension', 'severe obesity']) {
    expect(found('Combined pill', { conditions: [condition] })).not.toEqual([]);
    expect(found('Cerazette', { conditions: [condition] })).toEqual([]);
  }
});
