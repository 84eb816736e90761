import type { OutboxRow } from '#src/platform/store/database.ts';
import type { RowContent } from '#src/offline/visits/upgrade-row.ts';
import type { Courier } from './courier.ts';
import { announceQueue } from './events.ts';
import { changeSending, claimRows, MOST } from './rows.ts';

/** One visit is enough to see whether the server answers: a failed network costs one small transaction. */
const LEAST = 2;

/** A claimed row and its content. */
type Taken = { readonly row: OutboxRow; readonly opened: RowContent | 'newer' | 'undecodable' };

/**
 * The rows to send next, in order. The following ones are claimed and decrypted while an earlier one is being sent, so
 * that no request waits for the disk.
 */
export function lineUp({ open }: Courier, mayGo: (row: OutboxRow) => boolean) {
  const line: Taken[] = [];
  let limit = LEAST;
  let after = 0;
  let taking: Promise<void> | undefined;

  const take = async () => {
    const rows = await claimRows(limit, after, mayGo);
    after = rows.at(-1)?.sequence ?? after;
    line.push(...(await Promise.all(rows.map(async (row) => ({ row, opened: await open(row) })))));
    // The next ones are announced together with what is settled.
    if (limit === LEAST) announceQueue('changed');
    limit = rows.length < limit ? 0 : Math.min(MOST, 4 * limit);
    taking = undefined;
  };

  return {
    /** Undefined if nothing was left at the last look; asked again, it looks again. */
    next: async (): Promise<Taken | undefined> => {
      // The previous row is done; until then `free` includes it.
      line.shift();
      if (line.length < limit / 2) taking ??= take();
      // A failure while reading ahead is reported to whoever awaits it.
      taking?.catch(() => undefined);
      if (!line[0]) await taking;
      if (!line[0]) {
        limit = LEAST;
        after = 0;
      }
      return line[0];
    },

    /** Releases rows that were claimed and not sent. */
    free: async (): Promise<void> => {
      await taking;
      await changeSending(async (_store, visits) => {
        for (const { row } of line) visits.delete(row.visitId);
      });
      announceQueue('changed');
    },
  };
}
