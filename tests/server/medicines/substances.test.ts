import { describe, expect, it } from 'vitest';
import { draftByRules } from '#server/medicines/draft/draft.ts';
import { checkMedicines } from '#server/medicines/check/check-medicines.ts';
import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { SUBSTANCES } from '#server/medicines/substances/substances.ts';

const nobody = { allergies: [], conditions: [], takes: [] };
/** In pregnancy a prescriber weighs these up; all others need a reason. */
const WEIGHED_UP = new Set([
  'calcium carbonate',
  'cetirizine',
  'loratadine',
  'diphenhydramine',
  'chlorpheniramine',
  'clotrimazole',
  'ketotifen',
]);
const FORBIDDEN = ['antibiotic', 'opioid', 'benzodiazepine', 'steroid', 'anticoagulant', 'insulin', 'decongestant'];

describe('the table of substances', () => {
  it('has at least 25, each once', () => {
    const names = SUBSTANCES.map(({ ingredient }) => ingredient);
    expect(names.length).toBeGreaterThanOrEqual(25);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(SUBSTANCES)('knows $ingredient by name, and where its facts come from', (row) => {
    const [found] = findMedicines(row.ingredient);
    expect(found?.ingredient).toBe(row.ingredient);
    expect(row.label).toMatch(/label/i);
    expect(row.verify).not.toBe('');
    if (row.suggested) expect(found?.classes.filter((one) => FORBIDDEN.includes(one))).toEqual([]);
  });

  it.each(SUBSTANCES.filter(({ mostMg }) => mostMg !== undefined))('gives $ingredient within its label', (row) => {
    for (const dose of [row.adult, row.lower ?? row.adult])
      expect((dose.mg ?? 0) * (dose.perDay ?? 1)).toBeLessThanOrEqual(row.mostMg ?? 0);
    expect(row.lower?.mg ?? 0).toBeLessThanOrEqual(row.adult.mg ?? 0);
    const tooMuch = { name: row.ingredient, dosage: `${(row.mostMg ?? 0) + 1} mg`, frequency: 'once a day' };
    const kinds = checkMedicines([tooMuch], nobody).map(({ kind }) => kind);
    expect(kinds).toContain('dose');
  });

  it.each([
    ['ibuprofen', 'recent surgery'],
    ['naproxen', 'fluid loss'],
    ['paracetamol', 'liver disease'],
    ['pseudoephedrine', 'overactive thyroid'],
    ['diphenhydramine', 'enlarged prostate'],
    ['loperamide', 'ulcer'],
    ['oral rehydration salts', 'heart failure'],
    ['calcium carbonate', 'kidney stones'],
    ['benzocaine', 'g6pd'],
    ['salicylic acid', 'diabetes'],
  ])('warns of %s in %s', (name, condition) => {
    const warnings = checkMedicines([{ name }], { ...nobody, conditions: [condition] });
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'condition', severity: 'stop', medicine: name }));
  });

  it.each(SUBSTANCES.filter(({ ingredient }) => ingredient !== 'paracetamol'))(
    'warns of $ingredient in pregnancy, and stops what is not only weighed up',
    (row) => {
      const warnings = checkMedicines([{ name: row.ingredient }], { ...nobody, pregnant: true });
      const severities = warnings.filter(({ kind }) => kind === 'pregnancy').map(({ severity }) => severity);
      expect(severities).toContain(WEIGHED_UP.has(row.ingredient) ? 'care' : 'stop');
    },
  );

  it.each(SUBSTANCES)('stops $ingredient below its age', (row) => {
    const warnings = checkMedicines([{ name: row.ingredient }], { ...nobody, age: 1.5 });
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'age', severity: 'stop' }));
  });

  it.each(SUBSTANCES)('stops $ingredient when it is taken already, or not tolerated', (row) => {
    const taken = checkMedicines([{ name: row.ingredient }], { ...nobody, takes: [row.ingredient] });
    expect(taken).toContainEqual(expect.objectContaining({ kind: 'duplicate', severity: 'stop' }));
    const allergic = checkMedicines([{ name: row.ingredient }], { ...nobody, allergies: [row.ingredient] });
    expect(allergic).toContainEqual(expect.objectContaining({ kind: 'allergy', severity: 'stop' }));
  });
});

describe('children’s doses by weight', () => {
  const ages: readonly (readonly [number, number])[] = [
    [2, 12],
    [3, 14],
    [5, 18],
    [6, 21.7],
    [7, 24],
    [9, 29],
    [11, 38],
    [14, 52],
    [17, 70],
  ];
  it.each(ages)('at %i years and %f kg stay under the caps per kg', (age, kg) => {
    for (const report of [
      `${age}-year-old boy, ${kg} kg, fever. No allergies.`,
      `${age}-year-old boy, ${kg} kg, fever. Allergic to paracetamol.`,
    ]) {
      const { medications } = draftByRules({ medical_report_text: report, current_symptoms: ['fever'] });
      expect(medications).toHaveLength(1);
      const [one] = medications ?? [];
      const mg = Number(/(\d+) mg/.exec(one?.dosage ?? '')?.[1]);
      const perDay = Number(/at most (\d+)/.exec(one?.frequency ?? '')?.[1]);
      const [single, daily] = one?.medication.startsWith('Para') === true ? [15, 60] : [10, 30];
      expect(mg).toBeGreaterThan(0);
      expect(mg).toBeLessThanOrEqual(single * kg);
      expect(mg * perDay).toBeLessThanOrEqual(daily * kg);
    }
  });
});
