import { describe, expect, it } from 'vitest';
import { findAlarms } from '#server/medicines/signs/alarms.ts';
import { draftByRules } from '#server/medicines/draft/draft.ts';
import { readMedicineHistory } from '#server/medicines/read/medicine-history.ts';
import { readCase } from '#server/medicines/read/patient-facts.ts';

const takes = (text: string) => readMedicineHistory(`58-year-old man. ${text}`).takes;
const allergies = (text: string) => readMedicineHistory(`58-year-old man. ${text}`).allergies;

describe('a medicine is taken now', () => {
  it.each<[string, string[]]>([
    ['On ramipril 5 mg od.', ['ramipril']],
    ['Takes metformin and atorvastatin.', ['metformin', 'atorvastatin']],
    ['Meds: bisoprolol, apixaban, furosemide.', ['bisoprolol', 'apixaban', 'furosemide']],
    ['DH: sertraline 50 mg', ['sertraline']],
    ['Amitriptyline 10 mg nocte.', ['amitriptyline']],
    ['Regular omeprazole.', ['omeprazole']],
    ['Started amlodipine last week.', ['amlodipine']],
    ['Started warfarin three years ago.', ['warfarin']],
    ['OTC ibuprofen for 3 days.', ['ibuprofen']],
    ['Tried paracetamol without effect.', ['paracetamol']],
    ['Had ibuprofen this morning.', ['ibuprofen']],
    ['Stopped warfarin yesterday.', ['warfarin']],
    ['Was started on lithium in 2019.', ['lithium']],
    ['Wants a repeat of her warfarin.', ['warfarin']],
    ['Stopped metformin last year and started gliclazide.', ['gliclazide']],
    ['Never misses his apixaban.', ['apixaban']],
    ['Switched from ramipril to losartan.', ['losartan']],
    ['Took her husband’s diclofenac last night.', ['diclofenac']],
    ['No relief with naproxen.', ['naproxen']],
    ['Has not taken her warfarin for two days.', ['warfarin']],
    ['Requesting diazepam, on zopiclone 7.5 nocte.', ['zopiclone']],
  ])('%s', (text, names) => expect(takes(text)).toEqual(names));
});

describe('a medicine is not taken now', () => {
  it.each([
    'Took warfarin until 2019.',
    'Stopped metformin last year.',
    'Had ibuprofen in the past.',
    'Was on prednisolone in 2020.',
    'Used to take lithium.',
    'Previously on simvastatin.',
    'Warfarin discontinued two years ago.',
    'Amiloride and digoxin stopped in 2018.',
    'Completed a course of doxycycline in spring.',
    'No longer takes methotrexate.',
    'Asks for diclofenac.',
    'Would like antibiotics.',
    'Wants a prescription of tramadol.',
    'Asks whether he could have sildenafil.',
    'Hoping for some codeine.',
    'Refuses statins and simvastatin.',
    'Never took warfarin.',
    'Prescribed metformin but never took it.',
    'Was offered sertraline, declined.',
    'Her husband takes warfarin.',
    'Mother on lithium.',
    'Dtr on methotrexate.',
    'His dad swears by ibuprofen.',
    'Not had her warfarin since 2018.',
    'Prev had zopiclone.',
    'His brother uses insulin.',
    'Serum potassium 4.1 mmol/l.',
    'Potassium 5.6, creatinine 140.',
    'Vitamin D level low.',
  ])('%s', (text) => expect(takes(text)).toEqual([]));
});

describe('what a medicine did is an allergy or an intolerance', () => {
  it.each<[string, string[]]>([
    ['Aspirin made her wheeze.', ['aspirin']],
    ['Codeine makes him sick.', ['codeine']],
    ['Penicillin gave her a rash.', ['penicillin']],
    ['Came out in hives after amoxicillin.', ['amoxicillin']],
    ['Anaphylaxis to amoxicillin at age 12.', ['amoxicillin']],
    ['Ibuprofen gave a GI bleed in 2015.', ['ibuprofen']],
    ['Vomiting from codeine.', ['codeine']],
    ['Trimethoprim: rash.', ['trimethoprim']],
    ['Ibuprofen does not agree with him.', ['ibuprofen']],
    ['Could not tolerate ramipril. Cannot take naproxen.', ['ramipril', 'naproxen']],
  ])('%s', (text, names) => {
    expect(allergies(text)).toEqual(names);
    expect(takes(text)).toEqual([]);
  });

  it('of old is no emergency of today', () => {
    for (const report of [
      '34-year-old man. Runny nose. Anaphylaxis to amoxicillin at age 12.',
      '34-year-old man. Runny nose. Aspirin made him wheeze.',
      '34-year-old man. Runny nose. Penicillin made his face swell in 2009.',
    ])
      expect(findAlarms(report, ['runny nose'], readCase(report, ['runny nose']))).toEqual([]);
  });

  it('today is one', () => {
    const report = '34-year-old man. Took amoxicillin an hour ago, it made his lips swell and he wheezes.';
    expect(findAlarms(report, ['swelling'], readCase(report, ['swelling']))).toContain('Severe allergic reaction');
  });
});

describe('no medicine is', () => {
  it.each([
    'Creatinine 2.1 mg/dl, haemoglobin 9 g/dl.',
    'On treatment for hypertension and hyperlipidemia.',
    'Uses CPAP, crutches and a hearing machine.',
    'On dialysis, on examination chest clear, on admission stable.',
    'Takes care of her children, uses public transportation.',
    'Medications for diabetes, osteoporosis, incontinence.',
    'Bilirubin 3 mg/dl. Albumin 30 g/l. Ferritin 12.',
  ])('%s', (text) => {
    const { takes: current, unknown } = readMedicineHistory(text);
    expect([...current, ...unknown]).toEqual([]);
  });
});

it('names to the doctor what it read as not taken now', () => {
  const { considerations } = draftByRules({
    medical_report_text:
      '44-year-old man. Back pain after gardening. Asks for diclofenac. Took warfarin until 2019. No allergies.',
    current_symptoms: ['back pain'],
  });
  expect(considerations.join('\n')).toMatch(/not taken now.*diclofenac \(asked for\).*warfarin \(earlier\)/i);
});
