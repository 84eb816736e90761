import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DisplayCalls } from '#shared/contract/queue/queue.ts';
import { displayCalls } from '#src/platform/api/device/display-calls.ts';
import { noteLife, useLive } from '#src/platform/live/use-live.ts';
import { type Announcing, goOn, hear, SILENCE } from './announcing.ts';

const TICK_MS = 250;

export type Screen = { readonly announcing: Announcing; readonly waiting: DisplayCalls['waiting'] };

/** What the screen shows now: it asks whenever something has changed, and lets each call stand for its time. */
export function useCalls(): Screen {
  const [announcing, setAnnouncing] = useState(SILENCE);
  const [waiting, setWaiting] = useState<DisplayCalls['waiting']>([]);
  const asking = useRef<AbortController>(undefined);

  const ask = useEffectEvent(async () => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    const answer = await displayCalls(mine.signal);
    if (mine.signal.aborted || !answer.ok) return;
    noteLife();
    setWaiting(answer.value.waiting);
    setAnnouncing((before) => hear(before, answer.value.calls, performance.now()));
  });

  useLive(() => void ask());
  useEffect(() => {
    const timer = setInterval(() => setAnnouncing((before) => goOn(before, performance.now())), TICK_MS);
    return () => {
      clearInterval(timer);
      asking.current?.abort();
    };
  }, []);
  return { announcing, waiting };
}
