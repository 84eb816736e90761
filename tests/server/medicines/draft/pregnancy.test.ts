import { expect, it } from 'vitest';
import { draftByRules } from '#server/medicines/draft/draft.ts';

it.each(['heartburn', 'hay fever', 'cough', 'itching', 'vaginal thrush', 'red eyes', 'sore throat', 'constipation'])(
  'in pregnancy a draft gives nothing but paracetamol for %s, whatever a prescriber may weigh up',
  (symptom) => {
    const report = `29-year-old woman, 20 weeks pregnant, ${symptom} since yesterday. No allergies, no medicines.`;
    const draft = draftByRules({ medical_report_text: report, current_symptoms: [symptom] });
    expect(draft.medications.filter(({ medication }) => !/paracetamol/iu.test(medication))).toEqual([]);
  },
);
