import type { Extraction, Heard } from '#shared/rules/extraction.ts';
import { frontdeskTexts as texts } from '#src/locales/en/frontdesk.ts';
import { announce } from '#src/platform/announcer.ts';
import { notify } from '#src/platform/notify.ts';
import { useRegistration, type FieldName, type Origin } from './registration-store.ts';

const FIELDS: readonly FieldName[] = ['name', 'age', 'gender', 'phone', 'symptoms'];

/**
 * Turns a transcript into locked fields (product.md §4). What the patient has typed stays: words fill only what was
 * heard before or is empty. A transcript with nothing in it counts as a failure.
 * @param accepted the department of a recommendation that was accepted, which the toast then repeats.
 */
export async function hearTranscript(transcript: string, accepted?: string): Promise<void> {
  const { visit } = useRegistration.getState();
  useRegistration.setState({ transcript, reading: true });
  const { readWords } = await import('./word-rules.ts');
  const now = useRegistration.getState();
  // The next patient may have begun while the rules were loading; a newer recording replaces an older one.
  if (now.visit !== visit || now.transcript !== transcript) return;

  const { extraction, suggestion, redFlags } = readWords(transcript);
  useRegistration.setState({ reading: false, redFlags });
  if (!extraction) {
    notify.error(texts.processingError, texts.nothingExtracted);
    useRegistration.setState({ nothingHeard: true });
    countVoiceFailure();
    return;
  }
  useRegistration.setState({ suggestion, nothingHeard: false, locked: true, faults: [], ...fill(extraction) });
  notify.success(texts.voiceAnalyzed, texts.aiSuggests(accepted ?? suggestion.department));
}

/** Reads only the suggestion and the warning signs out of words handed over by the landing page, for step 1. */
export async function suggestFrom(transcript: string): Promise<void> {
  const { visit } = useRegistration.getState();
  const { readWords } = await import('./word-rules.ts');
  if (useRegistration.getState().visit !== visit) return;
  const { suggestion, redFlags } = readWords(transcript);
  useRegistration.setState({ suggestion, redFlags });
}

/** A recording or a transcript came to nothing. After the second the form opens with whatever was got. */
export function countVoiceFailure(): void {
  const voiceFailures = useRegistration.getState().voiceFailures + 1;
  useRegistration.setState({ voiceFailures });
  if (voiceFailures !== 2) return;
  useRegistration.setState({ tab: 'form', faults: [] });
  announce(texts.openedForm);
}

function fill(extraction: Extraction) {
  const { fields, origins } = useRegistration.getState();
  const nextFields = { ...fields };
  const nextOrigins: Partial<Record<FieldName, Origin>> = { ...origins };
  for (const field of FIELDS) {
    if (origins[field] === 'typed' && fields[field].trim() !== '') continue;
    const heard: Heard<string | number | string[]> = extraction[field];
    nextOrigins[field] = heard.how;
    nextFields[field] = heard.how === 'not heard' ? '' : inWords(heard.value);
  }
  return { fields: nextFields, origins: nextOrigins };
}

function inWords(value: string | number | string[]): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
