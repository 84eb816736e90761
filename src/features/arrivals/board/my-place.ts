import { create } from 'zustand';
import type { QueueLine } from '#src/platform/api/staff/queue.ts';

const REMEMBERED = 'frontdesk-calling';

/** Where this browser calls from, and whose turn it calls; what stands at a desk is known there the next morning, too. */
type Calling = { readonly place: string; readonly line: string };

const NOWHERE: Calling = { place: '', line: '' };

export const useCalling = create<Calling>(recall);

export function setCalling(change: Partial<Calling>): void {
  useCalling.setState(change);
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(useCalling.getState()));
  } catch {
    // Storage may be refused: then it is asked for again.
  }
}

/** A line as a list box has it; the first letter says what follows. */
export function lineValue(line: QueueLine): string {
  return 'doctorId' in line ? `d:${line.doctorId}` : `s:${line.department}`;
}

export function lineOf(value: string): QueueLine | undefined {
  const rest = value.slice(2);
  if (rest === '') return undefined;
  return value.startsWith('d:') ? { doctorId: rest } : { department: rest };
}

function recall(): Calling {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOWHERE;
    return { place: textOf(Reflect.get(kept, 'place')), line: textOf(Reflect.get(kept, 'line')) };
  } catch {
    return NOWHERE;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
