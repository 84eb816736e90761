import { describe, expect, it } from 'vitest';
import { checkMedicines } from '#server/medicines/check/check-medicines.ts';
import { draftByRules } from '#server/medicines/draft/draft.ts';
import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { DANGEROUS_PAIRS, DANGEROUS_PATIENTS } from '../vignettes/dangerous-pairs.ts';

const nobody = { allergies: [], conditions: [], takes: [] };
const draft = (report: string) =>
  draftByRules({ medical_report_text: `${report} Runny nose since yesterday.`, current_symptoms: ['runny nose'] });

/** How bad a draft calls something that it says of all these names: held, to be known, or nothing. */
function severityIn(report: string, names: readonly string[]): 'stop' | 'care' | undefined {
  const { holdMedicines, warnings = [] } = draft(report);
  const wanted = names.map((name) => findMedicines(name).map(({ ingredient }) => ingredient));
  const speaks = (text: string) => wanted.every((all) => all.some((one) => text.includes(one)));
  if (holdMedicines.some((line) => line.startsWith('Ask the prescriber now') && speaks(line))) return 'stop';
  return warnings.some(speaks) ? 'care' : undefined;
}

/** How bad the check of a handwritten prescription calls a medicine for somebody who takes the other one. */
function severityOf(prescribed: string, taken: string): 'stop' | 'care' | undefined {
  const found = checkMedicines([{ name: prescribed }], { ...nobody, age: 50, takes: [taken] });
  const between = found.filter(({ kind }) => kind === 'interaction').map(({ severity }) => severity);
  return between.includes('stop') ? 'stop' : between[0];
}

describe.each(DANGEROUS_PAIRS)('%s with %s is %s', (one, other, severity) => {
  it('when both are taken already, whichever is named first', () => {
    expect(severityIn(`50-year-old man. Takes ${one} and ${other}.`, [one, other])).toBe(severity);
    expect(severityIn(`50-year-old man. Takes ${other} and ${one}.`, [one, other])).toBe(severity);
  });

  it('when one is prescribed by hand and the other is taken, either way', () => {
    expect([severityOf(one, other), severityOf(other, one)]).toEqual([severity, severity]);
  });
});

