import { opening, phrase, says, spansOf } from './phrase.ts';
import { originalSpan, type PlainWords, type Span } from './plain-words.ts';

/** Illnesses by name, which somebody else can exclude; a symptom is none of them. */
const NAMED =
  '(heart attack|mini stroke|stroke|tia|angina|heart failure|sepsis|septic*|blood poisoning|mening*|(blood )?clot|dvt|embol*|pulmonary embol*|pneumonia|appendicitis|aneurysm|(brain|head) (bleed|haemorrhage|injury)|bleed (on|in) the brain|fractur*|broken [^ ]+|cancer|ectopic( pregnan*)?|torsion|preeclampsia|pre eclampsia|epilep*|concussion|diabet*|kidney stone*|cauda equina|anaphyl*|covid|tumour|tumor)';
const WHERE = '( (in|on|of) MY (arm|brain|calf|head|heart|leg|lung|neck|thigh))?';
const A = '((a|an|any|the|my|his|her|another|possible|acute|it|is|was|be|being) )*';
const ILLNESSES = `${A}${NAMED}${WHERE}(( ,)?( (and|or))? ${A}${NAMED}${WHERE})*`;
/** The last word of a named illness, as plain words have it. */
export const ENDS_AN_ILLNESS = '(attack|stroke|tia|sepsis|clot|embolism|mening[a-z]*|pneumonia|appendicitis|aneurysm)';

const RULED_OUT = phrase('rul* out');
const AFTER_IT = opening(ILLNESSES);
const BEFORE_IT = phrase(`${ILLNESSES}( (was|were|is|are|has|have|had|been|got|already|now|both))*(?= $)`, 'u');
/** Nobody has done so yet: it is wanted, not possible, or uncertain. */
const NOT_DONE = phrase(
  'not|never|no|nobody|none|nothing|neither|nor|cannot|CANT|unable|want|need|wish|hope|ask|should|must|would|could|can|may|might|until|till|unless|if|before|wait|please|get|be|being|to|without|fail*|yet|near*|almost|think|thought|wrong*|mistake*',
  'u',
);
/** Then what was excluded counts no more. */
const CAME_BACK = phrase('again|back(?! (to|for|from|pain|ache) )|worse|return*|wrong*', 'u');
/** Characters before and after: some twenty words. */
const NEAR = 120;

/**
 * Finds the illnesses that somebody has ruled out (“the doctor ruled out a heart attack last month”). What is still to be
 * ruled out, what has come back since, and every symptom stays said: in doubt a warning sign counts.
 */
export function findRuledOut(words: PlainWords): Span[] {
  return spansOf(words, RULED_OUT).flatMap((span) => {
    const { start, end } = originalSpan(words, span);
    // Plain words have no endings, so that “rule out” is the same there.
    if (!/^ruled/iu.test(words.original.slice(start, end))) return [];
    const before = words.text.slice(Math.max(0, span.start - NEAR), span.start);
    const said = before.slice(
      Math.max(0, before.lastIndexOf('.'), before.lastIndexOf(','), before.lastIndexOf(' but ')),
    );
    const [after = ''] = words.text.slice(span.end, span.end + NEAR).split('.');
    if (says(` ${said}`, NOT_DONE) || says(`${after} `, CAME_BACK)) return [];
    const next = AFTER_IT(words.text, span.end);
    if (next !== null) return [{ start: span.start, end: span.end + next[0].length }];
    const last = BEFORE_IT.exec(before);
    return last === null ? [] : [{ start: span.start - before.length + last.index + 1, end: span.end }];
  });
}
