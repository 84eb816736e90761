import { useEffect, useState } from 'react';
import { sendNow, type UnsentVisit } from '#src/offline/outbox/unsent.ts';
import { unsentTexts as texts } from '#src/locales/en/everywhere/unsent.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FixDialog } from './fix-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { UnsentCard } from './unsent-card.tsx';
import { UnsentFacts } from './unsent-facts.tsx';
import { useNames } from './use-names.ts';
import { useUnsent } from './use-unsent.ts';

const NOBODY: readonly UnsentVisit[] = [];
/** One card per visit: this many are rendered at first, and this many more at a time. */
const SHOWN_AT_ONCE = 60;

type Open = { readonly kind: 'export' | 'import' } | { readonly kind: 'discard' | 'fix'; readonly visit: UnsentVisit };

/** What this device has not sent (OFF-12). Everything on it works offline; only names need a network. */
export function UnsentScreen() {
  useClinic();
  const { visits, failed } = useUnsent();
  const names = useNames(visits ?? NOBODY);
  const [open, setOpen] = useState<Open>();
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const now = useNow();
  const close = () => setOpen(undefined);
  const some = visits !== undefined && visits.length > 0;

  return (
    <>
      <div className="grid gap-2 px-4 py-4 md:px-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PageHeading>{texts.title}</PageHeading>
          <p role="status" className="text-ink-2">
            {some && texts.count(visits.length)}
          </p>
        </div>
        <p className="max-w-prose text-pretty text-ink-2">{texts.about}</p>
      </div>
      <div className="grid flex-1 content-start gap-6 rounded-t-card bg-surface-2 px-4 py-6 md:px-8">
        {failed && <Alert tone="danger">{texts.unreadable}</Alert>}
        {visits && <UnsentFacts visits={visits} now={now} />}
        <div className="flex flex-wrap gap-3">
          {some && (
            <Button icon="send" onClick={sendNow}>
              {texts.sendNow}
            </Button>
          )}
          {some && (
            <Button
              variant="secondary"
              icon={names.state === 'shown' ? 'eye-off' : 'eye'}
              busy={names.state === 'asking'}
              onClick={() => (names.state === 'shown' ? names.hide() : void names.show())}
            >
              {names.state === 'shown' ? texts.hideNames : texts.showNames}
            </Button>
          )}
          {some && (
            <Button variant="secondary" icon="download" onClick={() => setOpen({ kind: 'export' })}>
              {texts.exportAll}
            </Button>
          )}
          <Button variant="secondary" icon="file-text" onClick={() => setOpen({ kind: 'import' })}>
            {texts.importFile}
          </Button>
        </div>
        <div role="status" className="empty:-mt-6">
          {names.state === 'signed-out' && <Alert tone="info">{texts.signIn}</Alert>}
          {names.state === 'no-server' && <Alert tone="info">{texts.noServer}</Alert>}
        </div>
        {visits?.length === 0 && <EmptyState icon="circle-check" title={texts.empty} text={texts.emptyText} />}
        {some && (
          <ul className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
            {visits.slice(0, shown).map((visit) => (
              <UnsentCard
                key={visit.visitId}
                visit={visit}
                name={names.known.get(visit.visitId)}
                mayFix={names.state === 'shown'}
                now={now}
                onFix={() => setOpen({ kind: 'fix', visit })}
                onDiscard={() => setOpen({ kind: 'discard', visit })}
              />
            ))}
          </ul>
        )}
        {some && visits.length > shown && (
          <Button variant="secondary" className="justify-self-center" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {texts.more}
          </Button>
        )}
      </div>
      {open?.kind === 'export' && <ExportDialog onClose={close} />}
      {open?.kind === 'import' && <ImportDialog onClose={close} />}
      {open?.kind === 'fix' && <FixDialog visit={open.visit} onClose={close} />}
      {open?.kind === 'discard' && (
        <DiscardDialog visit={open.visit} name={names.known.get(open.visit.visitId)} onClose={close} />
      )}
    </>
  );
}

/** The current time, updated every half minute so that ages grow. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
