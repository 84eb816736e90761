/** What a calendar is told of an appointment: when and where, and nothing of why or with whom. */
export type CalendarEntry = {
  readonly id: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly title: string;
  readonly place: string;
  readonly text: string;
};

const OCTETS_A_LINE = 75;

/** One appointment as iCalendar (RFC 5545). The id is the server's own: what it sends later takes this one's place. */
export function calendarFile({ id, startsAt, minutes, title, place, text }: CalendarEntry, now: Date): string {
  const start = new Date(startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@frontdesk`,
    'SEQUENCE:0',
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(text)}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(instant: Date): string {
  return `${instant.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Long lines go on in the next one after a space; no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const length = encoder.encode(letter).length;
    if (octets + length > OCTETS_A_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += length;
  }
  return text;
}
