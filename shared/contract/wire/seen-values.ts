import * as v from 'valibot';

/**
 * A request header that says what a form showed of the fields it now changes, as percent-encoded JSON: 409 when somebody
 * else has changed one of them meanwhile. Ours only; settings, never anything of a patient.
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

/** What stands in it, by field. */
export const SeenValues = v.pipe(v.string(), decoded, v.parseJson(), v.record(v.string(), v.unknown()));
