import { CHECK_IN_CODE } from './check-in-code.ts';
import { TICKET } from './tickets.ts';

/** What stands on a paper: its ticket, and the code beside it where that was printed, too. */
export type Paper = { readonly ticket: string; readonly code?: string | undefined };

const SCANNED = /^FD1\.([^.\s]+)\.([0-9A-Z]*)$/u;

/** What a scanner reads from the paper; without a code it says the ticket alone. */
export function paperCode(ticket: string, code = ''): string {
  return `FD1.${ticket}.${code}`;
}

/**
 * What a scanner has typed, or a person: the paper's `FD1.K3-0042.CODE`, or the bare ticket; undefined for what is no ticket.
 * Small letters and spaces do not count.
 */
export function readPaper(typed: string): Paper | undefined {
  const text = typed.trim().toUpperCase().replaceAll(/\s+/gu, '');
  const [, ticket = text, code = ''] = SCANNED.exec(text) ?? [];
  if (!TICKET.test(ticket)) return undefined;
  return CHECK_IN_CODE.test(code) ? { ticket, code } : { ticket };
}

/** Letters that no code has, because they are read as these. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code as a person types it from the paper, with or without its dashes; undefined for what is none. */
export function readCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/gu, '');
  const code = letters.replaceAll(/[OIL]/gu, (letter) => MISREAD[letter] ?? letter);
  return CHECK_IN_CODE.test(code) ? code : undefined;
}
