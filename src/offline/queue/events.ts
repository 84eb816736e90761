import { QUEUE } from '#src/platform/queue-names.ts';

/** `wake`: something to send. `changed`: rows moved. `no-answer`: the server could not be reached just now. */
export type QueueEvent = 'wake' | 'changed' | 'no-answer';

const bus = new EventTarget();
const channel = new BroadcastChannel(QUEUE);
channel.addEventListener('message', ({ data }: MessageEvent<QueueEvent>) => bus.dispatchEvent(new Event(data)));

/** Tells every tab of this origin, this one included. */
export function announceQueue(event: QueueEvent): void {
  bus.dispatchEvent(new Event(event));
  channel.postMessage(event);
}

/** Hears of the queue's events from any tab until `signal` is aborted. */
export function onQueue(event: QueueEvent, listener: () => void, signal: AbortSignal): void {
  bus.addEventListener(event, listener, { signal });
}
