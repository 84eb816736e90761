import { QUEUE } from '#src/platform/indexed-db/databases.ts';

/**
 * `wake`: there is something to send. `changed`: rows have changed. `no-answer`: the server could not be reached just
 * now. `reached` and `unreached`: the result of a page's health check.
 */
export type QueueEvent = 'wake' | 'changed' | 'no-answer' | 'reached' | 'unreached';

const heard = new EventTarget();
let channel: BroadcastChannel | 'none' | undefined;

/** Notifies every tab of this origin, this one included. */
export function announceQueue(event: QueueEvent): void {
  heard.dispatchEvent(new Event(event));
  const others = open();
  if (others !== 'none') others.postMessage(event);
}

/** Listens to queue events from any tab until `signal` is aborted. */
export function onQueue(event: QueueEvent, listener: () => void, signal: AbortSignal): void {
  open();
  heard.addEventListener(event, listener, { signal });
}

/**
 * Opened only when needed, because an open channel keeps the prerendering process alive. If a browser refuses one, this
 * page only hears itself, which is enough to send.
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
