import { useRef } from 'react';
import type { ImportKind } from '#shared/contract/interop/imports.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { ColumnFields } from './column-fields.tsx';
import { FileField } from './file-field.tsx';
import { FoundPart } from './found-part.tsx';
import { ImportResult } from './import-result.tsx';
import { columnsOf } from './import-state.ts';
import { PreviewTable } from './preview-table.tsx';
import { useImport } from './use-import.ts';

/** One file of one kind, from being chosen to what has become of it. */
export function ImportFile({ kind }: { kind: ImportKind }) {
  const { chosen, columns, checked, done, step, failure, choose, say, start, close } = useImport(kind);
  const whole = useRef<HTMLDivElement>(null);
  const taken = columns ?? (checked === undefined ? {} : columnsOf(kind, checked));
  const isImporting = step === 'importing';

  function closeAndStay(): void {
    close();
    whole.current?.focus();
  }

  if (done !== undefined)
    return (
      <div ref={whole} tabIndex={-1}>
        <ImportResult kind={kind} done={done} onAnother={closeAndStay} />
      </div>
    );
  return (
    <div ref={whole} tabIndex={-1} className="grid min-w-0 gap-6">
      {/* The browser's field would go on saying that no file is chosen. */}
      {(chosen === undefined || failure !== undefined) && (
        <FileField disabled={isImporting} onChoose={(file) => void choose(file)} />
      )}
      {chosen !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold wrap-anywhere text-ink">{chosen.name}</p>
          <Button variant="quiet" icon="x" disabled={isImporting} onClick={closeAndStay}>
            {texts.closeFile}
          </Button>
        </div>
      )}
      {step !== undefined && (
        <div className="grid gap-1">
          <p className="text-ink-2">{texts[step]}</p>
          <progress aria-label={texts[step]} className="h-2 w-full accent-brand" />
        </div>
      )}
      {failure !== undefined && (
        <Alert tone="danger" title={texts.failed}>
          {failure}
        </Alert>
      )}
      {checked !== undefined && (
        <>
          <ColumnFields
            kind={kind}
            checked={checked}
            columns={taken}
            disabled={isImporting}
            onChange={(said) => void say(said)}
          />
          <PreviewTable headings={checked.headings} preview={checked.preview} />
          <FoundPart
            kind={kind}
            checked={checked}
            isChecking={step === 'checking'}
            isImporting={isImporting}
            onStart={(leaveOut) => void start(taken, leaveOut)}
          />
        </>
      )}
    </div>
  );
}
