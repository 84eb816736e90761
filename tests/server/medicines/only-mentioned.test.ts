import { describe, expect, it } from 'vitest';
import { prescriptionNotes } from '#server/medicines/check/prescription-notes.ts';

const adult = { allergies: ['none'], conditions: [], takes: [], age: 40, weightKg: 80 };
const checkedWith = (history: string, name = 'metformin 500 mg bd') =>
  prescriptionNotes([{ name }], { facts: { ...adult, conditions: [history] }, history, medicinesAsked: true });

describe('kidneys', () => {
  it.each([
    'kidney function not tested',
    'kidneys never checked',
    'eGFR pending',
    'eGFR ?',
    'eGFR due in 2 weeks',
    'eGFR not done since 2019',
    'creatinine not done',
    'creatinine due in 3 days',
    'awaiting U&Es, kidney function unknown',
    'renal function to be checked next week',
    'kidney function should be normal',
    'kidneys normal?',
    'mother has kidney failure',
    'family history of kidney disease',
    'kidney function normal in mother',
    'kidney disease runs in the family',
    'kidneys ok I think',
    'kidney stones 2010',
    'no kidney stones',
    'renal colic',
    'kidney pain',
    'back pain near the kidneys',
    'drinks kidney tea',
  ])('are not known from “%s”', (history) => {
    const [checked = '', open = ''] = checkedWith(history);
    expect(checked).not.toMatch(/kidney (?:function|disease)|eGFR/u);
    expect(open).toContain('kidney function (it decides about metformin)');
  });

  it.each([
    'eGFR 85',
    'eGFR in 2020: 85',
    'eGFR > 90',
    'creatinine 80 umol/l',
    'Cr 0.9 mg/dL, LFTs pending',
    'normal kidney function',
    'kidney function: normal',
    'U&Es normal',
    'kidneys are fine',
    'no kidney disease',
    'no known heart, kidney or liver problems',
    'kidney problems? No',
  ])('are known from “%s”', (history) => {
    const notes = checkedWith(history).join(' ');
    expect(notes).toMatch(/Checked: [^.]*kidney function/u);
    expect(notes).not.toMatch(/Not known here: [^.]*kidney function/u);
  });

  it.each([
    ['CKD stage 3', /Checked: [^.]*eGFR below 60/u],
    ['on dialysis', /Checked: [^.]*kidney disease/u],
    ['only one kidney', /Not known here: eGFR \(it decides about metformin\)/u],
    ['kidney transplant', /Not known here: eGFR/u],
    ['CKD due to diabetes', /Checked: [^.]*kidney disease/u],
  ])('are weak from “%s”', (history, said) => {
    expect(checkedWith(history).join(' ')).toMatch(said);
  });
});

describe('what a history only supposes', () => {
  it.each(['pregnancy test pending', 'maybe pregnant', '? pregnant', 'could be pregnant'])(
    'leaves a pregnancy open: “%s”',
    (history) => {
      const facts = { ...adult, conditions: [history], pregnant: true };
      const notes = prescriptionNotes([{ name: 'ramipril 5 mg' }], { facts, history, medicinesAsked: true }).join(' ');
      expect(notes).not.toMatch(/Checked: [^.]*pregnancy/u);
      expect(notes).toMatch(/Not known here: [^.]*pregnancy \(it decides about ramipril\)/u);
    },
  );

  it.each([
    ['?asthma', 'asthma'],
    ['possible asthma', 'asthma'],
    ['liver disease not confirmed', 'liver disease'],
    ['brother has epilepsy', 'epilepsy'],
  ])('is not said to be checked: “%s”', (history, illness) => {
    const [checked, open] = checkedWith(history, 'ibuprofen 400 mg');
    expect(checked).not.toContain(illness);
    expect(open).toContain(illness);
  });

  it('leaves what is certain beside it checked', () => {
    expect(checkedWith('asthma and possible gout', 'ibuprofen 400 mg')[0]).toContain('asthma');
  });
});

describe('medicines that a history does not name', () => {
  it.each(['takes something for blood pressure', 'on some tablets for the heart', 'takes a heart tablet'])(
    'are not known: “%s”',
    (history) => {
      const said = history.replace(/^(?:takes|on) /u, '');
      expect(checkedWith(history).join(' ')).toMatch(new RegExp(`Not known here: [^.]*${said}`, 'u'));
    },
  );

  it.each(['wife takes something for blood pressure', 'takes several medicines: ramipril, metformin', 'on no tablets'])(
    'are none in “%s”',
    (history) => {
      expect(checkedWith(history).join(' ')).not.toMatch(/something|several|tablets/u);
    },
  );
});
