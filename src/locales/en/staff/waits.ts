import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of how long something has lasted. */
const waitTexts = catalogue('staff/waits', {
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  late: (time: string, duration: string) => `due ${time}, ${duration} late`,
  waiting: (duration: string) => `waiting ${duration}`,
  calledNow: (place: string) => `called to ${place} just now`,
  called: (place: string, duration: string) => `called to ${place} ${duration} ago`,
  inRoom: (place: string, duration: string) => `in ${place} for ${duration}`,
  count: (waiting: number) =>
    waiting === 0 ? 'Nobody is waiting' : waiting === 1 ? '1 person is waiting' : `${waiting} people are waiting`,
  countAndLongest: (people: string, duration: string) => `${people}, the longest for ${duration}`,
});

/** A number of minutes as staff read it: `1 h 20 min`. */
export function hoursAndMinutes(minutes: number): string {
  if (minutes < 60) return waitTexts.minutes(minutes);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? waitTexts.hours(hours) : waitTexts.hoursAndMinutes(hours, rest);
}

export const lateWords = (time: string, minutes: number): string => waitTexts.late(time, hoursAndMinutes(minutes));

export const waitingWords = (minutes: number): string => waitTexts.waiting(hoursAndMinutes(minutes));

export const calledWords = (minutes: number, place: string): string =>
  minutes === 0 ? waitTexts.calledNow(place) : waitTexts.called(place, hoursAndMinutes(minutes));

export const inRoomWords = (minutes: number, place: string): string =>
  waitTexts.inRoom(place, hoursAndMinutes(minutes));

/** How many wait, and how long the one who has waited longest. */
export function waitingCount(waiting: number, longest: number | undefined): string {
  const people = waitTexts.count(waiting);
  return waiting === 0 || longest === undefined ? people : waitTexts.countAndLongest(people, hoursAndMinutes(longest));
}
