import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the menu that moves an appointment's status, which is ours. */
export const appointmentStatusTexts = catalogue('staff/appointment-status', {
  change: 'Status',
  changeOf: (name: string) => `of the appointment of ${name}`,
  moves: { completed: 'Mark as completed', cancelled: 'Mark as cancelled', scheduled: 'Schedule again...' },
  changed: {
    completed: 'Appointment marked as completed',
    cancelled: 'Appointment marked as cancelled',
    scheduled: 'Appointment scheduled again',
  },
  changedOf: {
    completed: (name: string) => `Marked as completed: ${name}`,
    cancelled: (name: string) => `Marked as cancelled: ${name}`,
    scheduled: (name: string) => `Scheduled again: ${name}`,
  },
  undoReason: 'Undone right away',
  undoFailed: 'The status could not be changed back',
  failed: 'Failed to change the status',
  overtaken: 'Somebody else has changed this appointment. The list is up to date again.',
  reasonTitle: 'Schedule this appointment again?',
  reasonText: (name: string) => `The appointment of ${name} will be open again. Say why, so that your colleagues know.`,
  reason: 'Reason',
  reasonMissing: 'Enter a reason',
  words: { cancel: 'Cancel', confirm: 'Schedule again', busy: 'Changing...' },
  movedBack: 'Scheduled again because',
});
