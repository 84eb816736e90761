import type { WordsCase } from './words-score.ts';
import type { LabelledTranscript } from '../../tools/language/read-corpus.ts';

/** A labelled utterance in the form that is scored; `change` alters the text. */
export function toWordsCase(one: LabelledTranscript, change = (said: string) => said): WordsCase {
  return {
    id: one.said.slice(0, 60),
    transcript: change(one.said),
    truth: {
      name_ok: [one.name ?? ''],
      age_ok: [one.age ?? null],
      gender: one.gender ?? 'unknown',
      phone: one.phone ?? '',
      symptoms: [...(one.symptoms ?? [])],
    },
    dept_clinician_ok: [...(one.departments ?? ['General Medicine'])],
    red_flag: one.redFlag === true,
  };
}

/** The text as a recognizer without capitals and punctuation writes it. */
export function asSpoken(said: string): string {
  return said
    .toLowerCase()
    .replace(/(?<=\p{L})[.,!?;:]+(?=\s|$)/gu, '')
    .replace(/(?<=\d)[,.!?;]+(?=\s|$)/gu, '');
}
