import { plainWord, type PlainWords, type Span } from './plain-words.ts';

/** What a phrase's special words and signs stand for, in the order in which they are replaced. */
const SIGNS = {
  CANT: '((can|could|ca|wo) not|not able|unable|(hard|bare)ly|hard|struggle|difficult*|trouble|problem)( to| with| in| my)*',
  LOSE: '(lose|lost)( my| his| her| the| of| sense)*',
  HURT: '(hurt|ache|sore|pain|throb|kill|tender|cramp|discomfort|agony|gyp|spasm|stab)',
  'MY ': '((my|the|his|her|their|own|a|an|both|of|left|right|lower|low|upper|back|small|side|all|1) ){0,5}',
  MONTH: '(march|april|may|june|july|august|(janu|febru|septem|octo|novem|decem)[a-z]*)',
  HE: '(he|she|they|who)',
  '~': '( (?!(no|not|never|without|with|and|but|deny|or|[.,?:]) )[^ #]+){0,3}',
};

/**
 * Compiles a phrase into a regular expression for plain words; it matches whole words and the one space before them. A
 * word matches with any ending. `~` stands for up to three words without a denial, `*` after a letter for any rest of
 * the word, `MY` for the words before a part of the body, `HE` for he and she, the other words in capitals for the ways
 * to say that; parentheses only group.
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
 * Words that begin exactly as written: "overdos*" is not "overdoing", and "paraly*" not "paracetamol". Plain words lose
 * an "e" and the second of two equal letters at their end, so the word itself is also matched without it.
 */
function wordsThatBegin(beginning: string): string {
  const alone = beginning.replace(/(?<=..)(?:e|(?<=([^aeiou\d]))\1)$/u, '');
  return alone === beginning ? `${beginning}[^ ]*` : `(${beginning}[^ ]*|${alone}(?= ))`;
}

/** A phrase that is only matched at the beginning of a stretch of plain words. */
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

/** Where a phrase occurs, without the leading space. */
export function spansOf(words: PlainWords, pattern: RegExp): Span[] {
  return Array.from(words.text.matchAll(pattern), (match) => ({
    start: match.index + 1,
    end: match.index + match[0].length,
  }));
}
