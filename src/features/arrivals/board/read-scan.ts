import { CHECK_IN_CODE } from '#shared/contract/visit/check-in-code.ts';
import { TICKET } from '#shared/contract/visit/tickets.ts';

/** What a scanner has typed, or a person: the paper's `FD1.K3-0042.CODE`, or the bare ticket. */
export type Scanned = { readonly ticket: string; readonly code?: string | undefined };

const PAPER = /^FD1\.([^.\s]+)\.([0-9A-Z]*)$/u;

/** Reads it; undefined for what is no ticket. Small letters and spaces do not count. */
export function readScan(typed: string): Scanned | undefined {
  const text = typed.trim().toUpperCase().replaceAll(/\s+/gu, '');
  const [, ticket = text, code = ''] = PAPER.exec(text) ?? [];
  if (!TICKET.test(ticket)) return undefined;
  return CHECK_IN_CODE.test(code) ? { ticket, code } : { ticket };
}
