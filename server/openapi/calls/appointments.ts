import { CHECK_IN_HEADER } from '#shared/contract/visit/check-in-code.ts';
import { LANGUAGE_HEADER, TICKET_HEADER } from '#shared/contract/visit/commands.ts';
import { StatusChangeBody } from '#shared/contract/appointment/appointment-status.ts';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { CorrectedVisit, CorrectVisitBody } from '#shared/contract/appointment/correct-visit.ts';
import { DeletedAppointments } from '#shared/contract/appointment/deleted-appointments.ts';
import { DeskBookingBody, TimeBody, TimedAppointment } from '#shared/contract/booking/appointment-time.ts';
import { TicketMessage, TicketMessageBody } from '#shared/contract/booking/ticket-message.ts';
import { BookingBody } from '#shared/contract/booking/slot-of-booking.ts';
import {
  DEVICE_HEADERS,
  LIST_HEADERS,
  ONCE_HEADER,
  PAGE_QUERY,
  type DescribedCalls,
} from '#server/openapi/described-call.ts';
import { Booked, Told, Total } from './answers.ts';

const FILTER = {
  patient: 'Text that the patient’s name contains.',
  status: 'A status; `All` is no filter.',
};
const WITH_DOCTOR = { ...FILTER, doctor: 'Text that the doctor’s name contains.' };
const LIST = { ...PAGE_QUERY, total: '`true`: how many match, too.' };
const OWN = {
  isOfSpecification: true,
  query: { ...LIST, ...FILTER, from: 'An instant; appointments before it are left out.' },
  headers: LIST_HEADERS,
  answer: AppointmentList,
} as const;

/** Appointments: booked, listed, moved, deleted. */
export const APPOINTMENT_CALLS: DescribedCalls = {
  'POST /api/appointments/create-appointment': {
    summary: 'Books a registered patient with a doctor, once.',
    isOfSpecification: true,
    body: BookingBody,
    answer: Booked,
    statuses: [201],
    headers: {
      ...ONCE_HEADER,
      ...DEVICE_HEADERS,
      [TICKET_HEADER]: 'The ticket that the device has given.',
      [LANGUAGE_HEADER]: 'What the patient reads, as a BCP 47 tag; one that names no known language is left out.',
      [CHECK_IN_HEADER]: 'The code that is printed beside the ticket.',
    },
  },
  'POST /api/appointments/ticket-message': {
    summary: 'Sends the ticket to the number that was registered, once.',
    body: TicketMessageBody,
    answer: TicketMessage,
  },
  'GET /api/appointments/admin/appointments': {
    summary: 'Appointments of all doctors.',
    isOfSpecification: true,
    query: { ...LIST, ...WITH_DOCTOR },
    headers: LIST_HEADERS,
    answer: AppointmentList,
  },
  'GET /api/doctorDashboard/appointments': { summary: 'The doctor’s own appointments.', ...OWN },
  'GET /api/appointments/doctor/appointments': { summary: 'The doctor’s own appointments.', ...OWN },
  'DELETE /api/appointments/delete-appointment/:id': {
    summary: 'Deletes an appointment; doctors their own.',
    isOfSpecification: true,
    answer: Told,
  },
  'POST /api/appointments/restore-appointment/:id': { summary: 'Brings a deleted appointment back.', answer: Told },
  'GET /api/appointments/deleted': {
    summary: 'Appointments that can be restored.',
    query: PAGE_QUERY,
    headers: LIST_HEADERS,
    answer: DeletedAppointments,
  },
  'GET /api/appointments/count': {
    summary: 'How many appointments match.',
    query: WITH_DOCTOR,
    headers: LIST_HEADERS,
    answer: Total,
  },
  'PATCH /api/appointments/status/:id': {
    summary: 'Moves an appointment to another status.',
    body: StatusChangeBody,
    answer: Told,
  },
  'PATCH /api/appointments/correct/:id': {
    summary: 'Corrects doctor or time of a visit without a booked time.',
    body: CorrectVisitBody,
    answer: CorrectedVisit,
  },
  'PATCH /api/appointments/time/:id': {
    summary: 'Gives an appointment a time, or takes it away.',
    body: TimeBody,
    answer: TimedAppointment,
  },
  'POST /api/appointments/desk': {
    summary: 'Books a patient who is known.',
    body: DeskBookingBody,
    answer: Booked,
    statuses: [201],
    headers: ONCE_HEADER,
  },
  'GET /api/adminDashboard/export-appointments': {
    summary: 'All matching appointments as CSV.',
    query: WITH_DOCTOR,
    headers: LIST_HEADERS,
    answer: 'text/csv',
  },
};