describe('a medicine that is taken is held against the patient', () => {
  it.each(DANGEROUS_PATIENTS)('%s, %s: %s', (medicine, patient, severity) => {
    const who = /pregnan|breast/u.test(patient) ? '28-year-old woman' : '50-year-old man';
    expect(severityIn(`${who}, ${patient}. Takes ${medicine}.`, [medicine])).toBe(severity);
  });

  it.each([
    ['9-year-old boy, 28 kg. Takes aspirin.', 'aspirin'],
    ['10-year-old girl, 30 kg. Takes codeine.', 'codeine'],
    ['6-year-old girl, 20 kg. Takes doxycycline.', 'doxycycline'],
  ])('and against the age: %s', (report, medicine) => expect(severityIn(report, [medicine])).toBe('stop'));

  it('an allergy to it, and a dose that has killed', () => {
    expect(severityIn('50-year-old man. Allergic to penicillin. Takes Augmentin.', ['amoxicillin'])).toBe('stop');
    expect(severityIn('50-year-old man. Takes methotrexate 10 mg daily.', ['methotrexate'])).toBe('stop');
    expect(severityIn('50-year-old man. Takes methotrexate 10 mg once a week.', ['methotrexate'])).toBeUndefined();
  });

  it('and against a pregnancy that could begin, or has not been asked about', () => {
    expect(severityIn('25-year-old woman. Takes valproate.', ['valproate'])).toBe('care');
    expect(severityIn('25-year-old man. Takes valproate.', ['valproate'])).toBeUndefined();
    expect(severityIn('25-year-old woman, not pregnant. Takes isotretinoin.', ['isotretinoin'])).toBeUndefined();
  });

  it.each([
    '60-year-old man. eGFR 90. Takes amlodipine and ramipril.',
    '60-year-old man. eGFR 90. Takes metformin and atorvastatin.',
    '60-year-old man, heart attack in 2019. eGFR 90. Takes aspirin 75 mg and ramipril.',
    '60-year-old man. eGFR 90. Takes levothyroxine and lisinopril.',
    '30-year-old woman, 20 weeks pregnant. eGFR 90. Takes labetalol and amoxicillin.',
    '60-year-old man, enlarged prostate. eGFR 90. Takes tamsulosin and finasteride.',
    '60-year-old woman, hypertension. eGFR 90, potassium 4.4. Takes losartan and simvastatin.',
  ])('and what is usual is not held: %s', (report) => {
    const { holdMedicines, warnings } = draft(report);
    expect(holdMedicines.filter((line) => line.startsWith('Ask the prescriber'))).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('with a reason and where it stands', () => {
    expect(draft('64-year-old man. eGFR 22. Takes metformin.').holdMedicines).toContain(
      'Ask the prescriber now. metformin with an eGFR below 30: contraindicated: lactic acidosis (label: metformin, contraindicated below eGFR 30).',
    );
  });

  it('in a draft that refuses and in one for an emergency, too', () => {
    expect(draft('Patient. Takes warfarin and diclofenac.').holdMedicines.join()).toContain('diclofenac with warfarin');
    const emergency = draft('60-year-old man. Crushing chest pain with sweating. Takes Viagra and Imdur.');
    expect(emergency.emergencyInstructions).toMatch(/^EMERGENCY/);
    expect(emergency.holdMedicines.join()).toContain('isosorbide with sildenafil');
  });
});

describe('what is said to be in order', () => {
  const said = (report: string) =>
    draft(report).considerations.filter((line) => /^(?:Checked|Not known here|Whether these|The tables)/u.test(line));

  it('is a medicine that was checked and that nothing was found against', () => {
    const lines = said('50-year-old man. No allergies. eGFR 90. Takes lisinopril, atorvastatin and Zyloprantine.').join(
      '\n',
    );
    expect(lines).toContain('Checked: allergies, 2 medicines (lisinopril, atorvastatin), age.');
    expect(lines).toMatch(/Not known here: [^.]*zyloprantine/u);
    expect(lines).toMatch(/hold nothing against lisinopril, atorvastatin for/u);
  });

  it('is never one that something was found against, or that no table knows', () => {
    for (const report of [
      '50-year-old man. Takes warfarin and diclofenac.',
      '50-year-old man, CKD stage 5. Takes metformin.',
      '50-year-old man. Takes Zyloprantine.',
    ])
      expect(said(report).join()).not.toContain('hold nothing against');
  });

  it('no draft says of any medicine that it goes on as it is', () => {
    expect(JSON.stringify(draft('50-year-old man. Takes warfarin and lisinopril.'))).not.toMatch(/go(?:es)? on as/u);
  });

  it('is no medicine that depends on something nobody wrote down', () => {
    expect(said('50-year-old man. No allergies. Takes metformin.').join()).toContain(
      'Whether these may go on depends on what is not known here: metformin (kidney function).',
    );
    expect(said('30-year-old woman. eGFR 95. Takes lisinopril.').join()).toContain('lisinopril (pregnancy)');
    expect(said('50-year-old man. eGFR 95. Takes metformin.').join()).toContain('hold nothing against metformin');
  });

  it('is no half of a product whose other half is held', () => {
    expect(said('50-year-old man. G6PD deficiency. eGFR 95. Takes co-trimoxazole.').join()).not.toContain(
      'hold nothing',
    );
  });

  it('a substance that two products hold is held; a brand that is explained is not', () => {
    const held = (report: string) => draft(report).holdMedicines.join();
    expect(held('50-year-old man. Takes Tylenol and Lemsip.')).toContain('paracetamol is named under two names');
    expect(held('50-year-old man. Takes Advil (ibuprofen).')).not.toContain('two names');
  });

  it('kidney function and allergies that nobody wrote down are not known', () => {
    expect(said('50-year-old man. Takes lisinopril.').join()).toContain('Not known here: allergies, kidney function.');
  });
});

describe('values, illnesses and devices are no medicines', () => {
  it.each([
    'creatinine',
    'hypertension',
    'CPAP',
    'haemoglobin',
    'oxygen',
    'dialysis',
    'hypothyroidism',
    'cholesterol',
    'fever',
    'rash',
    'cough',
  ])('so “%s” is not called unknown', (word) => {
    const { considerations } = draft(`50-year-old man. Medications: lisinopril, ${word} 12 mg, Zyloprantine 40 mg.`);
    expect(considerations.join('\n')).not.toMatch(new RegExp(`(?:Unchecked|Not known here)[^\\n]*${word}`, 'iu'));
    expect(considerations.join('\n')).toMatch(/Unchecked: the medicine “zyloprantine”/u);
  });

  it.each(['Potassium 5.9 mmol/L', 'serum calcium 2.4', 'low iron', 'potassium is normal'])(
    '“%s” is a value of the blood',
    (value) => expect(findMedicines(value)).toEqual([]),
  );

  it.each(['potassium chloride 600 mg', 'takes potassium and calcium daily', 'iron 65 mg'])('“%s” is taken', (text) =>
    expect(findMedicines(text)).not.toEqual([]),
  );
});
