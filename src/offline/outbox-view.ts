import { onQueue } from './queue-events.ts';
import { countVisits, lastAcceptedAt } from './queue-rows.ts';
import { useOutbox } from './outbox-store.ts';

/** Often enough for an eye, seldom enough to cost a long drain nothing. */
const COUNT_EVERY_MS = 150;

/** Keeps `useOutbox` true to what is stored. Returns the way to stop. */
export function watchCounts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = async () => {
    timer = undefined;
    const { paused, needsAttention, ...counts } = await countVisits();
    useOutbox.setState({
      ...counts,
      paused,
      needsAttention: needsAttention + paused,
      lastSentAt: await lastAcceptedAt(),
    });
  };
  const countSoon = () => {
    timer ??= setTimeout(() => void count().catch(() => undefined), COUNT_EVERY_MS);
  };
  const stop = onQueue('changed', countSoon);
  countSoon();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
