import { useEffect, useState } from 'react';
import { useConnectivity } from '#src/offline/connectivity.ts';
import { useOutbox } from '#src/offline/outbox-store.ts';
import { shellTexts } from '#src/locales/en/shell.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';

const texts = shellTexts.connection;
const SENT_SHOWN_FOR_MS = 3000;

type Pill = { words: string; icon: IconName; look: string };

/** The words and colours of ux.md §1e. Being offline is never red: nothing is lost by it. */
function pillOf(state: string, queue: { waiting: number; sending: number }, justSent: boolean): Pill | undefined {
  const { waiting, sending } = queue;
  if (sending > 0) {
    return {
      words: texts.sending(sending, sending + waiting),
      icon: 'cloud-upload',
      look: 'bg-sky-200 text-brand-strong',
    };
  }
  if (state === 'offline') return { words: texts.offline, icon: 'cloud-off', look: 'bg-offline-bg text-offline' };
  if (waiting > 0) return { words: texts.waiting(waiting), icon: 'cloud-upload', look: 'bg-offline-bg text-offline' };
  if (justSent) return { words: texts.sent, icon: 'check', look: 'bg-completed-bg text-completed' };
  return undefined;
}

/** True for 3 s after the queue has sent something. */
function useJustSent(lastSentAt: string | undefined): boolean {
  const [seen, setSeen] = useState(lastSentAt);
  useEffect(() => {
    if (lastSentAt === seen) return undefined;
    const timer = setTimeout(() => setSeen(lastSentAt), SENT_SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [lastSentAt, seen]);
  return lastSentAt !== seen;
}

/** The state of the connection and of the queue, in a few words; nothing while all is well. Counts only, no names. */
export function ConnectionStatus() {
  const state = useConnectivity((store) => store.state);
  const waiting = useOutbox((queue) => queue.waiting);
  const sending = useOutbox((queue) => queue.sending);
  const justSent = useJustSent(useOutbox((queue) => queue.lastSentAt));
  const pill = pillOf(state, { waiting, sending }, justSent);
  if (!pill) return null;
  return (
    <p
      data-connection={state}
      className={classNames(
        'inline-flex min-h-9 items-center gap-2 rounded-full px-3 py-1 text-sm leading-tight font-semibold',
        'wide-nav:max-w-48',
        // Too long for the header of a phone: there it hangs below.
        'max-sm:absolute max-sm:inset-x-3 max-sm:top-full max-sm:mt-1 max-sm:justify-center max-sm:shadow-card',
        pill.look,
      )}
    >
      <Icon name={pill.icon} />
      {pill.words}
    </p>
  );
}
