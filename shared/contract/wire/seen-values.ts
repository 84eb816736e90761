import * as v from 'valibot';

/**
 * A request header with the values a form showed of the fields it now changes, as percent-encoded JSON: 409 if somebody
 * else has changed one of them. Ours only; for settings, never patient data.
 */
export const SEEN_HEADER = 'Frontdesk-Seen';

const decoded = v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
  try {
    return decodeURIComponent(dataset.value);
  } catch {
    addIssue({ message: 'Must be percent-encoded' });
    return NEVER;
  }
});

/** Its content, by field. */
export const SeenValues = v.pipe(v.string(), decoded, v.parseJson(), v.record(v.string(), v.unknown()));
