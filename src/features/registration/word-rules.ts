import { extractRegistration } from '#shared/rules/extract-registration.ts';
import { hasNothing, type Extraction } from '#shared/rules/extraction.ts';
import { findRedFlags, type RedFlag } from '#shared/rules/red-flags.ts';
import { suggestForPatient, type Suggestion, type SuggestionLead } from '#shared/rules/suggestion.ts';

/** All that the rules find in a transcript. `extraction` is undefined when there is nothing in it for the form. */
export type WordsRead = {
  readonly extraction: Extraction | undefined;
  readonly suggestion: Suggestion;
  readonly redFlags: readonly RedFlag[];
};

/** Applies the rules on words. They are two chunks, of what fills the form and of what warns, fetched when somebody has spoken. */
export function readWords(transcript: string, lead: SuggestionLead): WordsRead {
  const extraction = extractRegistration(transcript);
  return {
    extraction: hasNothing(extraction) ? undefined : extraction,
    suggestion: suggestForPatient(transcript, lead),
    redFlags: findRedFlags(transcript),
  };
}
