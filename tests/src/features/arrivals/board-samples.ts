import type { ExpectedVisit, QueueBoard, QueueEntry } from '#shared/contract/queue/queue.ts';

const AT = '2026-11-26T09:00:00.000Z';

/** Somebody who waits, but for what is said otherwise. */
export function entryOf(ticket: string, more: Partial<QueueEntry> = {}): QueueEntry {
  return {
    _id: `entry-${ticket}`,
    ticket,
    appointmentId: `appointment-${ticket}`,
    patientId: `patient-${ticket}`,
    name: `Patient ${ticket}`,
    doctorId: 'doctor-1',
    doctor: 'Dr. One',
    department: 'General Medicine',
    stage: 'waiting',
    priority: 0,
    urgent: false,
    dueAt: AT,
    arrivedAt: AT,
    place: null,
    calls: 0,
    calledAt: null,
    startedAt: null,
    endedAt: null,
    version: 1,
    ...more,
  };
}

/** Somebody who has an appointment and has not come. */
export function expectedOf(ticket: string, name: string, more: Partial<ExpectedVisit> = {}): ExpectedVisit {
  return {
    appointmentId: `appointment-${ticket}`,
    patientId: `patient-${ticket}`,
    ticket,
    name,
    doctorId: 'doctor-1',
    doctor: 'Dr. One',
    department: 'General Medicine',
    urgent: false,
    dueAt: AT,
    ...more,
  };
}

export function boardOf(entries: QueueEntry[], expected: ExpectedVisit[] = []): QueueBoard {
  return { day: '2026-11-26', isToday: true, entries, expected, asOf: AT, revision: '1' };
}
