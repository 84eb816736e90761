import { useCallback, useEffect, useRef, useState } from 'react';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { doctorsPageTexts } from '#src/locales/en/site/doctors-page.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { listAge, type ListAge } from './list-age.ts';

export type DirectoryView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'shown';
      readonly doctors: readonly Doctor[];
      /** The age of the list, if it is a stored one. */
      readonly age?: ListAge;
      /** True if the server refused and only the stored list is left. */
      readonly refused: boolean;
    };

/**
 * The doctors from the server, otherwise those stored on this device. The store and the client are loaded only here.
 */
async function load(): Promise<DirectoryView> {
  try {
    const { loadDoctors } = await import('#src/offline/directory/directory.ts');
    const answer = await loadDoctors();
    const refused = 'problem' in answer;
    const list = refused ? answer.kept : answer;
    if (!list) return { state: 'failed' };
    return {
      state: 'shown',
      doctors: list.doctors,
      refused,
      ...(!list.fresh && { age: listAge(list.fetchedAt, new Date()) }),
    };
  } catch {
    return { state: 'failed' };
  }
}

function say(view: DirectoryView): void {
  if (view.state === 'failed' || (view.state === 'shown' && view.refused)) notify.error(doctorsPageTexts.failed);
  else if (view.state === 'shown') announce(doctorsPageTexts.count(view.doctors.length));
}

/** The list for /doctors, and a function to load it again. */
export function useDirectory(): { view: DirectoryView; retry: () => void } {
  const [view, setView] = useState<DirectoryView>({ state: 'loading' });
  const left = useRef(false);

  const ask = useCallback(async () => {
    const next = await load();
    if (left.current) return;
    setView(next);
    say(next);
  }, []);

  useEffect(() => {
    left.current = false;
    void ask();
    return () => {
      left.current = true;
    };
  }, [ask]);

  const retry = useCallback(() => {
    setView({ state: 'loading' });
    void ask();
  }, [ask]);
  return { view, retry };
}
