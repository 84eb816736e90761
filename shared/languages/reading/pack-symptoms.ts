import { phrase } from '#shared/words/reading/phrase.ts';
import type { PackedSymptoms, Row } from '#shared/words/reading/symptom-rows.ts';
import { at, type Line } from './lines.ts';
import { translateEnglish } from './phrase-notation.ts';
import type { NamedPhrases } from './sections.ts';

/**
 * Translates what is known of English symptoms and parts of the body into what the app loads. Each phrase is tried once.
 * @throws with the file and line of the first phrase that is none
 */
export function packSymptoms(symptoms: readonly NamedPhrases[], parts: readonly NamedPhrases[]): PackedSymptoms {
  return { symptoms: symptoms.map(rowOf), parts: parts.map(rowOf) };
}

/** A name is a phrase itself, without which it is shown; the first phrase that fits counts, and the name is the last. */
function rowOf({ title, name, department, said }: NamedPhrases): Row {
  const phrases = [...said, { ...title, text: name }].map(tried);
  return { name: name.replaceAll(/\{[^}]*\}/gu, ''), department, words: phrases.join('|') };
}

function tried(line: Line): string {
  return at(line, () => {
    const translated = translateEnglish(line.text);
    phrase(translated);
    return translated;
  });
}
