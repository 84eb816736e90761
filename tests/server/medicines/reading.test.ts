import { describe, expect, it } from 'vitest';
import { findAlarms } from '#server/medicines/signs/alarms.ts';
import { readCase } from '#server/medicines/read/patient-facts.ts';
import { readConditions } from '#server/medicines/check/conditions.ts';
import { readMedicineHistory } from '#server/medicines/read/medicine-history.ts';
import { draftByRules } from '#server/medicines/draft/draft.ts';
import { readAge } from '#server/medicines/read/read-age.ts';
import { readDosesPerDay } from '#server/medicines/dose/how-often.ts';
import { readDose } from '#server/medicines/dose/read-daily.ts';
import { readMeasurements } from '#server/medicines/read/read-measurements.ts';
import { PATIENTS_OF_THE_TABLE } from '#server/medicines/known/cautions.ts';
import { partsOf } from '#server/medicines/known/patient.ts';

describe('any text', () => {
  const hostile = [
    'no ',
    'no a, ',
    'allergic to ',
    'takes ',
    'not pregnant or ',
    '1',
    '120/80 ',
    'weight 1',
    ', ',
    'years old 34 ',
    'drinks ',
    'blood ',
    '(((',
    '\n',
    '💊',
    'fever 39 ',
  ];
  it.each(hostile)(
    'of 20,000 characters of %j is read without a throw, in time that grows with the text and not with its square',
    (piece) => {
      const spentOn = (length: number): number => {
        const report = `34-year-old man. ${piece.repeat(length)}`.slice(0, length);
        const before = process.threadCpuUsage();
        const draft = draftByRules({ medical_report_text: report, current_symptoms: ['cough', piece] });
        expect(draft.engine).toBeDefined();
        return process.threadCpuUsage(before).user / 1000;
      };
      let [short, long] = [spentOn(5_000), spentOn(20_000)];
      // What a busy machine adds differs from try to try; what the text costs does not.
      for (let tries = 0; tries < 2 && long / Math.max(short, 20) >= 12; tries += 1)
        [short, long] = [Math.min(short, spentOn(5_000)), Math.min(long, spentOn(20_000))];
      // Processor time, which a busy machine does not stretch; the floor keeps its own grain out of the ratio.
      expect(long / Math.max(short, 20)).toBeLessThan(12);
    },
  );
});

describe('the age', () => {
  it.each([
    ['34-year-old woman', 34],
    ['Age: 29', 29],
    ['42M c/o back pain', 42],
    ['55 y/o female', 55],
    ['aged fifty-six', 56],
    ['18 month old boy', 1.5],
    ['34-year-old mother brings her 4-year-old son', 4],
    ['Diagnosed at 18 years old. Now 42 years old', 42],
    ['26-year-old woman with a 4-year-old daughter at home', 26],
    ['30-year-old woman, breastfeeding a 4 month old baby', 30],
    ['41 years. Headache.', 41],
    ['Woman. 41 years. Headache for 3 days.', 41],
    ['Female patient, 41 yrs, headache', 41],
    ['41 years, hypertension for 10 years', 41],
    ['6 months. Fever', 0.5],
    ['Under 1 year old.', 0],
    ['Under 1 year old, girl.\nWeight 8 kg.', 0],
    ['Baby, under a year old, with fever', 0],
    ['Younger than 1 year. Cough', 0],
    ['Less than one year of age. Cough', 0],
    ['Boy, under 2 years old, fever', 1],
    ['Almost 60 years old. Cough', 60],
    ['42 years old. Back pain for less than 1 year', 42],
    ['Woman, 34 years old, her children are under 5 years old', 34],
    ['Patient: 61 years. Cough', 61],
    ['The patient is 61 years. Cough', 61],
    ['Cough. I have 41 years', 41],
    ['Hypertension, 10 years. 61 year-old man', 61],
  ])('of %j is %f', (report, years) => expect(readAge(report)).toEqual({ kind: 'known', years }));

  it.each([
    'Sore throat for 3 days',
    'BP 120/80, weight 70 kg',
    'Diabetes: 12 years.',
    'Smoker, 20 years. Cough',
    'Hypertension, 10 years. Headache',
    'Gout 7 yrs. Foot pain',
    'Asthma: 5 years',
    '41 years of headaches',
    'Child under 12 years old. Fever',
    'Cough for less than 1 year',
    '',
  ])('is not in %j', (report) => expect(readAge(report)).toEqual({ kind: 'unknown' }));

  it.each([
    '4 years old. 54 years old.',
    '34-year-old man, 43 years old',
    '26-year-old woman with a 4-year-old son who has fever',
  ])('is not clear in %j', (report) => expect(readAge(report)).toEqual({ kind: 'contradictory' }));
});

