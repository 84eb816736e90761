import type { RedFlag } from '#shared/words/warning/red-flags.ts';

/** A draft's names for the warning signs in patients' own words: the same as for those that clinicians write. */
export const RED_FLAG_LABELS: Readonly<Record<RedFlag, string>> = {
  'chest-pain': 'Chest pain or tightness',
  breathing: 'Difficulty breathing',
  stroke: 'Signs of a stroke',
  'growing-weakness': 'Growing weakness',
  head: 'Severe headache or head injury',
  meningitis: 'Signs of meningitis',
  bleeding: 'Severe bleeding',
  allergy: 'Severe allergic reaction',
  seizure: 'A fit, fainting or reduced consciousness',
  consciousness: 'A fit, fainting or reduced consciousness',
  'young-baby': 'Unwell young baby',
  'self-harm': 'Thoughts of suicide or self-harm',
  poisoning: 'Overdose or poisoning',
  abdomen: 'Severe abdominal pain with warning signs',
  infection: 'Signs of a dangerous infection',
  diabetes: 'Diabetes out of control',
  spine: 'Cauda equina or spinal cord signs',
  'cold-limb': 'A limb without blood',
  'swollen-leg': 'A clot in a leg or the lungs',
  eye: 'Sudden loss of vision or an eye injury',
  injury: 'Serious injury or burn',
  pregnancy: 'Pregnancy with warning signs',
};
