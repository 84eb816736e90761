/** `wake`: something to send. `changed`: rows moved. `no-answer`: the server could not be reached just now. */
export type QueueEvent = 'wake' | 'changed' | 'no-answer';

const listeners = new Set<(event: QueueEvent) => void>();
let channel: BroadcastChannel | undefined;

/** Tells every tab of this origin, this one included. */
export function announceQueue(event: QueueEvent): void {
  tell(event);
  open().postMessage(event);
}

/** Hears of the queue's events from any tab. Returns the way to stop. */
export function onQueue(event: QueueEvent, listener: () => void): () => void {
  open();
  const heard = (told: QueueEvent) => {
    if (told === event) listener();
  };
  listeners.add(heard);
  return () => listeners.delete(heard);
}

export function closeQueueEvents(): void {
  channel?.close();
  channel = undefined;
  listeners.clear();
}

function open(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('frontdesk-outbox');
    channel.addEventListener('message', (message: MessageEvent<QueueEvent>) => tell(message.data));
  }
  return channel;
}

function tell(event: QueueEvent): void {
  for (const listener of listeners) listener(event);
}
