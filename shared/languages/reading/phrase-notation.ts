/** What a phrase may be written with; anything else is a mistake, regular expressions above all. */
const ALLOWED = /^[\p{L}\d ',.|()[\]{}:*~&@<>#_-]+$/u;
const GAP = '[^ .]+';
const NUMBERS = /#(\d+(?:\.\d)?)-(\d+(?:\.\d)?)|#/gu;
const BRACKET_OF: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** Longer lists of numbers are written as digits. */
const MOST_COUNTED = 30;
const MOST_TENS = 100;

/**
 * Translates a phrase as a clinician writes it (docs/phrases.md) into the form that shared/words/reading/phrase.ts
 * compiles.
 * @throws with what is wrong; whoever reads a file adds its name and line
 */
export function translatePhrase(written: string): string {
  if (!ALLOWED.test(written)) {
    const strange = Array.from(written).find((sign) => !ALLOWED.test(sign)) ?? '';
    throw new Error(`“${strange}” means nothing in a phrase`);
  }
  checkBrackets(written);
  return withoutBraces(written.replaceAll('CUT', '#0'))
    .replaceAll(/(?<=^| )\.\.(\d+) /gu, (_, most: string) => `(${GAP} ){0,${most}}`)
    .replaceAll(/ \.\.(\d+)(?= |$|\))/gu, (_, most: string) => `( ${GAP}){0,${most}}`);
}

/** The same for English, whose “MY” is the words before a part of the body and takes the space behind it. */
export function translateEnglish(written: string): string {
  if (/\bMY(?! [^[ ])/u.test(written)) throw new Error('“MY” needs a word behind it');
  return translatePhrase(written);
}

function checkBrackets(written: string): void {
  const open: string[] = [];
  for (const sign of written) {
    if ('([{'.includes(sign)) open.push(sign);
    const opening = BRACKET_OF[sign];
    if (opening !== undefined && open.pop() !== opening) throw new Error(`“${sign}” closes nothing`);
  }
  const [left] = open;
  if (left !== undefined) throw new Error(`“${left}” is not closed`);
  if (/[([|]\||\|[)\]]|\(\)|\[\]/u.test(written)) throw new Error('a choice has an empty word');
}

/** `{not: …}`, `{not after: …}` and `{then: …}`: what may not, or must, stand beside a word. */
function withoutBraces(written: string): string {
  let source = written;
  for (;;) {
    const inner = /\{([^{}]*)\}/u.exec(source);
    if (inner === null) return withChoices(source).replaceAll('<<', '(?').replaceAll('>>', ')').replaceAll('#0', '#');
    const [kind = '', words] = (inner[1] ?? '').split(/: (.*)/su);
    const beside = words === undefined ? undefined : besideOf(kind, words);
    if (beside === undefined)
      throw new Error(`“{${kind}” is none of {not: …}, {not exactly: …}, {not after: …} and {then: …}`);
    source = source.slice(0, inner.index) + beside + source.slice(inner.index + inner[0].length);
  }
}

function besideOf(kind: string, words: string): string | undefined {
  if (kind === 'not') return words.startsWith('..') ? `<<! ${words}>>` : `<<! (${words})>>`;
  if (kind === 'not exactly') return `<<! (${words}) >>`;
  if (kind === 'not after') return `<<<!(${words}) >>`;
  return kind === 'then' ? `<<= (${words})>>` : undefined;
}

function withChoices(source: string): string {
  return source
    .replaceAll(NUMBERS, (all, from?: string, to?: string, offset?: number) => {
      if (from !== undefined && to !== undefined) return numbersBetween(from, to);
      return source[(offset ?? 0) + 1] === '0' ? all : String.raw`\d+`;
    })
    .replaceAll('[ ]', ' ?')
    .replaceAll(
      /(?<=^|[(|>]) ?\[([^[\]]*)\](\*?) /gu,
      (_, words: string, many: string) => `((${words}) )${many || '?'}`,
    )
    .replaceAll(/ \[([^[\]]*)\](\*?)(?=[ |)<~]|$)/gu, (_, words: string, many: string) => `( (${words}))${many || '?'}`)
    .replaceAll(/\[([^[\]]*)\]/gu, '($1)?')
    .replaceAll(/(?<=^|[ (|])\*(?=$|[ )|])/gu, '[a-z]+')
    .replaceAll(/(?<=^|[ (|])\*(?=[a-z(])/gu, '[a-z]*')
    .replaceAll('_', '[^ ]+');
}

/** `#1-12`, `#20-99`, and `#38.0-41.9` for numbers with a decimal. */
function numbersBetween(from: string, to: string): string {
  const [least, most] = [Math.floor(Number(from)), Math.floor(Number(to))];
  if (least > most) throw new Error(`“#${from}-${to}” counts downwards`);
  const decimal = from.includes('.') ? String.raw`\.\d` : String.raw`(\.\d+)?`;
  if (most - least < MOST_COUNTED)
    return `(${Array.from({ length: most - least + 1 }, (_, index) => least + index).join('|')})${decimal}`;
  const tens: string[] = [];
  for (let ten = Math.floor(least / 10); ten <= Math.floor(most / 10); ten += 1) tens.push(String(ten || ''));
  if (least % 10 > 1 || most % 10 !== 9 || tens.length > MOST_TENS)
    throw new Error(`“#${from}-${to}” is too long: write whole tens`);
  return `(${tens.map((ten) => `${ten}\\d`).join('|')})${decimal}`;
}
