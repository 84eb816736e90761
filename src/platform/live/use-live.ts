import { useEffect, useEffectEvent, useState } from 'react';
import { isSomebodyHere } from './presence.ts';
import { listenToQueue, type QueueStream } from './queue-stream.ts';

const listeners = new Set<() => void>();
/** When the server last gave a sign of life, by a clock that nobody sets; while nobody has heard of it, since when one listens. */
let lastLife: number | undefined;
let stream: QueueStream | undefined;

/** What has answered a call is alive, too. */
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
 * Calls `onChanged` when something of the clinic's day has changed. All views of a page share one stream.
 * @param options.leastMs what is expensive to ask for is asked for no more often than that; the last change is never left out
 * @param options.whilePresent for calls that keep a session alive, as those of the day's queue do not: only while somebody is here
 */
export function useLive(onChanged: () => void, options: { leastMs?: number; whilePresent?: boolean } = {}): void {
  const { leastMs = 0, whilePresent = false } = options;
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    let calledMs = -leastMs;
    let later: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      later = undefined;
      calledMs = performance.now();
      if (!whilePresent || isSomebodyHere()) changed();
    };
    const leave = join(() => {
      later ??= setTimeout(tell, Math.max(0, calledMs + leastMs - performance.now()));
    });
    return () => {
      clearTimeout(later);
      leave();
    };
  }, [leastMs, whilePresent]);
}

const TICK_MS = 1_000;

/** For how many seconds the server has given no sign of life, once that is longer than `from`; else undefined. */
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
