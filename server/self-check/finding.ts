/**
 * One sentence of the self-check. `wrong`: it will not work, or patients' data are in danger now. `risky`: it works, and should
 * not stay so. `fine`: was looked at.
 */
export type Finding = { readonly is: 'wrong' | 'risky' | 'fine'; readonly says: string };

export const wrong = (says: string): Finding => ({ is: 'wrong', says });
export const risky = (says: string): Finding => ({ is: 'risky', says });
export const fine = (says: string): Finding => ({ is: 'fine', says });
