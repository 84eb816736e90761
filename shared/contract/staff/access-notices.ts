import * as v from 'valibot';

/** Body of POST api/patients/open/{id}: why a doctor opens the record of somebody else's patient. */
export const OpenRecordBody = v.strictObject({
  reason: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(300)),
});

/** The 403 of a record that opens after a reason. */
export const ReasonNeeded = v.looseObject({ needs: v.literal('reason') });

/** What administrators are told of reading: a record opened for a reason, or unusually many read. */
export const AccessNotice = v.looseObject({
  _id: v.string(),
  kind: v.picklist(['opened', 'many']),
  who: v.string(),
  patientId: v.nullable(v.string()),
  patient: v.nullable(v.string()),
  reason: v.string(),
  count: v.number(),
  at: v.string(),
  /** By the administrator who asks. */
  seen: v.boolean(),
});
export type AccessNotice = v.InferOutput<typeof AccessNotice>;

/** Answer of GET api/staff/access-notices. */
export const AccessNotices = v.looseObject({ notices: v.array(AccessNotice) });
