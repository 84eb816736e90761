import { openSignal, sendSignal } from '#server/database/repositories/queue/signal-repository.ts';
import type { Database } from '#server/database/engine/client.ts';

const CHANNEL = 'frontdesk_queue';
/** At most ten a second, whatever is done. */
const SEND_EVERY_MS = 100;
const LISTEN_AGAIN_MS = 10_000;

/**
 * The hurry-up between processes on one database: NOTIFY after the commit, at most ten a second, because inside a transaction
 * it would make all writers wait for each other. Where LISTEN does not work nothing is lost: nobody relies on it.
 */
export function createQueueSignal(database: Database, onSignal: () => void) {
  let sending: NodeJS.Timeout | undefined;
  let listening: Promise<(() => Promise<void>) | undefined> | undefined;
  let again: NodeJS.Timeout | undefined;

  function listenAgain(): void {
    listening = undefined;
    again ??= setTimeout(() => {
      again = undefined;
      listen();
    }, LISTEN_AGAIN_MS).unref();
  }

  function listen(): void {
    if (again === undefined) listening ??= openSignal(database, CHANNEL, onSignal, listenAgain);
  }

  function stopListening(): void {
    clearTimeout(again);
    again = undefined;
    const open = listening;
    listening = undefined;
    void open?.then((close) => close?.());
  }

  return {
    listen,
    stopListening,
    send() {
      sending ??= setTimeout(() => {
        sending = undefined;
        void sendSignal(database, CHANNEL);
      }, SEND_EVERY_MS).unref();
    },
    async close() {
      clearTimeout(sending);
      const open = listening;
      stopListening();
      await open;
    },
  };
}
