import { describe, expect, it } from 'vitest';
import { firstAid } from '#server/medicines/draft/first-aid.ts';
import { REPORT_LABELS } from '#server/medicines/signs/report-signs.ts';

const LABELS = [
  ...new Set([
    ...REPORT_LABELS,
    'Blood sugar far from normal',
    'Oxygen saturation of 88 %',
    'Low blood pressure of 80/50',
  ]),
];

describe('first aid for any two warning signs together', () => {
  const together = LABELS.flatMap((one) => LABELS.map((other) => firstAid([one, other]).join(' ')));

  it('never says nothing by mouth and something by mouth', () => {
    expect(
      together.filter(
        (said) => /nothing to eat or drink/i.test(said) && /give sugar|by mouth|give water|sips/i.test(said),
      ),
    ).toEqual([]);
  });

  it('says one position, not two', () => {
    const positions = [/sit upright/i, /Lay the patient down/i, /sit if breathing is hard/i, /Do not move a patient/i];
    expect(together.filter((said) => positions.filter((one) => one.test(said)).length > 1)).toEqual([]);
  });

  it('says each line once, whichever sign comes first', () => {
    for (const one of LABELS)
      for (const other of LABELS) expect(firstAid([one, other])).toEqual(firstAid([other, one]));
    expect(together.some((said) => /(.{30,}).*\1/.test(said))).toBe(false);
  });

  it('has the sugar of a diabetic measured, also where nothing may be swallowed', () => {
    expect(firstAid(['Diabetes out of control']).join(' ')).toMatch(/give sugar by mouth/);
    expect(firstAid(['Diabetes out of control', 'Signs of a stroke']).join(' ')).toMatch(/Nothing to eat.*into a vein/);
  });
});
