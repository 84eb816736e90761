import { describe, expect, it } from 'vitest';
import { checkMedicines } from '#server/medicines/check/check-medicines.ts';
import { prescriptionNotes } from '#server/medicines/check/prescription-notes.ts';

const having = (allergies: string[]) => ({ allergies, conditions: [], takes: [], age: 40, weightKg: 80 });
const notes = (allergies: string[], name = 'ibuprofen 400 mg') =>
  prescriptionNotes([{ name }], { facts: having(allergies), history: 'well', medicinesAsked: true }).join(' ');
const warned = (allergies: string[], name: string) =>
  checkMedicines([{ name }], having(allergies))
    .filter(({ kind }) => kind === 'allergy')
    .map(({ severity, message }) => `${severity}: ${message}`);

describe('an allergy to an antibiotic that is not named', () => {
  it.each([
    'some antibiotic',
    'antibiotics',
    'an antibiotic, cannot remember which',
    'penicillin and another antibiotic',
  ])('is asked about and stays open: “%s”', (allergy) => {
    expect(warned([allergy], 'doxycycline 100 mg')).toEqual([
      `care: Allergy to ${allergy}: which antibiotic is not named, ask whether it was doxycycline.`,
    ]);
    expect(notes([allergy], 'doxycycline 100 mg')).toMatch(/Not known here: (?:the|an) allergy/u);
  });

  it('asks about no other medicine, and not where it is named', () => {
    expect(warned(['antibiotics'], 'ibuprofen 400 mg')).toEqual([]);
    expect(warned(['antibiotics (penicillin)'], 'doxycycline 100 mg')).toEqual([]);
    expect(warned(['antibiotics (penicillin)'], 'amoxicillin 500 mg')[0]).toMatch(/^stop/u);
    expect(notes(['antibiotics'])).not.toMatch(/Checked: allergies/u);
  });
});

describe('the part of an allergy list that no table knows', () => {
  it.each([
    ['penicillin, quellosan', 'the allergy to quellosan'],
    ['penicillin and a painkiller', 'the allergy to a painkiller'],
    ['penicillin, and something else', 'an allergy that is not named (something else)'],
    ['not penicillin, cannot remember which', 'an allergy that is not named (cannot remember which)'],
    ['penicillin (rash), quellosan (hives)', 'the allergy to quellosan'],
    ['penicillin + quellosan', 'the allergy to quellosan'],
    ['penicillin/quellosan', 'the allergy to quellosan'],
    ['penicillin or quellosan', 'the allergy to quellosan'],
    ['penicillin. quellosan', 'the allergy to quellosan'],
    ['no idea', 'an allergy that is not named (no idea)'],
  ])('is named: “%s”', (allergy, open) => {
    expect(notes([allergy])).toContain(`Not known here: ${open}`);
  });

  it.each([
    'penicillin',
    'penicillin and aspirin',
    'penicillin, nuts, cats and bee stings',
    'penicillin (rash, swelling and hives)',
    'penicillin - rash and swelling, as a child',
    'penicillin, caused hives in 2010',
    'amoxicillin/clavulanic acid',
    'eggs',
    'none',
    'NKDA',
  ])('is none in “%s”', (allergy) => {
    expect(notes([allergy])).toContain('Checked: allergies');
    expect(notes([allergy])).not.toMatch(/Not known here: [^.]*allerg/u);
  });

  it('does not count a medicine that it was not', () => {
    expect(notes(['not penicillin, cannot remember which'])).not.toContain('Checked: allergies');
  });
});
