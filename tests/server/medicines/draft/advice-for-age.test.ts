import { describe, expect, it } from 'vitest';
import { adviceForAge } from '#server/medicines/draft/advice-for-age.ts';
import { draftByRules } from '#server/medicines/draft/draft.ts';
import { EVERYDAY_COMPLAINTS } from '#server/medicines/complaints/everyday-complaints.ts';
import { LOCAL_COMPLAINTS } from '#server/medicines/complaints/local-complaints.ts';
import { SUBSTANCES } from '#server/medicines/substances/substances.ts';

const FOR_ADULTS = /alcohol|driv|coffee|tobacco|\d cups|glasses of|prepare food|painkillers on more/iu;
const ADVICE = [
  ...[...EVERYDAY_COMPLAINTS, ...LOCAL_COMPLAINTS].flatMap(({ measures }) => measures),
  ...SUBSTANCES.map(({ instructions }) => instructions),
];

describe('a child is not told what is for adults', () => {
  it.each([...new Set(ADVICE)])('%s', (advice) => {
    for (const age of [2, 4, 9, 17]) expect(adviceForAge(advice, age)).not.toMatch(FOR_ADULTS);
  });

  it('and is told the rest, as adults are told all of it', () => {
    const sleep = 'Regular sleep, daily walks, regular meals, no alcohol; a note for two weeks.';
    expect(adviceForAge(sleep, 12)).toBe('Regular sleep, daily walks, regular meals; a note for two weeks.');
    expect(adviceForAge(sleep, 40)).toBe(sleep);
    expect(adviceForAge('Drink enough: 6 to 8 cups of water, tea or soup a day.', 4)).toBe(
      'Offer small drinks often: water, milk or soup, as much as the child wants.',
    );
    expect(adviceForAge('Take with water. No alcohol.', 4)).toBe('Take with water.');
  });

  it.each(['fever', 'headache', 'heartburn', 'tiredness', 'dizziness', 'diarrhoea', 'sore throat', 'insomnia'])(
    'in a draft for a child of 4 with %s',
    (symptom) => {
      const report = `4-year-old girl, 16 kg, ${symptom} since yesterday. No allergies.`;
      const draft = draftByRules({ medical_report_text: report, current_symptoms: [symptom] });
      expect(draft.lifestyle).not.toBe('');
      expect([draft.lifestyle, JSON.stringify(draft.medications), ...draft.considerations].join(' ')).not.toMatch(
        FOR_ADULTS,
      );
    },
  );
});
