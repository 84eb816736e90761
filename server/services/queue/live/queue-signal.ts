import { openSignal, sendSignal } from '#server/database/repositories/queue/signal-repository.ts';
import type { Database } from '#server/database/engine/client.ts';

const CHANNEL = 'frontdesk_queue';
/** At most ten a second, whatever is done. */
const SEND_EVERY_MS = 100;
const LISTEN_AGAIN_MS = 10_000;

/**
 * The hurry-up between processes on one database: NOTIFY after the commit, the first at once and then at most ten a second,
 * because inside a transaction it would make all writers wait for each other. Where LISTEN does not work nothing is lost: nobody relies on it.
 */
export function createQueueSignal(database: Database, onSignal: () => void) {
  /** Runs after each signal: until it is over, further changes wait for one signal for all of them. */
  let pause: NodeJS.Timeout | undefined;
  let isMore = false;
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

  function send(): void {
    if (pause !== undefined) {
      isMore = true;
      return;
    }
    void sendSignal(database, CHANNEL);
    pause = setTimeout(() => {
      pause = undefined;
      if (isMore) send();
    }, SEND_EVERY_MS).unref();
    isMore = false;
  }

  return {
    listen,
    stopListening,
    send,
    async close() {
      clearTimeout(pause);
      const open = listening;
      stopListening();
      await open;
    },
  };
}
