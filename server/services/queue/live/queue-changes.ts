import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/engine/client.ts';
import { listsRevisionOf, revisionOf } from '#server/database/repositories/queue/revision-repository.ts';
import type { Log } from '#server/http/log.ts';
import { queueToday } from '#server/services/queue/queue-day.ts';
import { createQueueSignal } from './queue-signal.ts';

/** Whoever looks at a board or a list: told that it has changed, never what; told when nothing can be known any more. */
export type QueueListener = { readonly changed: (revision: string) => void; readonly lost: () => void };

export type QueueChanges = {
  /** Call it after the commit of whatever changes a board or a list. */
  tell(): void;
  /** Looks now, and tells whoever hears it if there is news. */
  look(): Promise<void>;
  /** @returns how to stop hearing */
  hear(listener: QueueListener): () => void;
  /** Says goodbye to all who hear, and stops looking. */
  close(): Promise<void>;
};

const LOOK_EVERY_MS = 1000;

/**
 * Tells those who look at a board or a list of staff's that it has changed (QUEUE-8). The truth is a look at the database, once a second while
 * anybody hears; what this process has changed itself is looked at at once, and what others have, when their signal comes.
 */
export function createQueueChanges(deps: {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly now: () => Date;
}): QueueChanges {
  const { config, database, log, now } = deps;
  const listeners = new Set<QueueListener>();
  const signal = createQueueSignal(database, () => void look());
  let timer: NodeJS.Timeout | undefined;
  let revision: string | undefined;
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let closed = false;
  /** They have asked for the board before the first look: what came between is news to them. */
  const fresh = new Set<QueueListener>();

  /** One look at a time: all who ask during one get another after it. */
  function look(): Promise<void> {
    if (listeners.size === 0) return Promise.resolve();
    if (looking !== undefined) {
      next ??= looking.then(() => {
        next = undefined;
        return look();
      });
      return next;
    }
    looking = lookOnce().finally(() => (looking = undefined));
    return looking;
  }

  async function lookOnce(): Promise<void> {
    try {
      const { day, from, before } = await queueToday(database.orm, config, now());
      const board = await revisionOf(database.orm, day, from, before);
      const found = `${day}.${board}.${await listsRevisionOf(database.orm, from)}`;
      const isNews = revision !== undefined && revision !== found;
      revision = found;
      const told = isNews ? [...listeners] : [...fresh];
      fresh.clear();
      for (const { changed } of told) changed(found);
    } catch (error) {
      log.error('queue-look-failed', { message: error instanceof Error ? error.message : String(error) });
      for (const { lost } of listeners) lost();
    }
  }

  function stop(listener: QueueListener): void {
    listeners.delete(listener);
    fresh.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    revision = undefined;
    signal.stopListening();
  }

  return {
    look,
    tell() {
      void look();
      signal.send();
    },
    hear(listener) {
      if (closed) {
        listener.lost();
        return () => undefined;
      }
      listeners.add(listener);
      fresh.add(listener);
      signal.listen();
      timer ??= setInterval(() => void look(), LOOK_EVERY_MS).unref();
      void look();
      return () => stop(listener);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      for (const { lost } of listeners) lost();
      listeners.clear();
      await signal.close();
      await (next ?? looking);
    },
  };
}
