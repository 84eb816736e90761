import {
  CallNextBody,
  CheckInBody,
  DisplayCalls,
  MoveEntryBody,
  QueueBoard,
  QueueEntry,
  QueueNow,
  SelfCheckIn,
  SelfCheckInBody,
} from '#shared/contract/queue/queue.ts';
import type { DescribedCalls } from '#server/openapi/described-call.ts';

/** The board of who is here, and the screen of the waiting room. */
export const QUEUE_CALLS: DescribedCalls = {
  'GET /api/queue/now': { summary: 'The clinic at a glance.', answer: QueueNow },
  'GET /api/queue/board': {
    summary: 'Who is here and who is expected.',
    query: { day: 'A day such as 2026-11-26; today when left out.' },
    answer: QueueBoard,
  },
  'GET /api/queue/display': { summary: 'The calls, as numbers and places.', answer: DisplayCalls },
  'GET /api/queue/stream': { summary: 'Says that something has changed, never what.', answer: 'text/event-stream' },
  'POST /api/queue/check-in': {
    summary: 'Checks a booking or a paper ticket in.',
    body: CheckInBody,
    answer: QueueEntry,
    statuses: [200, 201],
  },
  'POST /api/queue/appointments/:id/arrive': {
    summary: 'Checks an own booking in.',
    answer: QueueEntry,
    statuses: [200, 201],
  },
  'POST /api/queue/next': {
    summary: 'Calls the next; 204 when nobody waits.',
    body: CallNextBody,
    answer: QueueEntry,
    statuses: [200, 204],
  },
  'PATCH /api/queue/:id': { summary: 'Moves a visit.', body: MoveEntryBody, answer: QueueEntry, statuses: [200, 204] },
  'POST /api/queue/self': { summary: 'Checks oneself in at a kiosk.', body: SelfCheckInBody, answer: SelfCheckIn },
};
