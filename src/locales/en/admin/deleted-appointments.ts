import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the list of appointments that were deleted lately. */
export const deletedAppointmentTexts = catalogue('admin/deleted-appointments', {
  show: 'Recently deleted',
  back: 'All appointments',
  title: 'Recently deleted appointments',
  text: 'A deleted appointment can be restored for 30 days. After that it is permanently erased. The patient’s record stays.',
  empty: 'No appointment was deleted in the last 30 days',
  failed: 'Failed to fetch appointments',
  doctor: 'Doctor',
  time: 'Time',
  status: 'Status',
  ticket: 'Ticket',
  deletedAt: 'Deleted',
  erasedAt: 'Erased for good',
  restore: 'Restore',
  restoring: 'Restoring...',
  restoreOne: (name: string) => `Restore the appointment of ${name}`,
  gone: 'Somebody else has restored this appointment already, or the 30 days are over.',
});
