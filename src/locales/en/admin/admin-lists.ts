import { catalogue } from '#src/locales/catalogue.ts';

const number = (value: number) => value.toLocaleString('en');

/** Texts of the administrator's lists that the specification does not have: paging, files, restoring, duplicates. */
export const adminListTexts = catalogue('admin/admin-lists', {
  sampleDoctorRemoved: 'This built-in sample was removed from this device only. It is not on the server.',
  samplePatient: 'This is a built-in sample. Removing it affects this device only. It is not on the server.',

  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  exportFailed: 'Failed to export the list',
  exported: 'The list has been saved',

  deleted: {
    erase: 'Erase now',
    eraseOne: (name: string) => `Erase now: ${name}`,
    eraseTitle: (name: string) => `Erase ${name} for good?`,
    eraseText:
      'Everything about this patient is erased now instead of after 30 days: visits, prescriptions, messages and the record. It cannot be brought back.',
    eraseConfirm: 'Erase for good',
    erasing: 'Erasing...',
    erased: 'Patient erased',
    eraseFailed: 'The patient could not be erased.',
    cancel: 'Cancel',
    show: 'Recently deleted',
    back: 'All patients',
    title: 'Recently deleted patients',
    text: 'A deleted patient can be restored for 30 days. After that, everything about the patient is permanently erased.',
    empty: 'Nothing was deleted in the last 30 days',
    deletedAt: 'Deleted',
    erasedAt: 'Erased for good',
    restore: 'Restore',
    restoring: 'Restoring...',
    gone: 'Somebody else has restored this patient already, or the 30 days are over.',
    restoreOne: (name: string) => `Restore ${name}`,
  },

  duplicates: {
    maybe: (name: string) => `May be the same person as ${name}`,
    show: (name: string) => `Search for ${name}`,
    reasons: {
      'same-name': 'the same name',
      'similar-name': 'a similar name',
      'same-phone': 'the same phone number',
      'similar-phone': 'nearly the same phone number',
      'same-age': 'the same age',
      'age-one-apart': 'one year apart',
    },
  },

  plots: {
    days: 'Appointments per day',
    daysSpan: 'last 14 days',
    departments: 'Registrations by department',
    waiting: 'Waiting by hour',
    waitingSpan: 'today',
    day: 'Day',
    department: 'Department',
    hour: 'Hour',
    count: 'Count',
    noDepartment: 'No doctor chosen',
    none: 'Nothing to show yet.',
    daysSummary: (total: number, most: number, day: string) =>
      total === 0
        ? 'No appointments in the last 14 days.'
        : `${number(total)} in all, the most on ${day} with ${number(most)}.`,
    departmentsSummary: (total: number, most: number, department: string) =>
      total === 0
        ? 'No registrations in the last 14 days.'
        : `${number(total)} in the last 14 days, the most for ${department} with ${number(most)}.`,
    waitingSummary: (total: number, most: number, hour: string) =>
      total === 0
        ? 'Nobody is waiting today.'
        : `${number(total)} waiting today, the most at ${hour} with ${number(most)}.`,
  },
});
