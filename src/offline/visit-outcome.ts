import type { OutboxRow } from '#src/platform/database.ts';
import { ATTEMPT_TIMEOUT_MS } from './attempt.ts';
import { announceQueue, onQueue } from './queue-events.ts';
import { readVisit } from './queue-rows.ts';
import { unseal } from './sealing.ts';

/**
 * What became of the first try to send a visit. `registered`: the server holds the patient, only the booking failed.
 * `status` is 0 where an answer of 2xx made no sense.
 */
export type VisitOutcome = { readonly ticket: string } & (
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly status: number; readonly message?: string; readonly registered: boolean }
  | { readonly kind: 'unanswered' }
);

/** Where a visit stands. `refused` needs a person or a sign-in; the rest goes by itself. */
export type VisitState = 'waiting' | 'sending' | 'accepted' | 'refused';

/**
 * Waits for the first definite answer to a visit just submitted, from whichever page sends it.
 * `unanswered` as soon as the server turns out to be out of reach, and after 15 s at the latest; the visit is kept
 * and sent later all the same.
 */
export function firstAttempt(visitId: string, options: { signal?: AbortSignal } = {}): Promise<VisitOutcome> {
  return new Promise((resolve) => {
    let ticket = '';
    let looked = Promise.resolve();
    const look = () => {
      looked = looked
        .then(async () => {
          const { kept, acceptedTicket = '' } = await readVisit(visitId);
          ticket = kept[0]?.ticket ?? acceptedTicket;
          const outcome = await outcomeOf(kept, ticket);
          if (outcome) finish(outcome);
        })
        .catch(giveUp);
    };
    function giveUp() {
      finish({ kind: 'unanswered', ticket });
    }
    const lookLast = () => {
      look();
      looked = looked.then(giveUp);
    };
    const timer = setTimeout(lookLast, ATTEMPT_TIMEOUT_MS);
    // A failure of another visit's attempt counts as well: what holds that one up holds this one up.
    const stops = [onQueue('changed', look), onQueue('no-answer', lookLast)];
    options.signal?.addEventListener('abort', lookLast, { once: true });
    look();
    announceQueue('wake');

    function finish(outcome: VisitOutcome) {
      clearTimeout(timer);
      for (const stop of stops) stop();
      options.signal?.removeEventListener('abort', lookLast);
      resolve(outcome);
    }
  });
}

/** Tells where a visit stands, now and whenever that changes, whichever page sends it. Returns the way to stop. */
export function watchVisit(visitId: string, listener: (state: VisitState) => void): () => void {
  let told: VisitState | undefined;
  let looked = Promise.resolve();
  let stopped = false;
  const look = () => {
    looked = looked
      .then(async () => {
        const state = stateOf((await readVisit(visitId)).kept);
        if (stopped || state === told) return;
        told = state;
        listener(state);
      })
      .catch(() => undefined);
  };
  const stop = onQueue('changed', look);
  look();
  return () => {
    stopped = true;
    stop();
  };
}

async function outcomeOf(kept: readonly OutboxRow[], ticket: string): Promise<VisitOutcome | undefined> {
  if (kept.length === 0) return { kind: 'accepted', ticket };
  const tried = kept.find(needsSomeone) ?? kept.find(({ attempts }) => attempts > 0);
  if (!tried) return undefined;
  if (!needsSomeone(tried) && tried.lastStatus === undefined) return { kind: 'unanswered', ticket };
  const content = await unseal(tried);
  const message = typeof content === 'object' ? content.message : undefined;
  return {
    kind: 'refused',
    ticket,
    status: tried.lastStatus ?? 0,
    registered: kept.every(({ type }) => type !== 'register-patient'),
    ...(message === undefined ? {} : { message }),
  };
}

function stateOf(kept: readonly OutboxRow[]): VisitState {
  if (kept.length === 0) return 'accepted';
  if (kept.some(needsSomeone)) return 'refused';
  return kept.some(({ state }) => state === 'sending') ? 'sending' : 'waiting';
}

function needsSomeone({ state }: OutboxRow): boolean {
  return state === 'needs-attention' || state === 'paused';
}
