import { useEffect, useEffectEvent, useState } from 'react';
import { listenToQueue, type QueueStream } from './queue-stream.ts';

const listeners = new Set<() => void>();
/** When the server last gave a sign of life, by a monotonic clock; before the first one, when listening began. */
let lastLife: number | undefined;
let stream: QueueStream | undefined;

/** Any answered call is a sign of life. */
export function noteLife(): void {
  lastLife = performance.now();
}

function join(listener: () => void): () => void {
  listeners.add(listener);
  lastLife ??= performance.now();
  stream ??= listenToQueue(() => {
    for (const hear of listeners) hear();
  }, noteLife);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stream?.stop();
    stream = undefined;
    lastLife = undefined;
  };
}

/**
 * Calls `onChanged` when the clinic's day has changed. All views of a page share one stream.
 * @param options.leastMs the shortest interval between calls, for expensive requests; the last change is never dropped
 * @param options.isOn false for a view that follows nothing
 */
export function useLive(onChanged: () => void, options: { leastMs?: number; isOn?: boolean } = {}): void {
  const { leastMs = 0, isOn = true } = options;
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (!isOn) return undefined;
    let calledMs = -leastMs;
    let later: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      later = undefined;
      calledMs = performance.now();
      changed();
    };
    const leave = join(() => {
      later ??= setTimeout(tell, Math.max(0, calledMs + leastMs - performance.now()));
    });
    return () => {
      clearTimeout(later);
      leave();
    };
  }, [leastMs, isOn]);
}

const TICK_MS = 1_000;

/** How many seconds ago the server last gave a sign of life, if more than `from`; otherwise undefined. */
export function useSilence(from: number): number | undefined {
  const [silent, setSilent] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = lastLife === undefined ? 0 : Math.floor((performance.now() - lastLife) / 1000);
      setSilent(seconds > from ? seconds : undefined);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [from]);
  return silent;
}
