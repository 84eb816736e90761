/** A warning sign in the patient's words. The label is for staff and is no diagnosis. */
export type RedFlag = { readonly id: string; readonly label: string };

/** The warning signs that are said and not denied (clinical-rules.md, "Red flags"); none gives an empty list. */
export function findRedFlags(text: string): RedFlag[] {
  return /\bchest pain\b/iu.test(text) && /breath|sweat/iu.test(text)
    ? [{ id: 'chest-pain', label: 'Chest pain with breathlessness or sweating' }]
    : [];
}
