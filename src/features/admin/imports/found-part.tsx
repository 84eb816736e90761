import { useState } from 'react';
import type { CheckedImport, ImportKind } from '#shared/contract/interop/imports.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { FaultList } from './fault-list.tsx';
import { blockOf } from './import-state.ts';

type FoundPartProps = {
  kind: ImportKind;
  checked: CheckedImport;
  isChecking: boolean;
  isImporting: boolean;
  onStart: (leaveOut: boolean) => void;
};

/** How many rows are new, known and at fault; and the act itself. */
export function FoundPart({ kind, checked, isChecking, isImporting, onStart }: FoundPartProps) {
  const [leftOut, setLeftOut] = useState<CheckedImport>();
  // Said of these faults only: other columns find others.
  const leaveOut = leftOut === checked;
  const { fresh, known, faulty, faults, missing } = checked;
  const block = blockOf(checked, leaveOut);
  return (
    <section aria-labelledby="import-found" className="grid gap-4">
      <h3 id="import-found" className="text-lg font-bold text-ink">
        {texts.found}
      </h3>
      {missing.length === 0 && (
        <ul className="grid gap-1 text-ink">
          <li>{texts.fresh[kind](fresh)}</li>
          <li>{texts.known(known)}</li>
          {faulty > 0 && <li className="font-semibold text-danger">{texts.faulty(faulty)}</li>}
        </ul>
      )}
      {faulty > 0 && (
        <>
          <FaultList faults={faults} />
          <label className="flex min-h-11 items-center gap-3 text-ink">
            <input
              type="checkbox"
              className="size-6 shrink-0 accent-brand"
              checked={leaveOut}
              disabled={isImporting}
              onChange={({ target }) => setLeftOut(target.checked ? checked : undefined)}
            />
            {texts.leaveOut(faulty)}
          </label>
        </>
      )}
      {block !== undefined && (
        <p id="import-block" className="text-ink-2">
          {texts.blocked[block]}
        </p>
      )}
      <Button
        className="justify-self-start"
        disabled={block !== undefined || isChecking}
        aria-describedby={block === undefined ? undefined : 'import-block'}
        busy={isImporting}
        busyText={texts.importing}
        onClick={() => onStart(leaveOut && faulty > 0)}
      >
        {texts.start}
      </Button>
    </section>
  );
}
