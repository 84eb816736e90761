import { parentPort } from 'node:worker_threads';
import type { PrescriptionPrint } from './prescription-print.ts';
import { renderPrint } from './render-print.ts';

export type PrintRequest = { readonly id: number; readonly print: PrescriptionPrint };
export type PrintAnswer = { readonly id: number; readonly pdf?: Uint8Array };

/** The thread that renders prescriptions, one after another. */
parentPort?.on('message', async ({ id, print }: PrintRequest) => {
  try {
    answer({ id, pdf: await renderPrint(print) });
  } catch {
    answer({ id });
  }
});

function answer(message: PrintAnswer): void {
  parentPort?.postMessage(message);
}
