import { REST } from './play-sounds.ts';

/** Rooms up to this are said as numbers, longer ones by their digits. */
const LARGEST_NUMBER = 99;

/** A ticket as recordings say it: each letter and digit by itself, with a rest where the dash is. */
export function spelled(ticket: string): string[] {
  return ticket.split('-').flatMap((part, index) => [...(index === 0 ? [] : [REST]), ...part.toUpperCase().split('')]);
}

/** The number of a room: 12 is twelve, 214 is two, one, four, and B3 is B, three. */
export function spelledNumber(number: string): string[] {
  return (number.toUpperCase().match(/\d+|[A-Z]/g) ?? []).flatMap((part) =>
    /^\d+$/.test(part) && Number(part) <= LARGEST_NUMBER ? [String(Number(part))] : part.split(''),
  );
}
