import type { Role } from '#shared/contract/staff/roles.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import type { IconName } from '#src/ui/parts/icon.tsx';

const { dashboard, arrivals, times, appointments, doctors, patients, prescriptions, settings, password } =
  staffTexts.views;

type View<Area extends Role, Name extends string> = {
  readonly to: `/${Area}/${Name}`;
  readonly label: string;
  readonly icon: IconName;
  /** Another backend has nothing to show there. */
  readonly oursOnly?: true;
};

const ADMIN_VIEWS: readonly View<
  'admin',
  'dashboard' | 'arrivals' | 'times' | 'appointments' | 'doctors' | 'patients' | 'settings'
>[] = [
  { to: '/admin/dashboard', label: dashboard, icon: 'layout-dashboard' },
  { to: '/admin/arrivals', label: arrivals, icon: 'clipboard-list', oursOnly: true },
  { to: '/admin/times', label: times, icon: 'clock', oursOnly: true },
  { to: '/admin/appointments', label: appointments, icon: 'calendar' },
  { to: '/admin/doctors', label: doctors, icon: 'stethoscope' },
  { to: '/admin/patients', label: patients, icon: 'users' },
  { to: '/admin/settings', label: settings, icon: 'settings' },
];

const DOCTOR_VIEWS: readonly View<
  'doctor',
  'dashboard' | 'appointments' | 'patients' | 'prescriptions' | 'settings'
>[] = [
  { to: '/doctor/dashboard', label: dashboard, icon: 'layout-dashboard' },
  { to: '/doctor/appointments', label: appointments, icon: 'calendar' },
  { to: '/doctor/patients', label: patients, icon: 'users' },
  { to: '/doctor/prescriptions', label: prescriptions, icon: 'clipboard-pen' },
  { to: '/doctor/settings', label: settings, icon: 'settings' },
];

/** A receptionist's: the day, whom it is about, and the own password; nothing is administered here (QUEUE-9). */
const RECEPTION_VIEWS: readonly View<'admin', 'arrivals' | 'times' | 'appointments' | 'patients' | 'password'>[] = [
  { to: '/admin/arrivals', label: arrivals, icon: 'clipboard-list', oursOnly: true },
  { to: '/admin/times', label: times, icon: 'clock', oursOnly: true },
  { to: '/admin/appointments', label: appointments, icon: 'calendar' },
  { to: '/admin/patients', label: patients, icon: 'users' },
  { to: '/admin/password', label: password, icon: 'key-round', oursOnly: true },
];

/** The views of each area, in the order of ADM-1 and DOC-1. */
const STAFF_VIEWS = { admin: ADMIN_VIEWS, doctor: DOCTOR_VIEWS };

/** The views of whoever is logged in: in the sidebar, and as commands of the search. */
export function viewsFor(area: Role, { isReceptionist, isOurs }: { isReceptionist: boolean; isOurs: boolean }) {
  const views = area === 'admin' && isReceptionist ? RECEPTION_VIEWS : STAFF_VIEWS[area];
  return views.filter(({ oursOnly }) => isOurs || oursOnly !== true);
}
