import { fillForm } from '#shared/words/form/extract-registration.ts';
import { readWords } from '#shared/words/reading/read-words.ts';
import { hasNothing, type Extraction } from '#shared/words/form/extraction.ts';
import { warn, type RedFlag } from '#shared/words/warning/red-flags.ts';
import { suggest, type Suggestion, type SuggestionLead } from '#shared/words/department/suggestion.ts';

/** All that the rules find in a transcript. `extraction` is undefined when there is nothing in it for the form. */
export type WordsRead = {
  readonly extraction: Extraction | undefined;
  readonly suggestion: Suggestion;
  readonly redFlags: readonly RedFlag[];
};

/** Applies the rules on words. They are two chunks, of what fills the form and of what warns, fetched when somebody has spoken. */
export function applyWordRules(transcript: string, lead: SuggestionLead): WordsRead {
  const reading = readWords(transcript);
  const extraction = fillForm(reading);
  return {
    extraction: hasNothing(extraction) ? undefined : extraction,
    suggestion: suggest(reading, lead),
    redFlags: warn(reading).map(({ sign }) => sign),
  };
}
