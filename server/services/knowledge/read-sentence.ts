import type { SentenceRead } from '#shared/contract/staff/knowledge.ts';
import type { Line } from '#shared/languages/reading/lines.ts';
import type { ReportGroup } from '#shared/languages/reading/report-entry.ts';
import { suggest } from '#shared/words/department/suggestion.ts';
import { fillForm } from '#shared/words/form/extract-registration.ts';
import type { Heard, HeardMatch } from '#shared/words/form/extraction.ts';
import { originalSpan, type Span } from '#shared/words/reading/plain-words.ts';
import { readCase } from '#server/medicines/read/patient-facts.ts';
import { findReportedSigns } from '#server/medicines/signs/alarms.ts';
import type { ReportedSign } from '#server/medicines/signs/report-signs.ts';
import { deniedSymptoms, readWords, type Reading } from '#shared/words/reading/read-words.ts';
import { warn, type Warning } from '#shared/words/warning/red-flags.ts';
import type { LanguageFiles } from './language-files.ts';

/** Where the words stand that sound urgent without a sign by name. */
const LEARNED = 'shared/languages/en/urgency.json';
const SOUNDS_URGENT_LABEL = 'Something that sounds urgent';

/** What is heard in a sentence, what is suggested, what warns, and which words or which line of the data said so. */
export function readSentence(sentence: string, { signs }: LanguageFiles): SentenceRead {
  const reading = readWords(sentence);
  const form = fillForm(reading);
  const { department, reasons, alternative } = suggest(reading);
  const heard = <Value>(what: HeardMatch['what'], field: Heard<Value>) => {
    if (field.how === 'not heard') return null;
    const match = form.matches.find((one) => one.what === what);
    return { value: field.value, how: field.how, said: match ? sentence.slice(match.start, match.end) : '' };
  };
  return {
    name: heard('name', form.name),
    age: heard('age', form.age),
    gender: heard('gender', form.gender),
    phone: heard('phone', form.phone),
    symptoms: named(reading, form.symptoms.how === 'not heard' ? [] : form.symptoms.value),
    denied: deniedSymptoms(reading).map((one) => ({ name: one.name, said: saidIn(reading, one) })),
    department: { department, said: [...reasons] },
    alternative: alternative ? { department: alternative.department, said: [...alternative.reasons] } : null,
    warnings: warn(reading).map((warning) => ({ sign: warning.sign, ...entryOf(warning, signs) })),
    reported: findReportedSigns(sentence, readCase(sentence, [])).map((one) => ({
      sign: one.sign,
      ...reportedBy(one, signs),
    })),
  };
}

function saidIn({ words }: Reading, span: Span): string {
  const { start, end } = originalSpan(words, span);
  return words.original.slice(start, end);
}

/** The names on the form; a name that another one brings along ("pain") has no words of its own. */
function named(reading: Reading, names: readonly string[]): SentenceRead['symptoms'] {
  return names.map((name) => {
    const found = reading.symptoms.find((one) => one.name === name);
    return { name, said: found === undefined ? '' : saidIn(reading, found) };
  });
}

/** The lines of the data that warned: one, or one for every group of a “noted together”. */
function entryOf(warning: Warning, signs: LanguageFiles['signs']) {
  if (!('by' in warning)) return { label: SOUNDS_URGENT_LABEL, phrases: [...warning.words], place: LEARNED };
  const {
    sign,
    by: { list, entry },
  } = warning;
  const file = signs.find(({ id }) => id === sign);
  const lines: readonly Line[] =
    list === 'together'
      ? (file?.together[entry]?.flatMap(([first]) => first ?? []) ?? [])
      : [file?.[list][entry]].flatMap((line) => line ?? []);
  const phrases =
    list === 'together'
      ? (file?.together[entry]?.map((group) => group.map(({ text }) => text).join(' | ')) ?? [])
      : lines.map(({ text }) => text);
  return { label: file?.label ?? sign, phrases, place: lines[0]?.place ?? '' };
}

/** The same for a doctor's words; an entry of several groups is named by what it may be, and for whom it holds. */
function reportedBy({ sign, label, by: { list, entry } }: ReportedSign, signs: LanguageFiles['signs']) {
  const file = signs.find(({ id }) => id === sign);
  if (list === 'report') {
    const line = file?.report[entry];
    return { label, phrases: line === undefined ? [] : [line.text], place: line?.place ?? '' };
  }
  const together = file?.reportTogether[entry];
  const phrases = [...(together?.when ?? []).map(({ text }) => text), ...(together?.groups ?? []).map(groupText)];
  return { label, phrases, place: together?.title.place ?? '' };
}

function groupText({ lines }: ReportGroup): string {
  return lines.map(({ text }) => text).join(' | ');
}
