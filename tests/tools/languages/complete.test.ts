import { expect, test } from 'vitest';
import { TRANSLATED } from '../../../shared/languages/screens/screen-languages.ts';
import { readEnglish } from '../../../tools/language/catalogues/english-messages.ts';
import { languageChunk, OTHER_LANGUAGES } from '../../../tools/language/catalogues/language-chunks.ts';

const english = readEnglish();

test.each(OTHER_LANGUAGES.filter((tag) => tag in TRANSLATED))(
  'a patient who chooses %s reads no English: every text for patients is translated, as its English is now',
  (tag) => {
    const { messages } = languageChunk(tag, 'patient', english);
    const wanted = Object.keys(languageChunk('en-XA', 'patient', english).messages);
    expect(wanted.filter((key) => !(key in messages))).toEqual([]);
  },
);
