import { describe, expect, it } from 'vitest';
import { computeInThread, isLarge } from '#server/gateways/compute-in-thread.ts';
import { createEmbeddedGateway } from '#server/gateways/prescription-ai/embedded-gateway.ts';
import { draftByRules } from '#server/medicines/draft/draft.ts';
import { draftPrescription } from '#server/services/prescriptions/draft-prescription.ts';
import { judgeDraft } from '#server/services/medicine-check/judge-draft.ts';
import { findingsOf } from '#server/services/medicine-check/medicine-findings.ts';

/** As long as a report and a list of symptoms may be. */
const LONGEST = {
  medical_report_text: 'no fever, takes ibuprofen and warfarin. '.repeat(500).slice(0, 20_000),
  current_symptoms: Array.from({ length: 100 }, (_, at) => `pain ${at} `.repeat(40).slice(0, 300).trim()),
};
const SCRIPT = new URL('../../../server/gateways/prescription-ai/draft-worker.ts', import.meta.url);

/** How often the thread of the requests was free for others while `work` went on. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work;
  isOver = true;
  return turns;
}

describe('what takes the rules long', () => {
  it('is a long report or many entries; what is usual is not', () => {
    expect(isLarge(LONGEST)).toBe(true);
    expect(isLarge({ medications: 'a\n'.repeat(200) })).toBe(true);
    expect(isLarge({ medical_report_text: 'Fever for three days. '.repeat(40), current_symptoms: ['fever'] })).toBe(
      false,
    );
  });

  it('leaves the thread of the requests free, and comes to the same draft', async () => {
    const gateway = createEmbeddedGateway();
    const drafting = gateway.draft(LONGEST, new AbortController().signal);
    expect(await turnsDuring(drafting)).toBeGreaterThan(20);
    const drafted = await drafting;
    expect(drafted.ok && drafted.value).toEqual({ ...structuredClone(draftByRules(LONGEST)), source: 'rules' });
  });

  it('is the check of a draft, which another service may have written, too', async () => {
    const rules = createEmbeddedGateway();
    const signal = new AbortController().signal;
    const drafting = draftPrescription(rules, LONGEST, signal, 60_000);
    expect(await turnsDuring(drafting)).toBeGreaterThan(40);
    const [drafted, alone] = [await drafting, await rules.draft(LONGEST, signal)];
    if (!drafted.ok || !alone.ok) throw new Error('no draft');
    expect(drafted.value).toEqual(judgeDraft(alone.value, LONGEST));
  });

  it('is given up when it takes too long, and the next one is computed', async () => {
    const small = { medical_report_text: 'Fever.', current_symptoms: ['fever'] };
    const both = [computeInThread(SCRIPT, LONGEST, 1), computeInThread(SCRIPT, small)];
    expect(await Promise.all(both)).toEqual([undefined, expect.objectContaining({ medications: expect.anything() })]);
  });

  it('is the check of a long record, too', async () => {
    const patient = { age: 40, allergies: ['penicillin'], medications: 'warfarin\n'.repeat(3), medicalHistory: '' };
    const medicines = [{ name: 'amoxicillin', dosage: '', frequency: '', instructions: '' }];
    const input: unknown = { patient, checked: { medicines, symptoms: [] } };
    const script = new URL('../../../server/services/medicine-check/check-worker.ts', import.meta.url);
    const found = await computeInThread(script, input);
    expect(found).toEqual(findingsOf(JSON.parse(JSON.stringify(patient)), { medicines, symptoms: [] }));
    expect(JSON.stringify(found)).toMatch(/penicillin/i);
  });
});
