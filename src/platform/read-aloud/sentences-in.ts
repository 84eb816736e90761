/** The dot of "Dr." ends no sentence. */
const SHORT_FOR = /(?:^|\s)\p{Lu}\p{L}{0,3}\.\s*$/u;

/** The sentences of a text, and where each begins. Older browsers do not know where one ends: there it is read in one go. */
export function sentencesIn(words: string, lang: string): { text: string; from: number }[] {
  if (!('Segmenter' in Intl)) return [{ text: words, from: 0 }];
  const sentences: { text: string; from: number }[] = [];
  for (const { segment, index } of new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(words)) {
    const before = sentences.at(-1);
    if (before && SHORT_FOR.test(before.text)) before.text += segment;
    else sentences.push({ text: segment, from: index });
  }
  return sentences;
}

/** A text as recordings are named by it: one line, without the marks that keep numbers in their order. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
