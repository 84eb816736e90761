import type { ImportFault } from '#shared/contract/interop/imports.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { faultFile } from './fault-file.ts';

/** A page that lists thousands helps nobody: the file has the rest. */
const SHOWN = 50;

/** What is wrong, row by row, as the spreadsheet numbers them. */
export function FaultList({ faults }: { faults: readonly ImportFault[] }) {
  // Two columns may have the same heading, and the same fault in one row.
  const shown = faults.slice(0, SHOWN).map((fault, at) => ({ ...fault, at }));
  return (
    <div className="grid gap-3">
      <table className="w-full text-start">
        <caption className="pb-2 text-start text-lg font-bold text-ink">{texts.faults}</caption>
        <thead className="text-sm text-ink-2">
          <tr>
            {[texts.row, texts.column, texts.wrong].map((heading) => (
              <th key={heading} scope="col" className="py-1 pe-3 text-start">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, column, message, at }) => (
            <tr key={at} className="border-t border-line align-top">
              <th scope="row" className="py-2 pe-3 text-start tabular-nums text-ink">
                {row}
              </th>
              <td className="py-2 pe-3 wrap-anywhere text-ink">{column}</td>
              <td className="py-2 wrap-anywhere text-ink">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {faults.length > SHOWN && <p className="text-ink-2">{texts.firstOf(SHOWN, faults.length)}</p>}
      <Button
        variant="secondary"
        icon="download"
        className="justify-self-start"
        onClick={() => saveFile(texts.faultsFile, new Blob([faultFile(faults)], { type: 'text/csv;charset=utf-8' }))}
      >
        {texts.saveFaults}
      </Button>
    </div>
  );
}
