import { QUEUE } from '#src/platform/indexed-db/queue-names.ts';

/**
 * `wake`: something to send. `changed`: rows moved. `no-answer`: the server could not be reached just now. `reached` and
 * `unreached`: what a page has heard that asked for the server's health.
 */
export type QueueEvent = 'wake' | 'changed' | 'no-answer' | 'reached' | 'unreached';

let channel: BroadcastChannel | undefined;

/** Tells every tab of this origin, this one included. */
export function announceQueue(event: QueueEvent): void {
  open().dispatchEvent(new Event(event));
  open().postMessage(event);
}

/** Hears of the queue's events from any tab until `signal` is aborted. */
export function onQueue(event: QueueEvent, listener: () => void, signal: AbortSignal): void {
  open().addEventListener(event, listener, { signal });
}

/** Not before it is needed: an open one keeps the program that draws the pages at build time from ending. */
function open(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel(QUEUE);
    channel.addEventListener('message', ({ data }: MessageEvent<QueueEvent>) => open().dispatchEvent(new Event(data)));
  }
  return channel;
}
