import { ROLES, roleOfPath } from '#shared/contract/staff/roles.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useConnectivity } from '#src/offline/state/connectivity.ts';
import { useOutbox } from '#src/offline/state/outbox-store.ts';
import { afterNextFrame } from '#src/platform/loading/press/after-next-frame.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { pillOf } from './pill.ts';
import { useLately } from './use-lately.ts';

const loadSheet = () => import('#src/features/shell/sheet/status-sheet.tsx');
type Sheet = Awaited<ReturnType<typeof loadSheet>>['StatusSheet'];

/**
 * The state of the connection and the queue in a few words; nothing while all is well. Counts only, no names. For staff
 * it leads to what is unsent on this device; for patients it opens a few plain sentences.
 */
export function ConnectionStatus() {
  const state = useConnectivity((store) => store.state);
  const waiting = useOutbox((queue) => queue.waiting);
  const sending = useOutbox((queue) => queue.sending);
  const attention = useOutbox((queue) => queue.needsAttention);
  const lately = useLately();
  const [sheet, setSheet] = useState<{ Sheet: Sheet }>();
  const area = useLocation({ select: ({ pathname }) => roleOfPath(pathname) });
  // What needs attention is for staff: a patient can do nothing about another's registration.
  const pill = pillOf(state, { waiting, sending, needsAttention: area ? attention : 0 }, lately);
  const look = classNames(
    'inline-flex min-h-11 min-w-0 items-center gap-2 overflow-hidden px-[min(0.75rem,2vw)] py-1 text-start text-sm leading-tight font-semibold no-underline max-sm:text-[min(0.875rem,15px)] max-sm:rounded-input sm:rounded-full sm:px-4',
    'wide-nav:max-w-48',
    pill?.look,
  );
  const content = pill && (
    <>
      {/* A telephone's header has room for the words only. */}
      <Icon name={pill.icon} {...(!area && { className: 'max-sm:hidden' })} />
      {pill.words}
    </>
  );
  // The button shows the click before anything is loaded.
  const openSheet = () =>
    afterNextFrame(() => {
      loadSheet().then(
        ({ StatusSheet }) => setSheet({ Sheet: StatusSheet }),
        () => undefined,
      );
    });
  return (
    <>
      {content && area && (
        <Link to={`${ROLES[area].area}/unsent`} data-connection={state} className={look}>
          {content}
        </Link>
      )}
      {content && !area && (
        // Once the panel is open, the browser handles it: another click closes it.
        <button
          type="button"
          data-connection={state}
          className={look}
          {...(sheet ? { popoverTarget: 'status-sheet' } : { onClick: openSheet })}
        >
          {content}
        </button>
      )}
      {sheet && <sheet.Sheet onClose={() => setSheet(undefined)} />}
    </>
  );
}
