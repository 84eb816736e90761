import { isOurs } from '#src/platform/api/backend.ts';
import { announceQueue } from './queue-events.ts';
import { type AcceptedRow, settleAccepted } from './settle.ts';

/** How long an accepted visit of a long drain may wait for the disk, so that many share one transaction. */
const GATHER_MS = 50;

/**
 * What the server has accepted and the disk does not know yet. Our server answers a repeated key alike, so a crash in
 * between only sends again; for another backend the disk has to know before the next row goes.
 */
export function gatherAccepted() {
  let accepted: AcceptedRow[] = [];
  let settled = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (left: AcceptedRow[]) => {
    clearTimeout(timer);
    timer = undefined;
    const going = accepted.filter((each) => !left.includes(each));
    accepted = left;
    if (going.length > 0)
      settled = settled.then(() => settleAccepted(going, !isOurs())).then(() => announceQueue('changed'));
    // Reported by whoever awaits it.
    settled.catch(() => undefined);
    return settled;
  };
  // A registration whose booking is on its way waits for it: then both go at once, and nothing has to be linked.
  const settleSome = () => settle(accepted.slice(-1).filter(({ row }) => row.dependsOn === undefined));

  return {
    /** Resolves when the next row may go. */
    async add(each: AcceptedRow): Promise<void> {
      accepted.push(each);
      if (isOurs()) timer ??= setTimeout(() => void settleSome(), GATHER_MS);
      else await settle([]);
    },
    /** Resolves when the disk knows all of it, and passes on what went wrong with that. */
    settleAll: () => settle([]),
  };
}
