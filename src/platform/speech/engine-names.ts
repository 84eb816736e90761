/** The light engine comes first and knows the words of a front desk; the full one transcribes any English. */
export const ENGINES = ['light', 'full'] as const;
export type EngineName = (typeof ENGINES)[number];
