import { findRedFlags, type RedFlag } from '#shared/words/warning/red-flags.ts';

/** The sentence that alarms stands at the beginning; reading more of a long story would keep the lists waiting. */
const READ_CHARACTERS = 2_000;
const MOST_KEPT = 1_000;
const known = new Map<string, RedFlag[]>();

/** Which warning signs an urgent patient's words hold. Read once, because the lists ask for them again and again. */
function warningSignsIn(symptoms: readonly string[]): RedFlag[] {
  const words = symptoms.join('. ').slice(0, READ_CHARACTERS);
  const before = known.get(words);
  if (before !== undefined) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const found = findRedFlags(words);
  known.set(words, found);
  return found;
}

/** What goes over the wire beside an urgent registration; nothing for any other. */
export function urgencyOf({ urgent, symptoms }: { readonly urgent: boolean; readonly symptoms: readonly string[] }): {
  urgent?: true;
  warningSigns?: RedFlag[];
} {
  return urgent ? { urgent: true, warningSigns: warningSignsIn(symptoms) } : {};
}
