import { catalogue } from '#src/locales/catalogue.ts';
import { requestAt, requestDay } from './days.ts';

/** Texts of the patients whom the desk has to give a time. */
export const requestTexts = catalogue('desk/booking-requests', {
  title: 'Time wanted',
  failed: 'Failed to fetch the requests for a time.',
  count: (count: number) => (count === 1 ? '1 patient needs a time' : `${count} patients need a time`),
  more: (count: number) => `${count} more come when these are settled.`,
  causes: {
    offline: 'Registered without a connection',
    'slot-lost': 'The chosen time was taken',
    'doctor-away': 'The doctor is away',
    asked: 'Asked for a time',
  },
  lost: (when: string) => `Had ${when}`,
  wishes: { soon: 'As soon as possible', morning: 'In the morning', afternoon: 'In the afternoon' },
  wishedDay: (day: string) => `On ${day}`,
  day: requestDay,
  at: requestAt,
  noTicket: 'No ticket',
  whom: (doctor: string, department: string) => `${doctor}, ${department}`,
  noneFree: 'No time is free.',
  give: (when: string) => `Give ${when}`,
  walkIn: 'Comes without a time',
  cancel: 'Cancel',
  of: (name: string) => `, ${name}`,
  given: 'Time given',
  isWalkIn: 'Comes without a time',
  cancelled: 'Appointment cancelled',
  stands: 'The time stands',
  settleFailed: 'The request could not be settled.',
  overtaken: 'Somebody else was faster. Look at the list again.',
});
