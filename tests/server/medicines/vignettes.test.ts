import { describe, expect, it } from 'vitest';
import type { PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import { draftByRules } from '#server/medicines/draft/draft.ts';
import { CLINIC_VIGNETTES } from './vignettes/clinic-vignettes.ts';
import { DESCRIBED_VIGNETTES } from './vignettes/described-vignettes.ts';
import { ROUND_VIGNETTES } from './vignettes/round-vignettes.ts';
import { NURSE_NOTES_VIGNETTES } from './nurse-notes-vignettes.ts';
import { MORE_VIGNETTES } from './vignettes/more-vignettes.ts';
import { WARD_VIGNETTES } from './vignettes/ward-vignettes.ts';
import { VIGNETTES, type Vignette } from './vignettes/vignettes.ts';

const FORBIDDEN =
  /cillin|mycin|floxacin|cycline|cef|sulfa|codeine|tramadol|morphine|oxycodone|fentanyl|pam\b|zolam|predni|cortisone|dexameth|warfarin|heparin|xaban|insulin|aspirin|naproxen|loperamide|pseudoephedrine|phenylephrine|oxymetazoline/i;

function draft(vignette: Vignette): PrescriptionDraft {
  return draftByRules({ medical_report_text: vignette.report, current_symptoms: [...vignette.symptoms] });
}

/** Milligrams in 24 hours, counted by a reader of its own: the first figure in mg, times the doses that the frequency allows. */
function dailyMg(dosage: string, frequency: string): number | undefined {
  const mg = /(\d+(?:\.\d+)?) mg/.exec(dosage)?.[1];
  const hours = /every (\d+) hours/.exec(frequency)?.[1];
  const most = /at most (\d+) (?:doses?|times)/.exec(frequency)?.[1];
  if (mg === undefined) return undefined;
  return Number(mg) * Math.max(hours === undefined ? 0 : 24 / Number(hours), Number(most ?? 0), 1);
}

function faults(vignette: Vignette): string[] {
  const result = draft(vignette);
  const medications = result.medications ?? [];
  const names = medications.map(({ medication }) => medication.toLowerCase());
  const all = JSON.stringify(result);
  const wrong: string[] = [];
  const demand = (fine: boolean, fault: string) => fine || wrong.push(fault);

  demand(!names.some((name) => FORBIDDEN.test(name)), `forbidden: ${names.join(', ')}`);
  for (const name of vignette.never ?? []) demand(!names.some((one) => one.includes(name)), `never ${name}`);
  for (const { medication, dosage, frequency } of medications) {
    for (const [name, most] of Object.entries({
      paracetamol: 3000,
      ibuprofen: 1200,
      cetirizine: 10,
      loratadine: 10,
      ...vignette.mostMg,
    }))
      if (medication.toLowerCase().includes(name))
        demand((dailyMg(dosage, frequency) ?? Infinity) <= most, `${name}: ${dosage} ${frequency}`);
  }
  demand(result.emergencyInstructions !== '', 'a safety net');
  demand(/48|72/.test(result.follow_up), 'a limit for the follow-up');
  demand(/rule-based suggestion, not AI, not a diagnosis/i.test(result.rationale), 'says what it is');
  demand(result.considerations.length > 0, 'considerations');
  if (vignette.says !== undefined) demand(vignette.says.test(all), `says ${String(vignette.says)}`);

  const emergency = result.emergencyInstructions.startsWith('EMERGENCY');
  if (vignette.must === 'emergency')
    demand(emergency && medications.length === 0 && result.holdMedicines.length > 0, 'an emergency');
  else demand(!emergency, `no emergency, but: ${result.assessment}`);
  if (vignette.must === 'refusal')
    demand(medications.length === 0 && /Refused/.test(result.rationale), `a refusal, not ${names.join(', ')}`);
  if (vignette.must === 'measures')
    demand(
      medications.length === 0 && result.lifestyle.length > 20 && !/Refused/.test(result.rationale),
      `measures only, not ${names.join(', ')} ${result.rationale}`,
    );
  if (vignette.must === 'help')
    demand(
      (medications.length > 0 || result.lifestyle.length > 20) && !/Refused/.test(result.rationale),
      `help, not: ${result.rationale}`,
    );
  if (vignette.must === 'noMedicine') demand(medications.length === 0, `no medicine, not ${names.join(', ')}`);
  if (vignette.must === 'medicine')
    demand(
      (vignette.anyOf ?? []).some((name) => names.some((one) => one.includes(name))),
      `one of ${vignette.anyOf?.join('/')}, not [${names.join(', ')}]: ${result.rationale}`,
    );
  return wrong;
}

describe('a draft for', () => {
  it.each([
    ...VIGNETTES,
    ...MORE_VIGNETTES,
    ...WARD_VIGNETTES,
    ...CLINIC_VIGNETTES,
    ...ROUND_VIGNETTES,
    ...DESCRIBED_VIGNETTES,
    ...NURSE_NOTES_VIGNETTES,
  ])('$what', (vignette) => {
    expect(faults(vignette)).toEqual([]);
  });
});
