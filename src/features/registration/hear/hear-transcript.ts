import { splitSymptoms } from '#shared/clinic/symptoms-list.ts';
import { fieldFacts, HEARD_FIELDS, PATIENT_FIELD_NAMES } from '#shared/clinic/patient-fields.ts';
import { EMPTY_FORM } from '#shared/clinic/registration-form.ts';
import type { Extraction, Heard } from '#shared/words/form/extraction.ts';
import { unitedSigns } from '#shared/words/warning/ticked-signs.ts';
import { believed } from '#shared/speech/hearing/believed.ts';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { englishOnlyTexts } from '#src/locales/en/everywhere/english-only.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { symptomTexts } from '#src/locales/en/patient/symptoms.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { clinicNow } from '#src/platform/clinic/clinic.ts';
import { readForeign } from '#src/platform/foreign-language/read-foreign.ts';
import { shownLanguage } from '#src/platform/language/show-language.ts';
import { foreignLanguageOf } from '#src/platform/foreign-language/language-of.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { ownEntries, sentEntries, shownEntry } from '#src/features/registration/details/symptom-entries.ts';
import { withForeign } from '#src/features/registration/words/foreign-words.ts';
import { noteRedFlags } from './note-red-flags.ts';
import type { WordsRead } from '#src/features/registration/words/word-rules.ts';
import {
  useRegistration,
  type FieldName,
  type Origin,
  type RegistrationState,
  type ToldBy,
} from '#src/features/registration/visit/registration-store.ts';
import type { SpokenWords } from '#src/features/registration/visit/voice-slot.ts';

/**
 * Turns a transcript into locked fields (REG-10). What the patient has typed stays: words fill only what was
 * heard before or is empty. A transcript with nothing in it counts as a failure.
 * @param accepted the department of a recommendation that was accepted, which the toast then repeats.
 */
export async function hearTranscript(transcript: string, accepted?: string): Promise<void> {
  const reading = await readAll(transcript);
  if (reading === 'over') return;
  const { read } = reading;
  if (!read?.extraction) {
    notify.error(texts.processingError, read ? texts.nothingExtracted : texts.recordingFailed);
    countVoiceFailure();
    return;
  }
  const { suggestion, extraction } = read;
  const { confidence } = useRegistration.getState().listener;
  useRegistration.setState({ suggestion, locked: true, faults: [], ...fill(believed(extraction, confidence)) });
  notify.success(texts.voiceAnalyzed, texts.aiSuggests(departmentName(accepted ?? suggestion.department)));
}

/**
 * Takes up the first words of a patient who has no department yet. They lead to one whatever they are, and fill the form
 * with what is in them; typed words in which no rule finds anything are the complaint itself.
 */
export async function hearFirstWords({ text, ...listener }: SpokenWords, toldBy: ToldBy): Promise<void> {
  useRegistration.setState({ listener, toldBy });
  if (listener.language !== undefined) return hearOtherLanguage(text);
  const reading = await readAll(text);
  if (reading === 'over' || !reading.read) return;
  const { suggestion, extraction } = reading.read;
  const filled = extraction ? fill(believed(extraction, listener.confidence)) : emptied();
  const fields = toldBy === 'typing' && !extraction ? { ...filled.fields, symptoms: text } : filled.fields;
  const isWhole = PATIENT_FIELD_NAMES.every((field) => !fieldFacts(field).isRequired || fields[field] !== '');
  useRegistration.setState({
    suggestion,
    faults: [],
    fields,
    origins: filled.origins,
    // What is missing can be filled in at once.
    locked: isWhole,
    tab: toldBy === 'voice' && extraction ? 'voice' : 'form',
  });
  if (toldBy === 'voice') notify.success(texts.voiceAnalyzed, texts.aiSuggests(departmentName(suggestion.department)));
}

/** Reads a transcript and notes what every use of it needs. @returns `over` when it is no longer the one in hand */
async function readAll(
  transcript: string,
  by: RegistrationState['warnedBy'] = 'voice',
): Promise<{ readonly read: WordsRead | undefined } | 'over'> {
  const { visit } = useRegistration.getState();
  useRegistration.setState({ transcript, reading: true });
  const { english, own } = readable(transcript);
  const [rules, detected] = await Promise.all([loadRules(), foreignLanguageOf(own)]);
  const foreign = await readForeign(otherLanguage() ?? detected?.code, transcript);
  // Whoever has chosen a language is not told which one they speak.
  const foreignLanguage = otherLanguage() === undefined ? detected?.name : undefined;
  const now = useRegistration.getState();
  // The next patient may have begun while the rules were loading; a newer recording replaces an older one.
  if (now.visit !== visit || now.transcript !== transcript) return 'over';
  const found = foreign?.symptoms.map(({ name }) => name) ?? [];
  const words = rules?.applyWordRules([english, ...found].join('. '), clinicNow().suggestionLead);
  const read = words && foreign ? { ...words, extraction: withForeign(words.extraction, foreign) } : words;
  useRegistration.setState({
    reading: false,
    nothingHeard: !read?.extraction,
    foreignLanguage,
    // They are places in the text that was read.
    matches: english === transcript && !foreign ? (read?.extraction?.matches ?? []) : [],
  });
  if (read) noteRedFlags(unitedSigns(read.redFlags, foreign?.warnings ?? []), by);
  if (foreignLanguage !== undefined) announce(`${englishOnlyTexts.title(foreignLanguage)}. ${englishOnlyTexts.text}`);
  return { read };
}

/** The language that the patient has chosen, where it is not English. */
function otherLanguage(): string | undefined {
  const language = shownLanguage();
  return language === 'en' ? undefined : language;
}

