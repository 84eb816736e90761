import type { Substance } from './substance.ts';

type Given = Pick<Substance, 'ingredient' | 'product' | 'adult' | 'sideEffects' | 'instructions' | 'label'> &
  Partial<Substance>;

/** A row with the usual values: suggested, from 12 years on, not in pregnancy, no limit in milligrams. */
export function substanceRow(given: Given): Substance {
  return {
    suggested: true,
    most: 'as the pack says',
    minAge: 12,
    pregnancy: 'no',
    breastfeeding: 'ask',
    verify: 'strength and pack of the local product',
    ...given,
  };
}
