import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '#src/features/registration/time/calendar-file.ts';

const NOW = new Date('2027-01-02T08:00:00.000Z');
const ENTRY = {
  id: '0190b6c4-0000-7000-8000-000000000000',
  startsAt: '2027-01-04T13:20:00.000Z',
  minutes: 20,
  title: 'Appointment at عيادة, "Nord; Süd" \\ Ärztehaus der ersten Hilfe und der langen Namen',
  place: 'Hauptstraße 1\n1010 Wien, Österreich',
  text: 'Ticket number K7QX-0042',
};

test('a calendar reads the appointment back whole', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(ENTRY, NOW)));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.uid).toBe(`${ENTRY.id}@frontdesk`);
  expect(event.startDate.toJSDate().toISOString()).toBe(ENTRY.startsAt);
  expect(event.endDate.toJSDate().toISOString()).toBe('2027-01-04T13:40:00.000Z');
  expect([event.summary, event.location, event.description]).toEqual([ENTRY.title, ENTRY.place, ENTRY.text]);
});

test('no line is longer than 75 octets, and none cuts a letter in two', () => {
  const file = calendarFile(ENTRY, NOW);
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
