import { queueDatabase, type RowState } from '#src/platform/store/database.ts';
import { onQueue } from '#src/offline/queue/events.ts';
import { sendingVisits } from './sending.ts';
import { useOutbox } from '#src/offline/state/outbox-store.ts';

/** Often enough for the eye, rarely enough to cost a long drain nothing. */
const COUNT_EVERY_MS = 250;

/** Keeps `useOutbox` in step with what is stored until `signal` is aborted. */
export function watchCounts(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = async () => {
    timer = undefined;
    const counts = await readCounts();
    useOutbox.setState(({ changes }) => ({ ...counts, changes: changes + 1 }));
  };
  const countSoon = () => {
    timer ??= setTimeout(() => void count().catch(() => undefined), COUNT_EVERY_MS);
  };
  onQueue('changed', countSoon, signal);
  signal.addEventListener('abort', () => clearTimeout(timer));
  void count().catch(() => undefined);
}

/**
 * How many visits are waiting, being sent, or need a person. A visit counts once: its last row depends on its first.
 */
function readCounts() {
  const { rows, visits, counters } = queueDatabase;
  const roots = async (state: RowState) => {
    const all = await rows.where('[state+sequence]').between([state, 0], [state, Infinity]).count();
    if (all === 0) return 0;
    return all - (await rows.where('[state+dependsOn]').between([state, ''], [state, '\uffff']).count());
  };
  return queueDatabase.transaction('r', rows, visits, counters, async () => {
    const paused = await roots('paused');
    const sending = (await sendingVisits()).size;
    return {
      waiting: Math.max(0, (await roots('waiting')) - sending),
      sending,
      needsAttention: (await roots('needs-attention')) + paused,
      paused,
      lastSentAt: (await visits.orderBy('number').last())?.acceptedAt,
    };
  });
}
