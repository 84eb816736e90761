import { messageTexts } from '#server/services/messages/texts/find-texts.ts';

/** The longest a line of a calendar may be, in bytes; what is longer goes on in the next one (RFC 5545, 3.1). */
const MOST_BYTES = 75;

export type CalendarEvent = {
  readonly id: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly timesMoved: number;
  readonly cancelled: boolean;
  readonly clinic: { readonly name: string; readonly address: string; readonly phone: string };
  readonly now: Date;
  /** What the patient reads; null: nobody has said. */
  readonly language?: string | null;
};

/** An appointment as a calendar's file: clinic, place and time, nobody's name. A calendar that has it already follows it. */
export function calendarFile({
  id,
  startsAt,
  minutes,
  timesMoved,
  cancelled,
  clinic,
  now,
  ...event
}: CalendarEvent): string {
  const { appointment } = messageTexts(event.language);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//Appointments//EN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}@frontdesk`,
    `SEQUENCE:${timesMoved + (cancelled ? 1 : 0)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(`${appointment}: ${clinic.name}`)}`,
    ...(clinic.address === '' ? [] : [`LOCATION:${escaped(clinic.address)}`]),
    ...(clinic.phone === '' ? [] : [`DESCRIPTION:${escaped(clinic.phone)}`]),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** By whole letters: a letter of several bytes is never cut. */
function folded(line: string): string {
  const parts = [''];
  for (const letter of line) {
    const room = MOST_BYTES - (parts.length > 1 ? 1 : 0);
    const last = parts.length - 1;
    const longer = `${parts[last] ?? ''}${letter}`;
    if (Buffer.byteLength(longer) > room) parts.push(letter);
    else parts[last] = longer;
  }
  return parts.join('\r\n ');
}
