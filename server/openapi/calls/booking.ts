import * as v from 'valibot';
import { BookingRequests, OpenRequestBody, SettleRequestBody } from '#shared/contract/booking/booking-requests.ts';
import { Held, HoldBody } from '#shared/contract/booking/holds.ts';
import {
  OWN_AGE_HEADER,
  OWN_LINK_HEADER,
  OwnAppointment,
  OwnTimeBody,
} from '#shared/contract/booking/own-appointment.ts';
import { ExceptionBody, SavedException, ScheduleExceptions } from '#shared/contract/booking/schedule-exceptions.ts';
import { NextTimes, SlotTimes } from '#shared/contract/booking/slot-times.ts';
import { TimesSheet } from '#shared/contract/booking/times-sheet.ts';
import { DEVICE_HEADERS, LIST_HEADERS, type DescribedCalls } from '#server/openapi/described-call.ts';
import { Told } from './answers.ts';

const DAYS = { from: 'The first day, such as 2026-11-21; today when left out.', days: 'How many days.' };

const AGE = { [OWN_AGE_HEADER]: 'The age given at registration, where the clinic asks for it.' };
const LINK = { [OWN_LINK_HEADER]: 'The secret of the link.', ...AGE };

/** Times: looked at, held, changed by their patient; leave and requests. */
export const BOOKING_CALLS: DescribedCalls = {
  'GET /api/appointments/slots': {
    summary: 'A doctor’s times of some days.',
    query: { ...DAYS, doctorId: 'A code or an id.', holdId: 'A hold of one’s own, whose time counts as free.' },
    headers: LIST_HEADERS,
    answer: SlotTimes,
  },
  'GET /api/appointments/slots/next': { summary: 'The first free time of every doctor.', answer: NextTimes },
  'GET /api/appointments/sheet': {
    summary: 'Days of times with whoever is booked, for the desk.',
    query: { ...DAYS, doctorId: 'A code or an id; all when left out.' },
    headers: LIST_HEADERS,
    answer: TimesSheet,
  },
  'POST /api/appointments/holds': {
    summary: 'Holds a time for some minutes.',
    body: HoldBody,
    answer: Held,
    statuses: [201],
    headers: DEVICE_HEADERS,
  },
  'DELETE /api/appointments/holds/:id': { summary: 'Lets a held time go.', statuses: [204] },
  'GET /api/appointments/own': {
    summary: 'An appointment, for whoever has its link.',
    answer: OwnAppointment,
    headers: LINK,
  },
  'GET /api/appointments/own/slots': {
    summary: 'Other times for it.',
    query: DAYS,
    answer: v.looseObject({ days: v.array(v.unknown()) }),
    headers: LINK,
  },
  'GET /api/appointments/own/calendar': {
    summary: 'The same as a calendar file.',
    answer: 'text/calendar',
    headers: LINK,
  },
  'PATCH /api/appointments/own': { summary: 'Moves it.', body: OwnTimeBody, answer: Told, headers: LINK },
  'DELETE /api/appointments/own': { summary: 'Cancels it.', answer: Told, headers: LINK },
  'GET /api/appointments/ics/:token': {
    summary: 'The same as a calendar file.',
    answer: 'text/calendar',
    headers: AGE,
  },
  'GET /api/booking-requests': { summary: 'Who needs a time from the desk.', answer: BookingRequests },
  'POST /api/booking-requests': {
    summary: 'Asks the desk to give an appointment another time, because its doctor is away.',
    body: OpenRequestBody,
    answer: Told,
    statuses: [201],
  },
  'POST /api/booking-requests/:id': { summary: 'Settles such a request.', body: SettleRequestBody, answer: Told },
  'GET /api/doctors/exceptions': {
    summary: 'Leave, holidays and extra sessions.',
    query: { doctorId: 'A code or an id; all when left out.' },
    headers: LIST_HEADERS,
    answer: ScheduleExceptions,
  },
  'POST /api/doctors/exceptions': {
    summary: 'Enters leave or an extra session, or says what it would lie over.',
    body: ExceptionBody,
    answer: SavedException,
    statuses: [200, 201],
  },
  'DELETE /api/doctors/exceptions/:id': { summary: 'Removes it.', statuses: [204] },
};
