import { QUEUE } from '#src/platform/indexed-db/databases.ts';

/**
 * `wake`: something to send. `changed`: rows moved. `no-answer`: the server could not be reached just now. `reached` and
 * `unreached`: what a page has heard that asked for the server's health.
 */
export type QueueEvent = 'wake' | 'changed' | 'no-answer' | 'reached' | 'unreached';

const heard = new EventTarget();
let channel: BroadcastChannel | 'none' | undefined;

/** Tells every tab of this origin, this one included. */
export function announceQueue(event: QueueEvent): void {
  heard.dispatchEvent(new Event(event));
  const others = open();
  if (others !== 'none') others.postMessage(event);
}

/** Hears of the queue's events from any tab until `signal` is aborted. */
export function onQueue(event: QueueEvent, listener: () => void, signal: AbortSignal): void {
  open();
  heard.addEventListener(event, listener, { signal });
}

/**
 * Not before it is needed: an open one keeps the program that draws the pages at build time from ending. Without one, where
 * a browser refuses it, this page hears itself, and that is enough to send.
 */
function open(): BroadcastChannel | 'none' {
  channel ??= openChannel();
  return channel;
}

function openChannel(): BroadcastChannel | 'none' {
  try {
    const opened = new BroadcastChannel(QUEUE);
    opened.addEventListener('message', ({ data }: MessageEvent<QueueEvent>) => heard.dispatchEvent(new Event(data)));
    return opened;
  } catch {
    return 'none';
  }
}
