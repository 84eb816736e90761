import * as v from 'valibot';
import { CalendarDay } from '#shared/contract/booking/fields.ts';
import { SHEET_DAYS_MOST } from '#shared/contract/booking/times-sheet.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { readFilter } from '#server/http/request/list-query.ts';
import { timesSheet } from '#server/services/booking/times/times-sheet.ts';
import { auditList } from '#server/services/staff/audit-list.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { staffAsker } from './asker.ts';
import { UNKNOWN_DOCTOR } from './refusals.ts';

const BAD_DAYS: Refusal = {
  status: 400,
  message: `Give from as a day such as 2026-11-21, and days as a number from 1 to ${SHEET_DAYS_MOST}.`,
};

/** Days of times with whoever is booked: for the desk (BOOK-10). */
export function timesSheetRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now, sms } = deps;
  return [
    {
      method: 'GET',
      path: '/api/appointments/sheet',
      policy: 'desk',
      asksByItself: true,
      handle: async (context) => {
        const from = context.req.query('from');
        const days = context.req.query('days') ?? '1';
        const isDay = from === undefined || v.is(CalendarDay, from);
        if (!isDay || !/^\d$/.test(days) || Number(days) < 1 || Number(days) > SHEET_DAYS_MOST)
          return refuse(context, BAD_DAYS);
        const doctorId = readFilter(context, 'doctorId');
        const asker = await staffAsker(deps);
        const sheet = await timesSheet(database.orm, doctorId, from, Number(days), asker, sms !== undefined);
        if (sheet === undefined) return refuse(context, UNKNOWN_DOCTOR);
        const people = sheet.doctors.flatMap((doctor) => doctor.days.flatMap(({ times }) => times));
        const count = people.reduce((sum, time) => sum + time.people.length, 0);
        const look = { action: 'appointments-viewed', list: 'times', filter: {}, count } as const;
        await auditList(database.orm, now(), context.get('principal'), look);
        return context.json(sheet);
      },
    },
  ];
}
