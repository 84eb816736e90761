import { useState } from 'react';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';
import { FieldFrame, INPUT_CLASS } from '#src/ui/fields/field-frame.tsx';
import { classNames } from '#src/ui/style/class-names.ts';

const ID = 'import-file';

/** The browser's own field for a file, on a place where one can be dropped as well. */
export function FileField({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File) => void }) {
  const [over, setOver] = useState(false);
  return (
    <div
      className={classNames(
        'rounded-card border-2 border-dashed p-4',
        over ? 'border-brand bg-sky-100' : 'border-line',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file !== undefined && !disabled) onChoose(file);
      }}
    >
      <FieldFrame words={{ id: ID, label: texts.file, hint: texts.fileHint }}>
        <input
          id={ID}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          disabled={disabled}
          aria-describedby={`${ID}-hint`}
          className={INPUT_CLASS}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file again, mended in the meantime, is a change, too.
            target.value = '';
            if (file !== undefined) onChoose(file);
          }}
        />
      </FieldFrame>
    </div>
  );
}
