import { prescriptionPdf } from '#src/platform/api/staff/prescriptions.ts';

/** Hands the file to the browser as `prescription_{id}.pdf` (RX-8). */
export async function downloadPdf(id: string): Promise<'done' | 'failed' | 'signed-out'> {
  const file = await prescriptionPdf(id);
  if (file === 'signed-out') return 'signed-out';
  if (file === undefined) return 'failed';
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `prescription_${id}.pdf`;
  link.click();
  // The browser has taken it up by then; until then the address must hold.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return 'done';
}
