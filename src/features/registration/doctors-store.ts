import { create } from 'zustand';
import { frontdeskTexts as texts } from '#src/locales/en/frontdesk.ts';
import { notify } from '#src/platform/notify.ts';
import { groupDoctors, type DepartmentOfDoctors } from './group-doctors.ts';

type DoctorsState = {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly departments: readonly DepartmentOfDoctors[];
  /** ISO instant at which the server gave the list. */
  readonly fetchedAt: string | undefined;
  /** False when the list comes from this device because the server did not answer. */
  readonly fresh: boolean;
};

export const useDoctors = create<DoctorsState>(() => ({
  status: 'loading',
  departments: [],
  fetchedAt: undefined,
  fresh: true,
}));

/** Loads the list of doctors, from the network or else from this device. A list already on screen stays meanwhile. */
export async function loadDepartments(): Promise<void> {
  const hasList = useDoctors.getState().status === 'ready';
  if (!hasList) useDoctors.setState({ status: 'loading' });
  const { loadDoctors } = await import('#src/offline/directory.ts');
  const loaded = await loadDoctors();
  if ('problem' in loaded) {
    if (hasList) return;
    useDoctors.setState({ status: 'failed' });
    notify.error(texts.failedToLoadDoctors);
    return;
  }
  const { doctors, fetchedAt, fresh } = loaded;
  useDoctors.setState({ status: 'ready', departments: groupDoctors(doctors), fetchedAt, fresh });
}
