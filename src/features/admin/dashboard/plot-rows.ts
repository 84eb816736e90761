import type { Statistics } from '#shared/contract/clinic/statistics.ts';
import { adminListTexts } from '#src/locales/en/admin/admin-lists.ts';
import { calendarDays } from '#src/locales/formats.ts';

type PlotRow = { readonly label: string; readonly count: number };

const MOST_DEPARTMENTS = 6;
/** The hours that are shown even when nothing happens in them. */
const OPEN = { from: 8, to: 17 };
/** Days have no zone of their own: they are the clinic's already. */
const inWords = calendarDays({ day: 'numeric', month: 'short' }, 'en');

export function dayRows({ appointmentsByDay }: Statistics): PlotRow[] {
  return appointmentsByDay.map(({ day, count }) => ({ label: inWords(day), count }));
}

/** The departments with most registrations; what is beyond them is left to the list of patients. */
export function departmentRows({ registrationsByDepartment }: Statistics): PlotRow[] {
  return registrationsByDepartment
    .slice(0, MOST_DEPARTMENTS)
    .map(({ department, count }) => ({ label: department ?? adminListTexts.plots.noDepartment, count }));
}

/** The clinic's day from the first to the last hour in which somebody waits, at least the usual hours. */
export function hourRows({ waitingByHour }: Statistics): PlotRow[] {
  const hours = waitingByHour.map(({ hour }) => hour);
  const from = Math.min(OPEN.from, ...hours);
  const to = Math.max(OPEN.to, ...hours);
  const counts = new Map(waitingByHour.map(({ hour, count }) => [hour, count]));
  return Array.from({ length: to - from + 1 }, (_unused, index) => ({
    label: `${String(from + index).padStart(2, '0')}:00`,
    count: counts.get(from + index) ?? 0,
  }));
}

/** All of them together, and the first of the highest. */
export function peakOf(rows: readonly PlotRow[]): { readonly total: number; readonly most: PlotRow } {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const most = rows.reduce((best, row) => (row.count > best.count ? row : best), { label: '', count: 0 });
  return { total, most };
}
