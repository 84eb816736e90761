import type { Command, VisitRequest } from '#shared/contract/visit/commands.ts';
import { type OutboxRow, queueDatabase } from '#src/platform/store/database.ts';
import { ATTEMPT_TIMEOUT_MS } from '#src/offline/queue/rows.ts';
import { onQueue } from '#src/offline/queue/events.ts';
import { readVisit } from './read-visit.ts';
import { sendingVisits } from '#src/offline/outbox/sending.ts';
import type { NewRow } from '#src/offline/queue/save-rows.ts';
import { commandsOf, sealRow, sealVisit } from './save-visit.ts';
import { newCheckInCode } from './check-in-code.ts';
import { unseal } from './sealing.ts';
import type { RowContent } from './upgrade-row.ts';

const { rows, counters } = queueDatabase;

type Content = Awaited<ReturnType<typeof unseal>>;

export type SavedVisit = {
  readonly visitId: string;
  readonly ticket: string;
  /** What is printed beside the ticket; not known any more once the server has all of the visit. */
  readonly checkInCode: string | undefined;
  readonly registered: boolean;
};

/**
 * Handles a second Submit (REG-16). Unchanged content keeps its rows and keys and is sent at once. Changed content gets
 * new rows with new keys under the same ticket, in one transaction; what the server has accepted stays accepted. A row
 * in flight is waited for, because its outcome decides which case it is.
 * @returns undefined if the visit is not known here, so that it has to be saved as a new one.
 */
export async function replaceVisit(visitId: string, visit: VisitRequest): Promise<SavedVisit | undefined> {
  for (;;) {
    await whenLanded(visitId);
    const { kept, acceptedTicket } = await readVisit(visitId);
    const [first] = kept;
    if (!first)
      return acceptedTicket === undefined
        ? undefined
        : { visitId, ticket: acceptedTicket, checkInCode: undefined, registered: true };
    const contents = await Promise.all(kept.map((row) => unseal(row)));
    const checkInCode = contents.find(hasCode)?.checkInCode ?? newCheckInCode();
    const replacements = await replacementsOf(kept, contents, visit, checkInCode);
    if (await swap(kept, replacements))
      return { visitId, ticket: first.ticket, checkInCode, registered: first.type !== 'register-patient' };
  }
}

function hasCode(content: Content): content is RowContent {
  return typeof content === 'object' && content.checkInCode !== undefined;
}

/** New rows, or nothing when what is kept already says the same. */
async function replacementsOf(
  kept: readonly OutboxRow[],
  contents: readonly Content[],
  visit: VisitRequest,
  checkInCode: string,
): Promise<NewRow[] | undefined> {
  const wanted = commandsOf(visit);
  const same = kept.every((row, index) => {
    const content = contents[index];
    const command = wanted.find(({ type }) => type === row.type);
    return typeof content === 'object' && command && meaning(content.command) === meaning(command);
  });
  if (same) return undefined;
  if (kept.some(({ type }) => type === 'register-patient')) return sealVisit(visit, checkInCode);
  const { patientId, registration } = contents.find((content) => typeof content === 'object') ?? {};
  const [, book] = wanted;
  return [await sealRow({}, book, { patientId, registration, checkInCode })];
}

/** What a person would call the same: without the moment of pressing Submit and the order of fields. */
function meaning(command: Command): string {
  const fields =
    command.type === 'register-patient'
      ? { ...command.registration, urgent: command.urgent, ticked: command.ticked }
      : { ...command.booking, date: undefined, slot: command.slot };
  return JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** @returns false if a row was sent or moved in the meantime: then everything is checked again. */
function swap(kept: readonly OutboxRow[], replacements: NewRow[] | undefined): Promise<boolean> {
  return queueDatabase.transaction('rw', rows, counters, async () => {
    const now = await rows.bulkGet(kept.map(({ sequence }) => sequence));
    const unmoved = kept.every((row, index) => now[index]?.key === row.key);
    const [first] = kept;
    if (!unmoved || !first || (await sendingVisits()).has(first.visitId)) return false;
    if (replacements) {
      await rows.bulkDelete(kept.map(({ sequence }) => sequence));
      const { visitId, ticket } = first;
      await rows.bulkAdd(replacements.map((row) => ({ ...row, visitId, ticket })));
    } else {
      await rows.bulkPut(kept.map(asNew));
    }
    return true;
  });
}

function asNew({ lastStatus: _status, lastReason: _reason, ...row }: OutboxRow): OutboxRow {
  return { ...row, state: 'waiting', attempts: 0 };
}

/** Resolves when no row of the visit is in flight, at the latest when every attempt must have ended. */
export async function whenLanded(visitId: string): Promise<void> {
  const inFlight = async () => (await readVisit(visitId)).kept.some(({ state }) => state === 'sending');
  const givenUp = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  while (!givenUp.aborted && (await inFlight())) {
    const moved = new AbortController();
    await new Promise<void>((resolve) => {
      onQueue('changed', resolve, moved.signal);
      givenUp.addEventListener('abort', () => resolve(), { signal: moved.signal });
    });
    moved.abort();
  }
}
