import type { VisitRequest } from '#shared/contract/visit/commands.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import { ATTEMPT_TIMEOUT_MS } from '#src/offline/queue/rows.ts';
import type { VisitOutcome } from '#src/offline/visits/visit-outcome.ts';
import { takeBookedSlot } from '#src/offline/visits/booked-slots.ts';
import { sendCommand } from '#src/offline/visits/calls.ts';
import { newCheckInCode } from '#src/offline/visits/check-in-code.ts';
import { commandsOf } from '#src/offline/visits/save-visit.ts';
import { randomPrefix } from '#src/offline/visits/ticket.ts';
import { newKeys, type VisitKeys } from '#src/offline/visits/visit-keys.ts';

/** A visit that the disk cannot store, held in memory only while its patient is here. */
type Unkept = {
  readonly visit: VisitRequest;
  readonly keys: VisitKeys;
  readonly ticket: string;
  readonly checkInCode: string;
  patientId?: string | undefined;
};

let unkept: Unkept | undefined;

/**
 * Whether this patient's visit has been sent without the disk: from then on it goes that way, or it could become two.
 */
export function isUnkept(): boolean {
  return unkept !== undefined;
}

onEndVisit(() => {
  unkept = undefined;
});

/**
 * Sends a visit that this device cannot store straight to the server: if the server answers, nothing is lost; otherwise
 * the patient is told. Sent again unchanged, it uses the same keys. Once the server has the patient, only the booking
 * may change.
 * @param keys of the rows that could not be stored: if the disk has them after all, the server recognizes them
 */
export async function sendDirectly(
  visit: VisitRequest,
  keys = newKeys(),
): Promise<VisitOutcome & { readonly checkInCode: string }> {
  unkept = againOrNew(visit, keys);
  const { checkInCode } = unkept;
  return { ...(await sendUnkept(unkept)), checkInCode };
}

async function sendUnkept(mine: Unkept): Promise<VisitOutcome> {
  const { ticket, checkInCode } = mine;
  const signal = AbortSignal.timeout(2 * ATTEMPT_TIMEOUT_MS);
  const [register, book] = commandsOf(mine.visit);
  if (mine.patientId === undefined) {
    const registered = await sendCommand({ ticket, key: mine.keys.register }, { command: register }, signal);
    if (!registered.ok) return outcomeOf(registered.problem, ticket, false);
    mine.patientId = registered.value;
  }
  const { patientId } = mine;
  const booked = await sendCommand({ ticket, key: mine.keys.book }, { command: book, patientId, checkInCode }, signal);
  if (booked.ok) unkept = undefined;
  return booked.ok
    ? { kind: 'accepted', ticket, slot: takeBookedSlot(mine.keys.book) }
    : outcomeOf(booked.problem, ticket, true);
}

function againOrNew(visit: VisitRequest, keys: VisitKeys): Unkept {
  const before = unkept;
  if (!before) return { visit, keys, ticket: `${randomPrefix()}-0001`, checkInCode: newCheckInCode() };
  const isSame = meaningOf(before.visit) === meaningOf(visit);
  if (isSame) return before;
  if (before.patientId === undefined) return { ...before, visit, keys };
  return {
    ...before,
    visit: { ...before.visit, booking: visit.booking, slot: visit.slot },
    keys: { ...before.keys, book: keys.book },
  };
}

/** The moment of pressing Submit is not part of it. */
function meaningOf({ registration, urgent, ticked, booking, slot }: VisitRequest): string {
  return JSON.stringify([registration, urgent, ticked, { ...booking, date: undefined }, slot]);
}

function outcomeOf(problem: ApiProblem, ticket: string, registered: boolean): VisitOutcome {
  if (problem.kind === 'refused')
    return { kind: 'refused', ticket, registered, status: problem.status, message: problem.message };
  if (problem.kind === 'unreadable') return { kind: 'refused', ticket, registered, status: 0 };
  return { kind: 'unanswered', ticket };
}
