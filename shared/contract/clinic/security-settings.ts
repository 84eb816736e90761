import * as v from 'valibot';

/** Who must log in with a second factor. */
export const SECOND_FACTOR_CHOICES = ['optional', 'administrators', 'everybody'] as const;
/** What the link to an appointment asks of whoever opens it. */
export const LINK_QUESTIONS = ['nothing', 'age'] as const;
export const READING_ALERT_MOST = 10_000;

const settings = {
  secondFactor: v.picklist(SECOND_FACTOR_CHOICES),
  /** Doctors open the records of their own patients and of today's board; any other after a reason. */
  needToKnow: v.boolean(),
  /** So many different records read by one person within twelve hours alert the administrators; 0: never. */
  readingAlert: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(READING_ALERT_MOST)),
  /** `age`: the age given at registration, so that a telephone that lies about opens nothing. */
  linkAsks: v.picklist(LINK_QUESTIONS),
};

/** How the clinic guards its accounts and records. Apart from the public settings: nobody outside needs to know. */
export const SecuritySettings = v.object({
  secondFactor: v.fallback(settings.secondFactor, 'optional'),
  needToKnow: v.fallback(settings.needToKnow, false),
  readingAlert: v.fallback(settings.readingAlert, 300),
  linkAsks: v.fallback(settings.linkAsks, 'nothing'),
});
export type SecuritySettings = v.InferOutput<typeof SecuritySettings>;

/** Body of PUT api/staff/security: what it names is changed. */
export const SecuritySettingsChange = v.partial(v.strictObject(settings));
export type SecuritySettingsChange = v.InferOutput<typeof SecuritySettingsChange>;
