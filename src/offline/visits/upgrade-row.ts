import type { Command } from '#shared/contract/visit/commands.ts';

/**
 * The encrypted content of a row: the command, the server's last words, and for a booking its registration with that
 * one's key, plus the patient's id once the server has given it.
 */
export type RowContent = {
  readonly command: Command;
  readonly patientId?: string | undefined;
  readonly registration?: { readonly key: string; readonly command: Command } | undefined;
  readonly message?: string | undefined;
  /** What is printed beside a booking's ticket. Rows of version 1 have none. */
  readonly checkInCode?: string | undefined;
  /** The patient wants the ticket on the phone once the server has the booking. */
  readonly textsTicket?: true | undefined;
};

/** `steps[n]` turns content of version n + 1 into version n + 2. Pure, and never removed. */
type Step = (content: unknown) => unknown;
const STEPS: readonly Step[] = [
  // A booking of the first version has no time, and that is what one without a time says in the second.
  (content) => content,
  // One of the second version has no code beside its ticket, and goes on without.
  (content) => content,
];

/**
 * Upgrades a row's decrypted content to this build's version (OFF-10). Only bytes that this device has encrypted can be
 * decrypted at all, so content of a known version has that version's shape.
 */
export function upgradeContent(content: unknown, version: number, steps = STEPS): RowContent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the last step gives this build's shape
  return steps.slice(version - 1).reduce((older, step) => step(older), content) as RowContent;
}
