import { csvLine, CSV_START } from '#shared/csv/csv-line.ts';
import type { ImportFault } from '#shared/contract/interop/imports.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';

/** Every fault as a CSV file, for whoever mends the table. */
export function faultFile(faults: readonly ImportFault[]): string {
  const lines = faults.map(({ row, column, message }) => csvLine([row, column, message]));
  return [CSV_START, csvLine([texts.row, texts.column, texts.wrong]), ...lines].join('');
}
