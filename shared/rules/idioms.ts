import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/** Keywords of product.md §5 that mean something else: inside another word, or in a turn of speech. */
const IDIOMS: readonly RegExp[] = [
  '(call*|ring|phone|text|com(e|es|ing)|came|go|goes|going|went|get*|got|be|been|send|bring|turn*|look*|mov*|take|fell|head|lie|lay|sit|sat|hold|report|date|walk*)( (me|him|her|us|you|it|them))? back(?! (pain|ach|hurt|is|problem|injur|spasm))',
  'back (and forth|home|then|again|(at|to|from) (work|school|home|normal|sleep|bed|holiday)|of MY [a-z]+|in (19|20)\\d+)(?! (is|are|hurt))',
  '(weeks?|months?|days?|years?|while|hours?) back',
  'head (to|over|towards|home|out|down|for|off|office|of (the )?department|teacher|start)|heading|headed|top of my head',
  'contact (me|us|him|her|them|number*|detail*|info*|is|phone|:|at|on|by|person|with)|(emergency|best|in|close|to|can|please) contact|contacted',
  'in general|generally|general (practi*|hospital|surg*|manager|public)|[a-z]+ routine|routinely',
  'cold (water|drink*|sweat*|hands?|feet|extrem*|weather|air|sore*|pack|to (the )?touch)',
  '(by|bless your|broken|take) heart|[a-z]+ glasses(?= of)|glass(es)? of|(two|three|four|five|six|few|some|\\d+) glasses|blind date|blinds|eyebrow*|eyelash*|at first sight|(keep|kept|keeping) an eye',
  'from memory|memory (card|foam|lane)|memor(ies|ial)|nervous (about|to|of)|brainstorm*|strok(e|ing) (my|the) (cat|dog)|breast ?stroke|joint account|jointly',
  'child(hood|birth|care*|minder)|(when|since|as)( (i|he|she))?( was)? a (small |young |little )?(child|baby|infant)|(have|has|had|with|my|two|three|four|five|\\d+|no|any|the) children|baby (brother|sister)|baby ?sit*|(had|having) (a|my) baby|development (manager|team)|growth (in|on|of|under)|babylon',
  // Inside another word, unless it means the same there.
  '(?!eyesight|forehead|bare|grand|osteo|poly)[a-z]+(flu|vision|sight|head|back|eye|chest|contact|child|cold|blind)[a-z]*|fluid*|fluent*|fluct*|fluox*|flush*|flutter*|fluff*|influ(?!enza)[a-z]*|flu (shot|jab|vaccin*)|background*|backup|backpack|backward*|backlog|chest of drawers',
].map(phrase);

/** Stretches where a keyword is part of a turn of speech ("call me back", "head to") or of another word ("ahead"). */
export function findIdioms(words: PlainWords): Span[] {
  return IDIOMS.flatMap((pattern) => spansOf(words, pattern));
}
