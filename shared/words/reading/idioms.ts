import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/**
 * Idioms in which a keyword of WORDS-2 means something else, and words that only share its letters, by keyword (see
 * phrase.ts for the notation; a keyword may have several lines). Any other word that contains a keyword counts:
 * "kneecap", "eyeball", "forehead", "heartburn", "children".
 */
const NOT_MEANT = `
heart: sweetheart | heartbroken | heartfelt | by heart
chest: [a-z]*chester[a-z]* | chestnut* | chest of drawers
head: ahead | headlight* | headlamp* | headphone* | headset* | headline* | headmaster | headteacher | headquarter* | overhead | letterhead | (white|birken|maiden|gates|moor)head
head: head (to|over|home|off|out|for|towards) | head (of|teacher|office) | (above|over) MY head | heads up
brain: brainstorm* | brainwave* | no brainer
memory: memory (card|stick|foam)
stroke: backstroke | breaststroke
bone: trombone* | bone dry
joint: joint account | smok* (a|the|1) joint
back: background | feedback | setback | backup | backlog | backpack* | backward* | backyard | paperback | hatchback | cashback | callback | flashback | drawback
back: (me|it|him|us|them|am|come|came|get|got|(?!good)go*|went|call|ring|phone|text|write|bring|brought|sent|week|year|month|day|hour|minute|night|while|roll|move|bounce) back(?! HURT) | (is|was|be) back(?! (HURT|and|or|[,.]))
back: (?<!(my|his|her|the|our|lower|upper|bad|stiff|HURT) )back (to|on|in|from|then|now|home|again|up|when) | back and forth | at the back | (the back|back door|back garden|back seat) (of|pass*) | back (door|garden|seat|yard|road|street|row)
shoulder: hard shoulder | shoulder bag
eye: eyewitness | eye level | keep an eye | catch MY eye | my eye doctor (said|told|sent) | [a-z]*eyer | reyes
vision: television* | supervision | division* | provision* | revision* | envision
sight: sightsee* | insight* | oversight* | hindsight | at first sight
glasses: (wine|water|beer|pint) glasses | glasses of [a-z]+
contact: contact (number|detail*|information|person|address|me|us|him|her|them|is) | contact [a-z]+ (on|at) | contactless | contact sport* | emergency contact | (to|can|please|in|will|you|i|we|they|he|she|was|been|have|has|had|no) contact(?! lens*)
blind: blindfold* | window blind | roller blind | blind date
cold: scold* | cold (water|drink*|tea|air|weather|wind|shower|food|compress)
flu: fluid* | fluct* | fluent* | flush* | flutter* | fluff* | fluo* | reflux* | influence
infection: disinfect*
general: in general | general hospital
routine: (morning|daily|evening|bedtime) routine
child: childish* | childless | childminder* | childcare | (since|from|in|during) (MY )?childhood
baby: babylon | baby aspirin | baby( is)* moving | babysit* | babysat | baby sitter
infant: infantry
medicine taken for it: (take|tablet)~ for MY [^ ]+
`;

/** The phrases of each keyword; all of them under no name. */
const SAID = new Map(
  ['', 'back'].map((wanted) => [
    wanted,
    phrase(
      NOT_MEANT.trim()
        .split('\n')
        .filter((line) => line.startsWith(wanted))
        .map((line) => line.slice(line.indexOf(': ') + 2).replaceAll(' | ', '|'))
        .join('|'),
    ),
  ]),
);

/** Stretches where a keyword is part of an idiom ("call me back", "headlights"), for one `keyword` if it is given. */
export function findIdioms(words: PlainWords, keyword: '' | 'back' = ''): Span[] {
  const said = SAID.get(keyword);
  return said === undefined ? [] : spansOf(words, said);
}
