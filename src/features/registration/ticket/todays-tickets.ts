import { create } from 'zustand';
import { clinicDay, clinicToday } from '#src/platform/clinic/clinic-time.ts';
import { deviceTime } from '#src/platform/browser/clock.ts';
import { deviceNow } from '#src/platform/device/device.ts';

/** What is called and shown in the hall anyway: nobody's name, nobody's complaint. `at`: ISO instant by this device's clock. */
export type TodaysTicket = {
  readonly ticket: string;
  readonly doctor: string;
  readonly department: string;
  readonly at: string;
  /** What a screen or a desk of the clinic scans. */
  readonly code?: string | undefined;
  /** The booked time, once the server has said so. */
  readonly startsAt?: string | undefined;
};

const STORED = 'frontdesk-todays-tickets';
/** A family at one telephone; at a computer that many use, no long list of strangers. */
const MOST = 5;

export const useTodaysTickets = create<{ tickets: readonly TodaysTicket[] }>(() => ({ tickets: [] }));

/** Keeps a ticket for the day, so that a reload does not lose it; never on a paired device, where the next one stands. */
export function keepTicket(ticket: Omit<TodaysTicket, 'at'>): void {
  if (deviceNow() !== null) return;
  const others = readTickets().filter((one) => one.ticket !== ticket.ticket);
  write([{ ...ticket, at: deviceTime() }, ...others].slice(0, MOST));
}

/** Takes up what was kept; what is of another day goes. */
export function showTickets(): void {
  write(deviceNow() === null ? readTickets() : []);
}

/** The person has no more need of it, or gives the device to somebody else. */
export function removeTicket(ticket: string): void {
  write(readTickets().filter((one) => one.ticket !== ticket));
}

function readTickets(): TodaysTicket[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTicket).filter(({ at }) => clinicDay(at) === clinicToday()) : [];
  } catch {
    return [];
  }
}

function isTicket(value: unknown): value is TodaysTicket {
  const parts = ['ticket', 'doctor', 'department', 'at'];
  const more = ['code', 'startsAt'];
  return (
    typeof value === 'object' &&
    value !== null &&
    parts.every((part) => typeof Reflect.get(value, part) === 'string') &&
    more.every((part) => ['string', 'undefined'].includes(typeof Reflect.get(value, part)))
  );
}

function write(tickets: readonly TodaysTicket[]): void {
  useTodaysTickets.setState({ tickets });
  try {
    if (tickets.length > 0) localStorage.setItem(STORED, JSON.stringify(tickets));
    else localStorage.removeItem(STORED);
  } catch {
    // Storage may be refused: the ticket is then on this page only.
  }
}
