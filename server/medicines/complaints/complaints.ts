import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import type { Complaint } from './complaint.ts';
import { EVERYDAY_COMPLAINTS } from './everyday-complaints.ts';
import { LOCAL_COMPLAINTS } from './local-complaints.ts';
import { respell } from '#server/medicines/read/respell.ts';
import { spelledOut } from '#server/medicines/read/spelled-out.ts';
import { denials, plain, says, words } from '#server/medicines/read/statements.ts';
import { todaysWords } from '#server/medicines/read/todays-words.ts';

/** The patient's complaints, as far as they were understood. */
export type Complaints = {
  readonly found: readonly Complaint[];
  /** Symptoms entered on the form that were not understood. */
  readonly unread: readonly string[];
  /** Entered symptoms that the report denies. */
  readonly denied: readonly string[];
};

const PATTERNS = [...EVERYDAY_COMPLAINTS, ...LOCAL_COMPLAINTS].map((complaint) => ({
  complaint,
  pattern: words(complaint.said),
}));

/**
 * Reads the complaints in a report and in the symptoms entered. A symptom known only to the registration rules gets
 * general measures.
 */
export function readComplaints(report: string, symptoms: readonly string[]): Complaints {
  const text = todaysWords(spelledOut(plain(report)));
  const deniedSpans = denials(text);
  const found = new Set<Complaint>();
  const denied = new Set<string>();
  const unread: string[] = [];
  for (const written of symptoms) {
    const isRead = complaintsIn(plain(written)).length > 0 || namesIn(written).length > 0;
    const chip = isRead ? written : respell(written);
    const names = namesIn(chip);
    const asWritten = complaintsIn(plain(chip));
    // The registration rules are broader and less exact, so they count only if nothing here matches.
    const known = asWritten.length > 0 ? asWritten : names.flatMap(complaintsIn);
    for (const { complaint, pattern } of known) {
      if (says(text, pattern, deniedSpans) === 'denied') denied.add(complaint.label);
      else found.add(complaint);
    }
    if (known.length > 0) continue;
    if (names.length === 0) unread.push(written);
    for (const name of names) found.add(withoutMedicine(name));
  }
  for (const { complaint, pattern } of PATTERNS) if (says(text, pattern, deniedSpans) === 'yes') found.add(complaint);
  if (found.size === 0 && denied.size === 0) for (const name of namesIn(report)) found.add(withoutMedicine(name));
  return { found: [...found], unread, denied: [...denied] };
}

function complaintsIn(text: string) {
  return PATTERNS.filter(({ pattern }) => says(text, pattern) === 'yes');
}

function namesIn(text: string): string[] {
  const { symptoms } = extractRegistration(text);
  return symptoms.how === 'not heard' ? [] : symptoms.value;
}

function withoutMedicine(label: string): Complaint {
  return {
    label,
    said: '',
    groups: [],
    measures: [
      `For ${label}: no medicine from here. Write down when it comes, how long it lasts and what changes it, and bring the note to the next visit.`,
    ],
    look: `What is behind the ${label}.`,
  };
}
