import * as v from 'valibot';

/** A doctor's calendar that can be subscribed to; `since` is null while there is no address for it. */
export const CalendarFeed = v.looseObject({
  doctorId: v.string(),
  doctor: v.string(),
  since: v.nullable(v.string()),
});
export type CalendarFeed = v.InferOutput<typeof CalendarFeed>;

/** GET api/calendars. */
export const CalendarFeeds = v.looseObject({ calendars: v.array(CalendarFeed) });

/** POST api/calendars/{doctorId}: the address as it is shown this once; an earlier one ends. */
export const CalendarAddress = v.looseObject({ address: v.string() });
