import type { DoneImport, ImportKind } from '#shared/contract/interop/imports.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { useFocusOnMount } from '#src/ui/parts/use-focus-on-mount.ts';

/** What has become of the file, in one sentence. */
export function ImportResult({ kind, done, onAnother }: { kind: ImportKind; done: DoneImport; onAnother: () => void }) {
  const taker = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={taker} tabIndex={-1}>
      <Alert tone="success" title={texts.doneTitle} action={<Button onClick={onAnother}>{texts.another}</Button>}>
        {texts.done[kind](done.imported, done.known, done.leftOut)}
      </Alert>
    </div>
  );
}
