import { findRedFlags, type RedFlag } from '#shared/words/warning/red-flags.ts';
import { SOUNDS_URGENT } from '#shared/words/warning/warning-sign-ids.ts';
import { unitedSigns } from '#shared/words/warning/ticked-signs.ts';

/** The alarming sentence comes at the beginning; reading more of a long story would slow the lists down. */
const READ_CHARACTERS = 2_000;
const MOST_KEPT = 1_000;
const known = new Map<string, RedFlag[]>();

/** The warning signs in an urgent patient's words. Cached, because the lists ask for them repeatedly. */
function warningSignsIn(symptoms: readonly string[]): RedFlag[] {
  const words = symptoms.join('. ').slice(0, READ_CHARACTERS);
  const before = known.get(words);
  if (before !== undefined) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const found = findRedFlags(words);
  known.set(words, found);
  return found;
}

type Told = { readonly symptoms: readonly string[]; readonly tickedSigns: readonly string[] };

/** The warning signs of a patient: those that were ticked, and those in the words. */
export function warningSignsOf({ symptoms, tickedSigns }: Told): RedFlag[] {
  return unitedSigns(tickedSigns, warningSignsIn(symptoms));
}

/** The fields sent with an urgent registration; nothing for any other. */
export function urgencyOf({ urgent, ...told }: Told & { readonly urgent: boolean }): {
  urgent?: true;
  warningSigns?: RedFlag[];
} {
  if (!urgent) return {};
  const signs = warningSignsOf(told);
  // The words of an urgent patient that name no sign sounded so.
  return { urgent: true, warningSigns: signs.length > 0 ? signs : [SOUNDS_URGENT] };
}
