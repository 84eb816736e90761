import type { PrescribedMedicine } from '#shared/contract/prescription/prescriptions.ts';

/** A medicine while it is being typed; `row` identifies the row. */
export type MedicineRow = PrescribedMedicine & { readonly row: string };

export function emptyRow(): MedicineRow {
  return { row: crypto.randomUUID(), name: '', dosage: '', frequency: '', instructions: '' };
}

/** Empty rows are ignored (RX-2). */
export function medicinesOf(rows: readonly MedicineRow[]): PrescribedMedicine[] {
  return rows.filter(isTyped).map(({ name, dosage, frequency, instructions }) => ({
    name: name.trim(),
    dosage: dosage.trim(),
    frequency: frequency.trim(),
    instructions: instructions.trim(),
  }));
}

/** The row has content, but no name. */
export function isNameless(row: MedicineRow): boolean {
  return isTyped(row) && row.name.trim() === '';
}

function isTyped({ name, dosage, frequency, instructions }: MedicineRow): boolean {
  return `${name}${dosage}${frequency}${instructions}`.trim() !== '';
}
