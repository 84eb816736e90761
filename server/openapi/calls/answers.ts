import * as v from 'valibot';

/** Answers that the contract needs no schema for, because no screen reads more of them. */
export const Told = v.looseObject({ message: v.string() });
export const Total = v.looseObject({ total: v.number() });
export const Booked = v.looseObject({
  appointment: v.looseObject({
    _id: v.string(),
    slot: v.optional(v.nullable(v.looseObject({ state: v.optional(v.string()), startsAt: v.optional(v.string()) }))),
  }),
});
