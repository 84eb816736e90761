import { anyOf } from './any-of.ts';
/** Phrases shared by the tables of described signs. */
export const HE = '(?:he|she|they|i|patient|pt|child|baby)';
export const NOT_ABLE =
  "(?:cannot|can't|could not|couldn't|can not|unable to|not able to|hardly|barely|scarcely|no longer)";
export const NOT = "(?:not|n't|doesn't|don't|didn't|won't|isn't|no longer|hardly|barely|scarcely)";
export const BELLY = '(?:belly|tummy|stomach|abdomen|abdominal|abdo|gut)';
export const LEG = '(?:lower )?(?:legs?|calf|calves|shin|thigh)';
export const SWOLLEN = anyOf(
  'sw[eo]ll\\w*',
  'swole\\w*',
  'puff\\w*',
  'thick(?:er)?',
  'bigger',
  'larger',
  'fatter',
  'tight',
  'oedema\\w*',
  'edema\\w*',
  'balloon\\w*',
  '(?:\\d ?cm )?(?:more|wider|rounder) than (?:the )?(?:left|right|other)',
);
export const HURTS = 'pain\\w*|hurt\\w*|sore|ach(?:e|es|ing)|tender\\w*|agony|ouch';
export const SUDDEN = anyOf(
  'sudden\\w*',
  'abrupt\\w*',
  'all at once',
  'out of (?:nowhere|the blue)',
  'from one (?:second|moment|minute) to the (?:next|other)',
  'within (?:seconds|minutes|a (?:second|minute))',
  'woke (?:up )?with',
  'instant\\w*',
);
export const VOMITS = anyOf(
  'vomit\\w*',
  'sick(?! leave)',
  'threw up',
  'throw\\w* up',
  'retch\\w*',
  'brings? (?:everything |it |all )?up',
  'bringing (?:everything |it |all )?up',
  'brought (?:everything |it |all )?up',
  'nause\\w*',
);
export const SWEATY = 'sweat\\w*|clammy|pale|ashen|gr[ea]y(?! hair)|cold and wet';
export const BREATHLESS = anyOf(
  'out of breath',
  'short(?:ness)? of breath',
  'breathless\\w*',
  'puffed',
  'winded',
  'panting',
  'sob\\b',
  'cannot (?:get|catch) (?:his|her|my|their) breath',
);
export const FAINT = 'faint\\w*|dizz\\w*|light ?headed|collaps\\w*|passed out|gidd\\w+';
export const LOOSE = anyOf(
  'diarrh\\w*',
  'loose',
  'watery',
  'runny (?:stools?|poos?|motions?)',
  'the runs',
  'the trots',
  'gastroenteritis',
  'gut infection',
  'slimy',
  'mucus',
  'dysenter\\w*',
);
export const STOOL = 'stools?|motions?|poos?|poop|faeces|feces|nappy|nappies|diapers?|bowels?|diarrh\\w*|the runs';
