import { prescriptionPdf } from '#src/platform/api/staff/prescriptions.ts';

/** Downloads the file as `prescription_{id}.pdf` (RX-8). */
export async function downloadPdf(id: string): Promise<'done' | 'failed' | 'signed-out'> {
  const file = await prescriptionPdf(id);
  if (file === 'signed-out') return 'signed-out';
  if (file === undefined) return 'failed';
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `prescription_${id}.pdf`;
  link.click();
  // By then the browser has read it; until then the URL must stay valid.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return 'done';
}
