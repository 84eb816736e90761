import type { PseudoTag } from '../../../shared/languages/screens/language-tags.ts';
import { compiled, type Compiled } from './compiled-messages.ts';
import type { EnglishMessage } from './english-messages.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķĺḿñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹḾÑÓÞɊŔŠŢÚṼŴẊÝŽ';

/** Other languages take up to this part more room than English. */
const LONGER = 0.4;
/** Letters of a word that fills, with its space. */
const FILLING = 5;

/** A text of a rule-made language: every word is foreign, and brackets show that it is whole. */
export function pseudoMessage(tag: PseudoTag, { message, parameters }: EnglishMessage): Compiled {
  const said = compiled(message, parameters, {
    map: tag === 'en-XA' ? accented : mirrored,
    isolates: tag === 'ar-XB',
  });
  const filling = tag === 'en-XA' ? '~~~~ '.repeat(Math.ceil((message.length * LONGER) / FILLING)).trim() : '';
  const end = filling === '' ? ']' : ` ${filling}]`;
  return typeof said === 'string' ? `[${said}${end}` : ['[', ...said, end];
}

function accented(words: string): string {
  return words.replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

/** The same letters, read from right to left. */
const mirrored = (words: string): string => words.replaceAll(/\S+/g, (word) => `\u202E${word}\u202C`);
