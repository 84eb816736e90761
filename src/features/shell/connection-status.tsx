import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useConnectivity } from '#src/offline/connectivity.ts';
import { useOutbox } from '#src/offline/outbox-store.ts';
import { noticeTexts } from '#src/locales/en/notices.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';

const texts = noticeTexts.connection;
const SENT_SHOWN_FOR_MS = 3000;

type Pill = { words: string; icon: IconName; look: string };

type Queue = { waiting: number; sending: number; needsAttention: number };

/** The words and colours of ux.md §1e. Being offline is never red: nothing is lost by it. */
function pillOf(state: string, queue: Queue, justSent: boolean): Pill | undefined {
  const { waiting, sending, needsAttention } = queue;
  const amber = 'bg-offline-bg text-offline';
  const blue = 'bg-sky-200 text-brand-strong';
  if (sending > 0) return { words: texts.sending(sending, sending + waiting), icon: 'cloud-upload', look: blue };
  if (state === 'offline') return { words: texts.offline, icon: 'cloud-off', look: amber };
  if (needsAttention > 0) {
    const look = 'bg-cancelled-bg text-cancelled';
    return { words: texts.needsAttention(needsAttention), icon: 'circle-alert', look };
  }
  if (waiting > 0) return { words: texts.waiting(waiting), icon: 'cloud-upload', look: amber };
  return justSent ? { words: texts.sent, icon: 'check', look: 'bg-completed-bg text-completed' } : undefined;
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
  const isStaff = useLocation({ select: (location) => /^\/(admin|doctor)\//.test(location.pathname) });
  const attention = useOutbox((queue) => queue.needsAttention);
  // What needs a hand is for staff: a patient can do nothing about another's registration.
  const pill = pillOf(state, { waiting, sending, needsAttention: isStaff ? attention : 0 }, justSent);
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
