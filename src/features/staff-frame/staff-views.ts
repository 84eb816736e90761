import type { Role } from '#shared/contract/staff/roles.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import type { IconName } from '#src/ui/parts/icon.tsx';

type View<Area extends Role, Name extends string> = {
  readonly to: `/${Area}/${Name}`;
  readonly name: keyof typeof staffTexts.views;
  readonly icon: IconName;
  /** Another backend has nothing to show there. */
  readonly oursOnly?: true;
};

const ADMIN_VIEWS: readonly View<
  'admin',
  'dashboard' | 'arrivals' | 'times' | 'appointments' | 'doctors' | 'patients' | 'settings'
>[] = [
  { to: '/admin/dashboard', name: 'dashboard', icon: 'layout-dashboard' },
  { to: '/admin/arrivals', name: 'arrivals', icon: 'clipboard-list', oursOnly: true },
  { to: '/admin/times', name: 'times', icon: 'clock', oursOnly: true },
  { to: '/admin/appointments', name: 'appointments', icon: 'calendar' },
  { to: '/admin/doctors', name: 'doctors', icon: 'stethoscope' },
  { to: '/admin/patients', name: 'patients', icon: 'users' },
  { to: '/admin/settings', name: 'settings', icon: 'settings' },
];

const DOCTOR_VIEWS: readonly View<
  'doctor',
  'dashboard' | 'appointments' | 'patients' | 'prescriptions' | 'settings'
>[] = [
  { to: '/doctor/dashboard', name: 'dashboard', icon: 'layout-dashboard' },
  { to: '/doctor/appointments', name: 'appointments', icon: 'calendar' },
  { to: '/doctor/patients', name: 'patients', icon: 'users' },
  { to: '/doctor/prescriptions', name: 'prescriptions', icon: 'clipboard-pen' },
  { to: '/doctor/settings', name: 'settings', icon: 'settings' },
];

/** A receptionist's: the day, whom it is about, and the own password; nothing is administered here (QUEUE-9). */
const RECEPTION_VIEWS: readonly View<'admin', 'arrivals' | 'times' | 'appointments' | 'patients' | 'password'>[] = [
  { to: '/admin/arrivals', name: 'arrivals', icon: 'clipboard-list', oursOnly: true },
  { to: '/admin/times', name: 'times', icon: 'clock', oursOnly: true },
  { to: '/admin/appointments', name: 'appointments', icon: 'calendar' },
  { to: '/admin/patients', name: 'patients', icon: 'users' },
  { to: '/admin/password', name: 'password', icon: 'key-round', oursOnly: true },
];

/** The views of each area, in the order of ADM-1 and DOC-1. */
const STAFF_VIEWS = { admin: ADMIN_VIEWS, doctor: DOCTOR_VIEWS };

/** The views of whoever is logged in: in the sidebar, and as commands of the search. */
export function viewsFor(area: Role, { isReceptionist, isOurs }: { isReceptionist: boolean; isOurs: boolean }) {
  const views = area === 'admin' && isReceptionist ? RECEPTION_VIEWS : STAFF_VIEWS[area];
  return views
    .filter(({ oursOnly }) => isOurs || oursOnly !== true)
    .map((view) => ({ ...view, label: staffTexts.views[view.name] }));
}
