import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCase } from '#server/medicines/read/patient-facts.ts';
import { findAlarms } from '#server/medicines/signs/alarms.ts';
import { readLanguageFiles } from '#server/services/knowledge/language-files.ts';
import { readReportNotes } from '../../../tools/language/read-corpus.ts';

const { signs } = readLanguageFiles(join(import.meta.dirname, '../../..'), 'en');
const alarmsOf = (report: string) => findAlarms(report, [], readCase(report, []));

describe.each(signs.filter(({ alarmInAReport }) => alarmInAReport.length > 0).map((sign) => [sign.id, sign] as const))(
  'in a report, the examples of %s',
  (_, { inADraft, alarmInAReport, calmInAReport }) => {
    it.each(alarmInAReport.map(({ text }) => text))('warn: %s', (text) => expect(alarmsOf(text)).toContain(inADraft));
    it.each(calmInAReport.map(({ text }) => text))('do not warn: %s', (text) => expect(alarmsOf(text)).toEqual([]));
  },
);

describe('a line that holds only for some patients', () => {
  it.each([
    ['Knee hot and red; 30 years old', 'Knee hot and red; 30 years old, fever 39', 'A hot, swollen joint with fever'],
    ['Bruise on the arm, 30 years old', 'Bruise on the arm, 3 months old', 'Somebody may be hurting the patient'],
    ['Tremor and drowsy', 'Tremor and drowsy, takes lithium', 'Overdose or poisoning'],
    ['Cramps', '20 weeks pregnant, cramps', 'Pregnancy with warning signs'],
    ['Cramps', 'Gave birth 3 days ago, cramps', 'Warning signs after a birth'],
    ['Fever', 'Fever, 8 weeks old', 'Fever in a baby under three months'],
  ])('is silent for “%s” and warns for “%s”', (calm, alarm, label) => {
    expect(alarmsOf(calm)).not.toContain(label);
    expect(alarmsOf(alarm)).toContain(label);
  });

  it('counts for an unknown age, except where the age must be known', () => {
    expect(alarmsOf('Pulse felt in the belly')).toContain('Severe abdominal pain with warning signs');
    expect(alarmsOf('Pulse felt in the belly, 20 years old')).toEqual([]);
    expect(alarmsOf('Fever')).toEqual([]);
  });
});

describe('what a report denies', () => {
  it.each([
    'Chest pain: no. Cough for two days.',
    'Chest pain or stridor – none.',
    'Denies chest pain, stridor or syncope.',
    'No, he is not drinking or anything like that.',
  ])('does not warn: %s', (report) => expect(alarmsOf(report)).toEqual([]));

  it.each([
    ['Chest pain, no fever.', 'Chest pain or tightness'],
    ['No urine since yesterday.', 'Dehydration with danger signs'],
    ['Vomiting. Has passed neither wind nor stool.', 'Severe abdominal pain with warning signs'],
    ['The headache came like being hit with a cricket bat.', 'Worst or sudden headache'],
  ])('warns where the denial is the sign, or of something else: %s', (report, label) =>
    expect(alarmsOf(report)).toContain(label),
  );
});

describe('notes to a doctor', () => {
  const wrong = (set: 'seen' | 'held-out') =>
    readReportNotes(set).filter(({ text, label }) => alarmsOf(text).length > 0 !== (label === 'emergency'));

  it('that rules were made with are all told apart', () => expect(wrong('seen')).toEqual([]));

  it('that were held out: no calm one warns, and at most one emergency is missed', () => {
    expect(wrong('held-out').filter(({ label }) => label === 'calm')).toEqual([]);
    expect(wrong('held-out').length).toBeLessThanOrEqual(1);
  });
});
