import type { Context } from 'hono';
import { HoldBody } from '#shared/contract/booking/holds.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { findDevice } from '#server/http/guard/device.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { readBody } from '#server/http/request/body.ts';
import { endHold, holdSlot, type HoldOwner, type HoldProblem } from '#server/services/booking/ledger/hold-slot.ts';
import { transactionOf } from '#server/services/booking/ledger/transaction-of.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { readAsker } from './asker.ts';
import { SLOT_TAKEN, UNKNOWN_DOCTOR } from './refusals.ts';

/** A hold ends by itself after that many seconds at the latest. */
const TOO_MANY: Refusal = {
  status: 429,
  message: 'Too many times are being held from here. Please wait.',
  retryAfterSeconds: 60,
};
const NOT_HELD: Readonly<Record<'taken' | 'full' | 'no-hours', string>> = {
  taken: SLOT_TAKEN.message,
  full: 'No time is free.',
  'no-hours': 'This doctor has no times to choose from.',
};

/** Times kept for whoever is filling in the form (BOOK-3). */
export function holdRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, now } = deps;
  const buckets = createTokenBuckets(config.limits.holds, now);

  async function ownerOf(context: Context): Promise<HoldOwner> {
    const device = await findDevice(context, deps);
    if (device !== undefined) return { name: `device ${device.id}`, isDevice: true, most: 1 };
    const name = `address ${clientAddress(context, config.trustProxy)}`;
    return { name, isDevice: false, most: config.limits.holdsPerAddress };
  }

  return [
    {
      method: 'POST',
      path: '/api/appointments/holds',
      policy: 'public',
      handle: async (context) => {
        const owner = await ownerOf(context);
        const wait = buckets.take(owner.name);
        if (wait > 0) return refuse(context, { ...TOO_MANY, retryAfterSeconds: wait });
        const body = await readBody(context, HoldBody);
        if (!body.ok) return refuse(context, body.problem);
        const { value } = body.value;
        const asker = { ...(await readAsker(context, deps)), isStaff: false, holder: value.holdId.toLowerCase() };
        const done = await transactionOf(database, (db) => holdSlot(db, value, owner, asker));
        return done.ok ? context.json(done.value, 201) : refuse(context, refusalOf(done.problem));
      },
    },
    {
      method: 'DELETE',
      path: '/api/appointments/holds/:id',
      policy: 'public',
      handle: async (context) => {
        const id = context.req.param('id') ?? '';
        if (isUuid(id)) await endHold(database.orm, id);
        return context.body(null, 204);
      },
    },
  ];
}

function refusalOf(problem: HoldProblem): Refusal {
  if (problem.kind === 'unknown-doctor') return UNKNOWN_DOCTOR;
  if (problem.kind === 'too-many') return TOO_MANY;
  const { kind: cause, alternatives, walkInToday } = problem;
  return { status: 409, message: NOT_HELD[cause], extension: { cause, alternatives, walkInToday } };
}
