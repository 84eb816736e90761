import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import { readConditions } from './conditions.ts';
import { plain } from '#server/medicines/read/statements.ts';

/** Words in the place of a medicine that are none: blood values, devices, treatments, and “none”. */
const NO_MEDICINE =
  /\b(?:creatinine|urea|bun|h(?:a|ae)?moglobin|h?a1c|hba1c|cholesterol|triglycerides?|ldl|hdl|bilirubin|albumin|ferritin|transferrin|troponin|d dimer|crp|esr|glucose|sugars?|sodium level|platelets?|lymphocytes?|neutrophils?|leu[ck]ocytes?|egfr|gfr|tsh|psa|inr|alt|ast|ggt|phosphatase|lipase|amylase|urine|ketones?|oxygen|cpap|bipap|ventilator|inhaler|spacer|nebuli[sz]er|pump|pacemaker|stent|glucometer|monitor|catheter|dialysis|crutches|cane|walker|brace|bandages?|plasters?|stockings|hearing aids?|glasses|contact lenses|physiotherapy|exercises?|diet|massage|acupuncture|chemotherapy|radiotherapy|immunotherapy|vaccin\w+|transfusions?|surgery|operation|admission|examination|palpation|auscultation|none|nil|nothing|no (?:regular )?(?:medicines?|medications?|meds)|n\/a|unknown)\b/u;
const ILLNESS =
  /(?:tension|itis|osis|emia|aemia|algia|pathy|oma|plegia|rrh(?:o?ea|age)|uria|plasia|trophy|ectomy|oscopy|graphy|phobia|pn(?:o?ea)|edema|syndrome|disease|disorder|failure|infection|cancer|fracture|injury|fibrillation|infarction|angina|asthma|diabetes|epilepsy|migraine|stroke|gout|eczema|anxiety|depression|insomnia|constipation|pregnancy|menopause|hypertension|hypothyroidism|hyperthyroidism)$/u;

/**
 * Whether a word that no medicine table knows is a complaint, value, illness, device or “none” rather than a medicine.
 */
export function isNoMedicine(written: string): boolean {
  const text = plain(written).replace(/[.,;:]+$/u, '');
  if (text === '' || NO_MEDICINE.test(text) || ILLNESS.test(text)) return true;
  return readConditions(text).size > 0 || 'value' in extractRegistration(text).symptoms;
}