/**
 * Takes up words that were spoken in another language: they stand in Symptoms as they were said, after what could be read of
 * them where we have the words of that language (WORDS-10).
 */
async function hearOtherLanguage(text: string): Promise<void> {
  const reading = await readAll(text, 'typed');
  if (reading === 'over' || !reading.read) return;
  const { extraction, suggestion } = reading.read;
  const before = useRegistration.getState();
  const { fields, origins } = extraction ? fill(extraction) : before;
  const said = text.replaceAll(/[.!?؟।]+(?=\s|$)/gu, ',');
  const symptoms = splitSymptoms([before.fields.symptoms, fields.symptoms, said].join(', ')).join(', ');
  useRegistration.setState({
    suggestion,
    fields: { ...fields, symptoms },
    origins: { ...origins, symptoms: 'heard' },
    nothingHeard: false,
    locked: false,
    faults: [],
    tab: 'form',
  });
}

/**
 * A text as the rules read it: the texts of symptoms in the patient's language are their English words (REG-25). `own` is
 * what no symptom's text says, and alone tells which language it is.
 */
function readable(text: string): { readonly english: string; readonly own: string } {
  const entries = splitSymptoms(text);
  const sent = sentEntries(entries, symptomTexts.symptoms);
  const isAsTyped = entries.join() === sent.join();
  if (isAsTyped) return { english: text, own: text };
  return { english: sent.join(', '), own: ownEntries(text, symptomTexts.symptoms).join(', ') };
}

/** Takes up what was just spoken: in place of what was said before, or after it. */
export function hearSpoken({ text, ...listener }: SpokenWords, mode: 'replace' | 'add'): void {
  if (listener.language !== undefined) {
    useRegistration.setState({ listener });
    void hearOtherLanguage(text);
    return;
  }
  const { transcript, listener: before } = useRegistration.getState();
  if (mode === 'replace' || transcript === undefined) {
    useRegistration.setState({ listener });
    void hearTranscript(text);
    return;
  }
  const least = Math.min(listener.confidence ?? 1, before.confidence ?? 1);
  useRegistration.setState({ listener: { ...listener, ...(least < 1 && { confidence: least }) } });
  void hearTranscript(`${transcript.replace(/[.?!,\s]*$/u, '.')} ${text}`);
}

/** Takes up the words handed over by the landing page, once: nothing is heard twice when the step is shown again. */
export function hearHandover(accepted?: string): void {
  const { handover, transcript } = useRegistration.getState();
  if (handover && transcript === undefined) void hearTranscript(handover.transcript, accepted);
}

/** Reads only the suggestion and the warning signs out of words handed over by the landing page, for step 1. */
export async function suggestFrom(transcript: string): Promise<void> {
  const { visit } = useRegistration.getState();
  const rules = await loadRules();
  if (!rules || useRegistration.getState().visit !== visit) return;
  const { suggestion, redFlags } = rules.applyWordRules(transcript, clinicNow().suggestionLead);
  useRegistration.setState({ suggestion });
  noteRedFlags(redFlags, 'voice');
}

const PAUSE_MS = 700;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Looks for warning signs while symptoms are typed, at every short pause: whoever types last presses Submit next. */
export function watchTyping(symptoms: string): void {
  clearTimeout(pause);
  pause = setTimeout(() => void readSymptoms(symptoms, 'typing'), PAUSE_MS);
}

/** Looks for warning signs in symptoms that were typed; what was said counts as well. */
export function watchWords(symptoms: string): Promise<void> {
  clearTimeout(pause);
  return readSymptoms(symptoms, 'typed');
}

/** An older text must not have the last word. */
let readings = 0;

async function readSymptoms(symptoms: string, by: 'typing' | 'typed'): Promise<void> {
  readings += 1;
  const mine = readings;
  const { visit, transcript } = useRegistration.getState();
  const rules = symptoms.trim() === '' ? undefined : await loadRules();
  if (!rules || useRegistration.getState().visit !== visit) return;
  const words = [transcript ?? '', symptoms].map((text) => readable(text).english);
  const { redFlags } = rules.applyWordRules(words.filter(Boolean).join('. '), 'keywords');
  // Only for whoever has chosen a language: to find out which one it is would let Submit wait for the detector.
  const foreign = await readForeign(otherLanguage(), [transcript, symptoms].filter(Boolean).join('. '));
  if (useRegistration.getState().visit !== visit || mine !== readings) return;
  noteRedFlags(unitedSigns(redFlags, foreign?.warnings ?? []), by);
}

/** The rules are fetched when words come. Without them (no network on a first visit) the form still works. */
function loadRules() {
  return import('#src/features/registration/words/word-rules.ts').catch(() => undefined);
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
  for (const field of HEARD_FIELDS) {
    if (origins[field] === 'typed' && fields[field].trim() !== '') continue;
    const heard: Heard<string | number | string[]> = extraction[field];
    nextOrigins[field] = heard.how;
    nextFields[field] = heard.how === 'not heard' ? '' : inWords(heard.value);
  }
  return { fields: nextFields, origins: nextOrigins };
}

/** Without what earlier words have filled; what was typed into a field stays. */
function emptied() {
  const { fields, origins } = useRegistration.getState();
  const typed = HEARD_FIELDS.filter((field) => origins[field] === 'typed');
  return {
    fields: { ...EMPTY_FORM, ...Object.fromEntries(typed.map((field) => [field, fields[field]])) },
    origins: Object.fromEntries(typed.map((field) => [field, 'typed' as const])),
  };
}

function inWords(value: string | number | string[]): string {
  if (!Array.isArray(value)) return String(value);
  return value.map((symptom) => shownEntry(symptom, symptomTexts.symptoms)).join(', ');
}
