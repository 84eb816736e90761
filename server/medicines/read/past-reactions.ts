import { findMedicines } from '#server/medicines/substances/find-medicines.ts';

const REACTION =
  '(?:(?:severe|mild|bad|an?|itchy|widespread|full|with|of the|his|her|my) ){0,3}(?:rash|hives|urticaria|itch\\w*|angio ?o?edema|anaphyla\\w+(?: shock| reaction)?|(?:face|facial|lips?|tongue|throat) (?:swelling|swelled|swell)|swelling|swollen (?:face|lips?|tongue|throat)|swelled|(?:face|lips?|tongue|throat)|wheez\\w*|bronchospasm|breathless\\w*|shortness of breath|vomit\\w*|collapsed?|unknown)';
const REACTIONS = `${REACTION}(?:(?:,| and| or|/| with|,? then) ?${REACTION})*`;
const LONG_AGO = '(?:as an? (?:child|baby|teenager|adult)|in childhood|in \\d{4}|(?:\\w+ )?years ago|once|in the past)';
/**
 * “allergic to aspirin (rash)”, “allergy: penicillin - anaphylaxis in 2010”; without brackets only if it was long ago.
 */
const PAST_REACTION = new RegExp(
  `(\\b(?:allerg|intoleran|hypersensitiv)\\w*(?! reaction)[^.;\\n()]{0,60}?)(?:\\( ?${REACTIONS}(?: ${LONG_AGO})? ?\\)| ?[-–—:,] ?${REACTIONS} ${LONG_AGO})`,
  'gu',
);
/** “anaphylaxis to amoxicillin”, “penicillin gave her a rash”: an allergy, unless a word for today is beside it. */
const REACTED =
  /\b(?:anaphyla\w+|angio ?o?edema) (?:to|with|from|after)\b|\b(?:made|makes|gave|gives|brought|brings|caused|causes|causing|triggers?|triggered|led to|leads to|(?:was|were) followed by|resulted in)\b/u;
const TODAY =
  /\b(?:now|today|tonight|just|minutes?|hours?|hrs?|h ago|yesterday|this (?:morning|afternoon|evening|week)|last night|since|started|new|still|ongoing|current\w*|given|injection|took|taken|ate|eaten|dose of)\b/u;
const CLAUSE = /[^.;\n]+/gu;

/** A plain text without past allergic reactions, which are neither complaints nor warning signs today. */
export function withoutPastReactions(text: string): string {
  return text
    .replace(PAST_REACTION, '$1')
    .replace(CLAUSE, (clause) =>
      REACTED.test(clause) && !TODAY.test(clause) && findMedicines(clause).length > 0 ? ' ' : clause,
    );
}
