import { useEffect, useState } from 'react';
import type { VisitRequest } from '#shared/contract/visit/commands.ts';
import { openVisit, type UnsentVisit } from '#src/offline/outbox/unsent.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { FixForm } from './fix-form.tsx';

const texts = unsentTexts.fixing;

export type Opened = { readonly visit: VisitRequest; readonly message: string | undefined };

type FixDialogProps = { visit: UnsentVisit; onClose: () => void };

/** Shows what the server did not accept, so that a person can correct it and send it again. */
export function FixDialog({ visit: { visitId, ticket }, onClose }: FixDialogProps) {
  const [opened, setOpened] = useState<Opened | 'unreadable'>();
  useEffect(() => {
    let current = true;
    void readVisit(visitId).then((read) => current && setOpened(read));
    return () => {
      current = false;
    };
  }, [visitId]);

  return (
    <Dialog open onClose={onClose} title={texts.title(ticket)} description={texts.text}>
      {opened === undefined && <Spinner label={unsentTexts.states.waiting} className="py-8" />}
      {opened === 'unreadable' && <Alert tone="danger">{unsentTexts.reasons.undecodable}</Alert>}
      {typeof opened === 'object' && (
        <FixForm visitId={visitId} ticket={ticket} visit={opened.visit} message={opened.message} onClose={onClose} />
      )}
    </Dialog>
  );
}

async function readVisit(visitId: string): Promise<Opened | 'unreadable'> {
  const contents = await openVisit(visitId).catch(() => []);
  const commands = contents.map(({ command }) => command);
  const register = commands.find((command) => command.type === 'register-patient');
  const book = commands.find((command) => command.type === 'book-appointment');
  if (!register || !book) return 'unreadable';
  const { registration, urgent, alertId } = register;
  const message = contents.find((content) => content.message)?.message;
  return { visit: { registration, urgent, alertId, booking: book.booking, slot: book.slot }, message };
}
