import { create } from 'zustand';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import type { Directory } from '#src/offline/directory/directory.ts';
import { keptDoctors, takeDoctorsReadAhead } from '#src/offline/directory/kept-doctors.ts';
import { deviceTime } from '#src/platform/browser/clock.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { groupDoctors, type DepartmentOfDoctors } from './group-doctors.ts';

type DoctorsState = {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly departments: readonly DepartmentOfDoctors[];
  /** ISO instant at which the server gave the list. */
  readonly fetchedAt: string | undefined;
  /** False when the list comes from this device because the server did not answer. */
  readonly fresh: boolean;
  /** When this was known, by the device's clock: the list's age is told from it. */
  readonly knownAt: string;
};

export const useDoctors = create<DoctorsState>(() => ({
  status: 'loading',
  departments: [],
  fetchedAt: undefined,
  fresh: true,
  knownAt: '',
}));

/** Shows what the page itself has read ahead: within the frame in which the app takes it over. */
export function showReadAhead(): void {
  const list = takeDoctorsReadAhead();
  // Its age is not said before it is known that there is no newer one.
  if (list && useDoctors.getState().status === 'loading') show({ ...list, fresh: true });
}

/**
 * Loads the list of doctors. The one kept on this device is shown at once; what the server answers takes its place,
 * and when the server cannot be reached the kept one stays, with its age.
 */
export async function loadDepartments(): Promise<void> {
  if (useDoctors.getState().status === 'failed') useDoctors.setState({ status: 'loading' });
  if (useDoctors.getState().status === 'loading') {
    const kept = await keptDoctors();
    if (kept) show({ ...kept, fresh: true });
  }
  const directory = await import('#src/offline/directory/directory.ts').catch(() => undefined);
  if (!directory) {
    // The code itself did not come: a first visit without a network.
    fail();
    return;
  }
  const loaded = await directory.loadDoctors();
  if (!('problem' in loaded)) {
    show(loaded);
    return;
  }
  if (loaded.kept) show(loaded.kept);
  fail();
}

function fail(): void {
  if (useDoctors.getState().status !== 'ready') useDoctors.setState({ status: 'failed' });
  notify.error(texts.failedToLoadDoctors);
}

function show({ doctors, fetchedAt, fresh }: Directory): void {
  useDoctors.setState({ status: 'ready', departments: groupDoctors(doctors), fetchedAt, fresh, knownAt: deviceTime() });
}
