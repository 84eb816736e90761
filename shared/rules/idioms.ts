import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

const A_BACK_COMPLAINT =
  '(?! (?:pains?|aches?|hurts?|is|problems?|injury|spasms?|trouble|strain|stiffness|ache|aching))';
const RETURNS =
  '(?:call|calls|called|calling|ring|rang|phone|text|come|comes|came|coming|go|goes|going|went|gone|get|gets|got|getting|be|been|send|give|gave|bring|brought|turn|hear|heard|look|looking|move|moved|fly|flew|drive|drove|put|take|took|pay|write|fall|fell|head|heading|travel\\w*|right|straight|way|report|welcome|hold|holding|held|step|lie|lay|laid|lean|sit|sat|kick|bounce|date|dates|dating|speak|talk|check|walk|run|cut|fight|set|setting)';

/** Keywords of product.md §5 that mean something else: whole words, or turns of speech around them. */
const IDIOMS: readonly RegExp[] = [
  phrase(`${RETURNS}(?: (?:me|him|her|us|you|it|them|to))? back${A_BACK_COMPLAINT}`),
  phrase(
    'back (?:and forth|home|then|at (?:work|school|home)|to (?:work|school|normal|sleep|the|my|you|me|see|back|being|bed|this|a)|from|again|on (?:my|his|her) feet|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|track)|there|here|for (?:a|my|the|more)|up|when|burner|of (?:my|the|his|her) (?:hand|hands|head|throat|neck|leg|knee|thigh|mouth|eyes?|mind|arm|foot|heel|calf|ear|car|queue|line)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\\d{4}|the day|nineteen|two thousand|england|india|nigeria|kenya|africa))',
  ),
  phrase('(?:weeks?|months?|days?|years?|while|hours?|(?:my|the|a) (?:go|long) way) back'),
  phrase(
    'head (?:to|over|towards|back|home|out|down|for|off|office|of (?:the )?(?:department|year|school|household)|teacher|count|start|nurse)|heading|headed|top of my head|headmaster|headphones?|headset|headlights?',
  ),
  phrase(
    '(?:contact (?:me|number|numbers|details?|info\\w*|us|him|her|them|is|phone|:|at|on|by|person|tracing|sports?|with)|(?:my|emergency|his|her|their|best|the|a|close|in|direct|eye|main|sexual|household|to|can|please) contacts?|contacted|contacting)',
  ),
  phrase(
    '(?:in general|generally|general (?:practitioner|practice|hospital|surgeon|surgery|manager|public|population|election|anaesthetic|anesthetic|store))',
  ),
  phrase('(?:(?:my|daily|morning|evening|usual|work|exercise|gym|bedtime|normal) routine|routinely)'),
  phrase(
    '(?:cold (?:water|drinks?|sweats?|hands?|feet|extremit\\w+|weather|air|compress\\w*|sore\\w*|pack|peripher\\w+|to (?:the )?touch|turkey|outside)|scold\\w*)',
  ),
  phrase(
    '(?:by heart|heart to heart|sweetheart|heartfelt|bless your heart|broken heart|(?:take|took|lost) heart|at heart|heart of the)',
  ),
  phrase(
    '(?:(?:keep|kept|keeping|have|had) an eye on|see eye to eye|blind date|blind(?:ed)? by the light|blinds|glass(?:es)? of|(?:two|three|four|five|six|few|some|many|\\d+) glasses|at first sight|in sight|sightseeing|catch sight|eyebrows?|eyelash\\w*)',
  ),
  phrase('(?:(?:from|in) memory|memory (?:card|stick|foam|lane)|memorial|(?:good|fond|happy) memor\\w+)'),
  phrase(
    '(?:nervous (?:about|to|of|because|i|as|when)|brainstorm\\w*|no brainer|stroke (?:my|the) (?:cat|dog)|breast ?stroke|stroke of)',
  ),
  phrase(
    '(?:childhood|child ?birth|childcare|child ?minder|child ?support|with child|child at heart|(?:when|since|as)(?: (?:i|he|she))?(?: (?:was|were))? (?:just )?a (?:small |young |little )?(?:child|baby|infant)|(?:have|has|had|with|my|our|two|three|four|five|six|\\d|no|any|the|got|of|work with|teach|older|grown(?: up)?) children|baby (?:brother|sister|shower)|baby ?sit\\w*|babysitter|(?:had|having|have) (?:a|my|our|another) baby|after (?:the|my) baby(?: was born)?|(?:software|web|career|personal|property|latest|new|recent) developments?|development (?:manager|officer|team)|growth (?:in|on|of|under|near)|babylon)',
  ),
  phrase(
    '(?:ahead|overhead|television|division|provision|supervision|revision|insight|oversight|hindsight|onsite|(?:[a-z]*re|de)flux\\w*|reflux|fluid\\w*|fluent\\w*|fluctuat\\w*|fluoxetine|flush\\w*|flutter\\w*|fluff\\w*|fluent|fluor\\w*|influenc\\w*|influx|flu (?:shot|jab|vaccine|vaccination)|background\\w*|feedback|comeback|setback|backup|backpack\\w*|backwards?|backyard|backing|backlog|cashback|paperback|jointly|joint (?:account|decision|effort)|headed|orchestra|chest of drawers|shoulder to|cold shoulder|muscle relaxants?|backdat\\w+|redhead|subheading|kneel\\w*|chestnut\\w*|boneless|contactless|eyewitness)',
  ),
];

/** Stretches where a keyword is part of a turn of speech ("call me back", "head to", "ahead"). */
export function findIdioms(words: PlainWords): Span[] {
  return IDIOMS.flatMap((pattern) => spansOf(words, pattern));
}
