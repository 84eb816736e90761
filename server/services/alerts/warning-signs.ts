import { findRedFlags, type RedFlag } from '#shared/words/warning/red-flags.ts';

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

/** The fields sent with an urgent registration; nothing for any other. */
export function urgencyOf({ urgent, symptoms }: { readonly urgent: boolean; readonly symptoms: readonly string[] }): {
  urgent?: true;
  warningSigns?: RedFlag[];
} {
  return urgent ? { urgent: true, warningSigns: warningSignsIn(symptoms) } : {};
}
