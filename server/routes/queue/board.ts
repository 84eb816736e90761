import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { auditOnce } from '#server/services/staff/audit.ts';
import { narrowedReader } from '#server/services/privacy/need-to-know.ts';
import { boardOf } from '#server/services/queue/board.ts';
import { queueNow } from '#server/services/queue/queue-now.ts';
import { ownLine } from '#server/services/queue/lines.ts';
import { queueDay, queueToday } from '#server/services/queue/queue-day.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const NO_DAY: Refusal = { status: 400, message: 'day must be a day such as 2026-11-26.' };

/** The day's board, which pages ask for again whenever the stream says that it has changed. */
export function queueBoardRoutes({ config, database, now }: RouteDeps): ApiRoute[] {
  const { orm } = database;
  return [
    {
      method: 'GET',
      path: '/api/queue/now',
      policy: 'desk-or-doctor',
      asksByItself: true,
      handle: async (context) => {
        const at = now();
        const on = await queueToday(orm, config, at);
        return context.json(await queueNow(orm, on, await ownLine(orm, context.get('principal')), at));
      },
    },
    {
      method: 'GET',
      path: '/api/queue/board',
      policy: 'desk-or-doctor',
      asksByItself: true,
      handle: async (context) => {
        const at = now();
        const wanted = context.req.query('day');
        const on = wanted === undefined ? await queueToday(orm, config, at) : await queueDay(orm, config, wanted, at);
        if (on === undefined) return refuse(context, NO_DAY);
        const reader = context.get('principal');
        const own = await ownLine(orm, reader);
        // On another day's board the department's shared line is not today's: only own patients are left of it.
        const isNarrowed = !on.isToday && (await narrowedReader(orm, config, reader, at)) !== undefined;
        const board = await boardOf(orm, on, own && isNarrowed ? { ...own, department: '' } : own, at);
        const count = board.entries.length + board.expected.length;
        await auditOnce(orm, at, reader, 'board-viewed', undefined, { list: 'board', filters: { day: on.day }, count });
        return context.json(board);
      },
    },
  ];
}
