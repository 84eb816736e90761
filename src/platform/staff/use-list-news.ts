import { useEffect, useRef, useState } from 'react';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { markUnasked } from '#src/platform/api/http/unasked.ts';
import { wouldDisturb } from '#src/platform/live/disturbed.ts';
import { useLive } from '#src/platform/live/use-live.ts';

/** Each change of the day asks anew, at this pace where much is going on. */
const PACE_MS = 1_000;

/** What has come that would move rows while somebody is at them: how many new ones, and how they are shown. */
export type ListNews = { readonly count: number; readonly show: () => void };

type Seen<Row> = { readonly key: string; readonly rows: readonly Row[]; readonly isWhole: boolean };

type FollowedList<Row> = {
  /** The filters. */
  readonly key: string;
  readonly rows: readonly Row[] | undefined;
  /** By it a new row is told from one that has changed; a list without it follows nothing. */
  readonly keyOf: ((row: Row) => string) | undefined;
  /** Asks for the list from its top, as many rows as are shown. */
  readonly look: (signal: AbortSignal) => Promise<Result<Omit<Seen<Row>, 'key'>, ApiProblem>>;
  readonly refresh: () => void;
  readonly reload: () => void;
};

/**
 * A list that follows what happens. Where nobody is at it its rows change by themselves; where somebody has scrolled, types or
 * points, rows change in their places only, and what would move them waits to be asked for.
 */
export function useListNews<Row>({ key, rows, keyOf, look, refresh, reload }: FollowedList<Row>): {
  readonly rows: readonly Row[] | undefined;
  readonly news: ListNews | undefined;
} {
  const [seen, setSeen] = useState<Seen<Row>>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  async function lookAside(): Promise<void> {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    markUnasked(signal);
    const answer = await look(signal);
    if (answer.ok && !signal.aborted) setSeen({ key, ...answer.value });
  }
  function follow(): void {
    if (rows !== undefined && wouldDisturb()) {
      void lookAside();
      return;
    }
    setSeen(undefined);
    refresh();
  }
  useLive(follow, { leastMs: PACE_MS, isOn: keyOf !== undefined });

  if (seen === undefined || seen.key !== key || rows === undefined || keyOf === undefined)
    return { rows, news: undefined };
  const fresh = new Map(seen.rows.map((row) => [keyOf(row), row]));
  const shown = new Set(rows.map(keyOf));
  const show = () => {
    setSeen(undefined);
    reload();
    scrollTo({ top: 0 });
  };
  const count = seen.rows.filter((row) => !shown.has(keyOf(row))).length;
  return {
    rows: rows.map((row) => fresh.get(keyOf(row)) ?? row),
    news: movesRows(rows.map(keyOf), [...fresh.keys()], seen.isWhole) ? { count, show } : undefined,
  };
}

/** Whether rows that are shown would stand elsewhere: one is gone, is new, or has another place. */
export function movesRows(shown: readonly string[], fresh: readonly string[], isWhole: boolean): boolean {
  return fresh.some((key, at) => shown[at] !== key) || (isWhole && fresh.length < shown.length);
}
