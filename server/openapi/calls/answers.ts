import * as v from 'valibot';

/** Answers that the contract needs no schema for, because no screen reads more of them. */
export const Told = v.looseObject({ message: v.string() });
export const Total = v.looseObject({ total: v.number() });
export const Booked = v.looseObject({
  appointment: v.looseObject({
    _id: v.string(),
    /** How many waited before it when it was booked; told to paired devices, where no time was asked for. */
    ahead: v.optional(v.number()),
    slot: v.optional(v.nullable(v.looseObject({ state: v.optional(v.string()), startsAt: v.optional(v.string()) }))),
  }),
});
