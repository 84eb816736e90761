import { useEffect, useState } from 'react';
import type { Found } from '#shared/contract/search/found.ts';
import { findAnybody } from '#src/platform/api/staff/search.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

/** Typing continues: a call for each letter would return more than anybody reads. */
const REST_MS = 120;

type Search = { readonly query: string; readonly found: Found | undefined };

/** Search results while typing. Earlier results stay until the next response arrives. */
export function useFound(area: Role, typed: string): { found: Found | undefined; busy: boolean; failed: boolean } {
  const query = typed.trim();
  const [last, setLast] = useState<Search>({ query: '', found: undefined });
  const leaveForLogin = useSignedOut(area);

  useEffect(() => {
    if (query === '') return undefined;
    const controller = new AbortController();
    async function ask(): Promise<void> {
      const answer = await findAnybody(query, controller.signal);
      if (controller.signal.aborted) return;
      if (!answer.ok && isSignedOut(answer.problem)) leaveForLogin();
      else setLast({ query, found: answer.ok ? answer.value : undefined });
    }
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // The way to the login is made anew with each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query]);

  if (query === '') return { found: undefined, busy: false, failed: false };
  const busy = last.query !== query;
  return { found: last.found, busy, failed: !busy && last.found === undefined };
}
