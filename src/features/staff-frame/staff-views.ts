import { staffTexts } from '#src/locales/en/staff/staff.ts';
import type { IconName } from '#src/ui/parts/icon.tsx';

const { dashboard, arrivals, appointments, doctors, patients, prescriptions, settings } = staffTexts.views;

type View<Role extends string, Name extends string> = {
  readonly to: `/${Role}/${Name}`;
  readonly label: string;
  readonly icon: IconName;
  /** Another backend has nothing to show there. */
  readonly oursOnly?: true;
};

const ADMIN_VIEWS: readonly View<
  'admin',
  'dashboard' | 'arrivals' | 'appointments' | 'doctors' | 'patients' | 'settings'
>[] = [
  { to: '/admin/dashboard', label: dashboard, icon: 'layout-dashboard' },
  { to: '/admin/arrivals', label: arrivals, icon: 'clipboard-list', oursOnly: true },
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

/** The views of each area, in the order of ADM-1 and DOC-1. */
export const STAFF_VIEWS = { admin: ADMIN_VIEWS, doctor: DOCTOR_VIEWS };
