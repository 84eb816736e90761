import type { AgreedSlot } from '#shared/contract/booking/slot-of-booking.ts';
import type { OutboxRow } from '#src/platform/store/database.ts';
import { ATTEMPT_TIMEOUT_MS } from '#src/offline/queue/rows.ts';
import { within } from '#shared/within.ts';
import { announceQueue, onQueue } from '#src/offline/queue/events.ts';
import { readVisit, type ReadVisit } from './read-visit.ts';
import { unseal } from './sealing.ts';

/**
 * The result of the first attempt to send a visit. `registered`: the server has the patient, only the booking failed.
 * `status` is 0 if a 2xx response could not be read.
 */
export type VisitOutcome = { readonly ticket: string } & (
  | { readonly kind: 'accepted'; readonly slot?: AgreedSlot | undefined }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message?: string | undefined;
      readonly registered: boolean;
    }
  | { readonly kind: 'unanswered' }
);

/** The disk may have stopped responding since it stored the visit. */
const LAST_LOOK_MS = 2000;

/** The state of a visit. `refused` needs a person or a sign-in; the others resolve automatically. */
export type VisitState = 'waiting' | 'sending' | 'accepted' | 'refused';

/**
 * Waits for the first definite answer to a newly submitted visit, from whichever page sends it. `unanswered` as soon as
 * the server turns out to be unreachable, and after 15 s at the latest; the visit stays stored and is sent later.
 */
export function firstAttempt(visitId: string): Promise<VisitOutcome> {
  return new Promise((resolve) => {
    const known = new AbortController();
    let ticket = '';
    const finish = (outcome: VisitOutcome) => {
      known.abort();
      resolve(outcome);
    };
    const giveUp = () => finish({ kind: 'unanswered', ticket });
    const look = inTurn(async () => {
      const visit = await readVisit(visitId);
      ticket = visit.kept[0]?.ticket ?? visit.acceptedTicket ?? ticket;
      const outcome = await outcomeOf(visit, ticket);
      if (outcome) finish(outcome);
    });
    const lookLast = () => void within(LAST_LOOK_MS, look()).then(giveUp, giveUp);
    AbortSignal.timeout(ATTEMPT_TIMEOUT_MS).addEventListener('abort', lookLast, { signal: known.signal });
    onQueue('changed', () => void look().catch(giveUp), known.signal);
    // A failure of another visit's attempt counts as well: what holds that one up holds this one up.
    onQueue('no-answer', lookLast, known.signal);
    void look().catch(giveUp);
    announceQueue('wake');
  });
}

/**
 * Reports the state of a visit now and on every change, whichever page sends it. Returns the function that stops it.
 */
export function watchVisit(visitId: string, listener: (state: VisitState, slot?: AgreedSlot) => void): () => void {
  const stopped = new AbortController();
  let told: VisitState | undefined;
  const look = inTurn(async () => {
    const visit = await readVisit(visitId);
    const state = stateOf(visit);
    if (stopped.signal.aborted || state === undefined || state === told) return;
    told = state;
    listener(state, visit.slot);
  });
  const lookAgain = () => void look().catch(() => undefined);
  onQueue('changed', lookAgain, stopped.signal);
  lookAgain();
  return () => stopped.abort();
}

/** Runs the work one call after another, so that a later check never reports an earlier state. */
function inTurn(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.catch(() => undefined).then(work));
}

async function outcomeOf({ kept, acceptedTicket, slot }: ReadVisit, ticket: string): Promise<VisitOutcome | undefined> {
  if (acceptedTicket !== undefined) return { kind: 'accepted', ticket, slot };
  const tried = kept.find(needsSomeone) ?? kept.find(({ attempts }) => attempts > 0);
  if (!tried) return undefined;
  const { lastStatus: status = 0 } = tried;
  if (!needsSomeone(tried) && status === 0) return { kind: 'unanswered', ticket };
  const content = await unseal(tried);
  const message = typeof content === 'object' ? content.message : undefined;
  const registered = kept.every(({ type }) => type !== 'register-patient');
  return { kind: 'refused', ticket, status, registered, message };
}

/** Undefined for a visit that is gone without having been accepted: discarded, or deleted with the whole database. */
function stateOf({ kept, acceptedTicket }: ReadVisit): VisitState | undefined {
  if (kept.length === 0) return acceptedTicket === undefined ? undefined : 'accepted';
  if (kept.some(needsSomeone)) return 'refused';
  return kept.some(({ state }) => state === 'sending') ? 'sending' : 'waiting';
}

function needsSomeone({ state }: OutboxRow): boolean {
  return state === 'needs-attention' || state === 'paused';
}
