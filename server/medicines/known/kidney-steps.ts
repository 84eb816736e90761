/** The steps of kidney function, in mL/min, at which rows of cautions.tsv and doses.tsv may begin. */
export const KIDNEY_STEPS: readonly number[] = [60, 45, 30, 15];
