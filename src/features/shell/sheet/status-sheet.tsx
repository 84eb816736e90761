import { useLayoutEffect, useRef } from 'react';
import { useConnectivity } from '#src/offline/state/connectivity.ts';
import { useOutbox } from '#src/offline/state/outbox-store.ts';
import { useOwnTicket } from '#src/offline/state/own-ticket.ts';
import { sendNow } from '#src/offline/outbox/unsent.ts';
import { noticeTexts } from '#src/locales/en/everywhere/notices.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';

const texts = noticeTexts.connection.sheet;

/** Browsers before 2024 may lack popovers: there it is a modal dialog. */
const isPopover = 'popover' in HTMLElement.prototype;

/**
 * What the status means, in plain sentences, and the ticket of the patient at this screen; nothing about anybody else.
 * It asks nothing, so the page stays usable behind it, and a click outside closes it.
 */
export function StatusSheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const offline = useConnectivity(({ state }) => state !== 'online');
  const { waiting, sending, lastSentAt, lowSpace } = useOutbox();
  const ticket = useOwnTicket((own) => own.ticket);
  const unsent = waiting + sending;
  const lastSent = formatClinicTime(lastSentAt, 'time');
  // Before rendering, because closing it would cost a frame.
  useLayoutEffect(() => {
    if (isPopover) dialog.current?.showPopover();
    else dialog.current?.showModal();
    // The browser alone would take the first button, which sends what is unsent.
    closer.current?.focus();
  }, []);
  const close = () => {
    if (isPopover) dialog.current?.hidePopover();
    else dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      id="status-sheet"
      popover="auto"
      aria-labelledby="status-sheet-title"
      className="mx-auto mt-24 max-h-[calc(100dvh-7rem)] w-[calc(100%-2rem)] max-w-md rounded-card border-2 border-line-strong bg-white p-6 text-start text-ink shadow-toast"
      onClose={onClose}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <div className="grid gap-4">
        <h2 id="status-sheet-title" className="flex items-center gap-3 text-xl font-bold">
          <Icon name={offline ? 'cloud-off' : 'wifi'} />
          {offline ? texts.offlineTitle : texts.onlineTitle}
        </h2>
        <p className="text-pretty text-ink-2">{offline ? texts.offlineText : texts.onlineText}</p>
        {ticket !== undefined && (
          <div className="grid gap-1 rounded-input bg-offline-bg p-4 text-offline">
            <p className="text-2xl font-bold">{ticket}</p>
            <p>{texts.ownTicket}</p>
          </div>
        )}
        <ul className="grid gap-1 text-ink-2 empty:hidden">
          {unsent > 0 && <li>{texts.unsent(unsent)}</li>}
          {lastSent !== undefined && <li>{texts.lastSent(lastSent)}</li>}
          {lowSpace && <li>{texts.lowSpace}</li>}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          {unsent > 0 && (
            <Button variant="secondary" icon="send" onClick={sendNow}>
              {texts.sendNow}
            </Button>
          )}
          <Button ref={closer} onClick={close}>
            {texts.close}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
