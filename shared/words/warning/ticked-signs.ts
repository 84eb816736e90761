import { type NamedSign, type RedFlag, WARNING_IDS } from './warning-sign-ids.ts';

/** The warning signs that a patient is asked for row by row (WARN-9), in the order of their rows. */
export const ASKED_SIGNS = [
  'chest-pain',
  'breathing',
  'stroke',
  'bleeding',
  'consciousness',
  'allergy',
  'young-baby',
  'self-harm',
] as const satisfies readonly NamedSign[];
export type AskedSign = (typeof ASKED_SIGNS)[number];

/** Several lists of warning signs as one, each sign once, in the order of WARNING_IDS. */
export function unitedSigns(...lists: readonly (readonly string[])[]): RedFlag[] {
  return WARNING_IDS.filter((sign) => lists.some((list) => list.includes(sign)));
}

/**
 * The warning signs named in a header, with commas between. Whatever is not the id of one is left out alone: it must not
 * cost the others, nor the registration.
 */
export function readSigns(header: string | undefined): RedFlag[] {
  return unitedSigns(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((sign) => sign.trim()),
  );
}