describe('conditions', () => {
  const conditions = new Set(PATIENTS_OF_THE_TABLE.flatMap(partsOf));
  // Ages and medicines are not read from the words for conditions.
  it.each([...conditions].filter((name) => !/^(?:under|from) \d|^could be|^takes /.test(name)))(
    '“%s” is read as itself',
    (name) => expect([...readConditions(name)]).toContain(name),
  );

  it.each([
    ['No history of ulcer, asthma or kidney disease.', []],
    ['No ulcer, asthma, kidney disease.', []],
    ['Not pregnant. Pregnancy test negative. Asthma: no.', []],
    ['No fever but has asthma', ['asthma']],
    ['Denies ulcer. Takes inhalers for asthma', ['asthma']],
    ['ulcers in 2019', ['ulcer']],
    ['mouth ulcer', []],
    ['heavy periods with clots', []],
    ['ST depression on the ECG', []],
    ['eGFR 95', []],
    ['eGFR fell from 60 to 22', ['kidney disease', 'eGFR below 60', 'eGFR below 45', 'eGFR below 30']],
    ['CKD for 3 years', ['kidney disease']],
    ['Not on dialysis', []],
    ['creatinine 0.9 mg/dL', []],
    ['3 beers every night', ['heavy alcohol']],
    ['bipolar', ['bipolar disorder']],
    ['migraine with visual aura', ['migraine with aura']],
    ['auras with migraine', ['migraine with aura']],
    ['QT prolongation', ['long QT']],
    ['poor kidney function', ['kidney disease']],
    ['prosthetic heart valve', ['mechanical heart valve']],
    ['former DVT', ['thrombosis']],
    ['former breast cancer', ['breast cancer']],
    ['non-diabetic, former smoker', []],
  ])('in %j: %j', (text, names) => expect([...readConditions(text)]).toEqual(names));
});

describe('medicines', () => {
  it.each([
    ['Takes warfarin and Tylenol', { takes: ['warfarin', 'paracetamol'], allergies: [] }],
    [
      'Not taking warfarin. Allergic to penicillin and aspirin, takes metformin',
      { takes: ['metformin'], allergies: ['penicillin', 'aspirin'] },
    ],
    ['Penicillin allergy. NKDA otherwise', { takes: [], allergies: ['penicillin'] }],
    ['aspirin-exacerbated asthma', { takes: [], allergies: ['aspirin'] }],
    ['She cannot take ibuprofen', { takes: [], allergies: ['ibuprofen'] }],
    ['No allergy to aspirin', { takes: [], allergies: [] }],
    ['Allergies: latex', { takes: [], allergies: ['latex'] }],
    ['no relief with ibuprofen', { takes: ['ibuprofen'], allergies: [] }],
  ])('in %j', (text, history) => expect(readMedicineHistory(text)).toMatchObject(history));

  it.each([
    ['Takes Zyloprantine 40 mg daily', ['zyloprantine']],
    ['takes brexanolone and zuranolone', ['brexanolone', 'zuranolone']],
    ['on examination nothing, takes nothing', []],
  ])('unknown ones in %j', (text, unknown) => expect(readMedicineHistory(text).unknown).toEqual(unknown));
});

describe('measurements', () => {
  it.each([
    [
      'Temp 101.2 F, BP 138/84, HR 82, RR 16, SpO2 98% RA, weight 154 lb',
      { temperature: 38.4, systolic: 138, diastolic: 84, heartRate: 82, breathingRate: 16, oxygen: 98, weightKg: 69.9 },
    ],
    ['weighs 14.5 kg, fever of 39', { weightKg: 14.5, temperature: 39 }],
    ['lost 5 kg; lifting a 20 kg box', {}],
  ])('in %j', (report, values) => {
    const read = readMeasurements(report);
    expect({
      ...read,
      ...(read.temperature === undefined ? {} : { temperature: Math.round(read.temperature * 10) / 10 }),
    }).toEqual({ sugars: [], ...values });
  });

  it.each([
    ['2 tablets of 500 mg', 1000],
    ['500-1000 mg', 1000],
    ['1 g', 1000],
    ['one tablet', undefined],
  ])('milligrams of %j', (dosage, mg) => expect(readDose({ name: '', dosage })).toBe(mg));

  it.each([
    ['every 4 to 6 hours', 6],
    ['twice daily', 2],
    ['t.d.s.', 3],
    ['every 6 hours, at most 3 doses in 24 hours', 3],
    ['when needed', undefined],
  ])('doses a day of %j', (frequency, doses) => expect(readDosesPerDay(frequency)).toBe(doses));
});

describe('an ordinary sentence', () => {
  it.each([
    'Does not drink or smoke.',
    'Not drinking alcohol.',
    'Blood pressure normal, chest clear.',
    'BP 118/70, no chest tightness, heart sounds normal.',
    'No urine infection, no urinary symptoms.',
    'Headache not responding to paracetamol.',
    'He cannot swallow tablets, syrup is fine.',
    'Fell ill yesterday and vomited once.',
    'It burns when she pees, the whole day.',
    'Does not know where it comes from.',
    'Gum recession, sees a dentist.',
    'Wants a rabies vaccination before a journey.',
    'Does not look unwell. Breathing comfortably.',
    'Allergic to penicillin (swollen face as a child).',
    'Allergy: peanuts - anaphylaxis in 2010.',
    'The stove at home is electric. Sleeps well.',
  ])('is no warning sign: %s', (sentence) => {
    const report = `34-year-old man. Runny nose since yesterday. ${sentence}`;
    expect(findAlarms(report, ['runny nose'], readCase(report, ['runny nose']))).toEqual([]);
  });
});
