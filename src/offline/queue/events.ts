/** `wake`: something to send. `changed`: rows moved. `no-answer`: the server could not be reached just now. */
export type QueueEvent = 'wake' | 'changed' | 'no-answer';

const bus = new EventTarget();
let channel: BroadcastChannel | undefined;

/** Tells every tab of this origin, this one included. */
export function announceQueue(event: QueueEvent): void {
  bus.dispatchEvent(new Event(event));
  open().postMessage(event);
}

/** Hears of the queue's events from any tab until `signal` is aborted. */
export function onQueue(event: QueueEvent, listener: () => void, signal: AbortSignal): void {
  open();
  bus.addEventListener(event, listener, { signal });
}

export function closeQueueEvents(): void {
  channel?.close();
  channel = undefined;
}

function open(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('frontdesk-outbox');
    channel.addEventListener('message', ({ data }: MessageEvent<QueueEvent>) => bus.dispatchEvent(new Event(data)));
  }
  return channel;
}
