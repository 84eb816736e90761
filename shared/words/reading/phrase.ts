import { plainWord, type PlainWords, type Span } from './plain-words.ts';

/** What the signs of a phrase stand for, in the order in which they are read. */
const SIGNS = {
  CANT: '((can|could|ca|wo) not|not able|unable|(hard|bare)ly|hard|struggle|difficult*|trouble|problem)( to| with| in| my)*',
  LOSE: '(lose|lost)( my| his| her| the| of| sense)*',
  HURT: '(hurt|ache|sore|pain|throb|kill|tender|cramp|discomfort|agony|gyp|spasm|stab)',
  'MY ': '((my|the|his|her|own|a|an|both|of|left|right|lower|low|upper|back|small|side|all|1) ){0,5}',
  MONTH: '(march|april|may|june|july|august|(janu|febru|septem|octo|novem|decem)[a-z]*)',
  HE: '(he|she|they|who)',
  '~': '( (?!(no|not|never|without|with|and|but|deny|or|[.,?:]) )[^ #]+){0,3}',
};

/**
 * Compiles a phrase into a regular expression for plain words; it matches whole words and the one space before them.
 * Words mean all their endings. `~` stands for up to three words that deny nothing, `*` after a letter for any rest of
 * the word, `MY` for the words before a part of the body, `HE` for she and he, the other words in capitals for the
 * ways to say that; round brackets only group.
 */
export function phrase(source: string, flags = 'gu'): RegExp {
  const meant = Object.entries(SIGNS).reduce((text, [sign, meaning]) => text.replaceAll(sign, meaning), source);
  const plain = meant
    .replace(/(?<![a-z'\\])([a-z']{2,})(\*)?(?![a-z'[?])/gu, (_, word: string, star?: string) =>
      star === undefined ? plainWord(word) : wordsThatBegin(word),
    )
    .replace(/(?<=\w)\*/gu, '[^ ]*')
    .replace(/\((?!\?)/gu, '(?:');
  return new RegExp(` (?:${plain})(?= )`, flags);
}

/**
 * The words that begin as written, of which nothing may be taken off: "overdos*" is no "overdoing", "paraly*" no
 * "paracetamol". Plain words lose an "e" and the second of two letters at their end, so the word itself is looked for without.
 */
function wordsThatBegin(beginning: string): string {
  const alone = beginning.replace(/(?<=..)(?:e|(?<=([^aeiou\d]))\1)$/u, '');
  return alone === beginning ? `${beginning}[^ ]*` : `(${beginning}[^ ]*|${alone}(?= ))`;
}

/** A phrase that is only looked for where a stretch of plain words begins. */
export function opening(source: string): (text: string, from: number) => RegExpExecArray | null {
  const pattern = phrase(source, 'uy');
  return (text, from) => {
    pattern.lastIndex = from;
    return pattern.exec(text);
  };
}

/** Whether a phrase occurs in plain words. */
export function says(text: string, pattern: RegExp): boolean {
  return text.search(pattern) !== -1;
}

/** Where a phrase occurs, without the space it begins with. */
export function spansOf(words: PlainWords, pattern: RegExp): Span[] {
  return Array.from(words.text.matchAll(pattern), (match) => ({
    start: match.index + 1,
    end: match.index + match[0].length,
  }));
}
