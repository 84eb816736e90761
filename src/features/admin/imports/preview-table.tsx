import type { CheckedImport } from '#shared/contract/interop/imports.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';

const numbered = <One,>(all: readonly One[]) => all.map((one, at) => ({ one, at }));

/** The first rows as they were read: a wrong encoding or delimiter shows here. */
export function PreviewTable({ headings, preview }: Pick<CheckedImport, 'headings' | 'preview'>) {
  return (
    <div
      // It is scrolled by keyboard, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={texts.preview}
      className="relative max-w-full overflow-x-auto"
    >
      <table className="w-full text-start">
        <caption className="pb-2 text-start text-lg font-bold text-ink">{texts.preview}</caption>
        <thead className="text-sm text-ink-2">
          <tr>
            {numbered(headings).map(({ one, at }) => (
              <th key={at} scope="col" className="py-1 pe-4 text-start whitespace-nowrap">
                {one || texts.unnamed(at + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(preview).map(({ one: cells, at }) => (
            <tr key={at} className="border-t border-line align-top">
              {numbered(headings).map(({ at: column }) => (
                <td key={column} className="min-w-24 py-2 pe-4 text-ink">
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
