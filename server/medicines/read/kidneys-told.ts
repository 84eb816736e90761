import { certainWords } from './certain-words.ts';
import { hasKidneyFigure } from './measured-conditions.ts';
import { says, words } from './statements.ts';

const WELL =
  '(?:normal|fine|good|ok|okay|healthy|unremarkable|intact|preserved|in order|in range|nad|working (?:well|normally)|work (?:well|normally)|stable and normal)';
const VALUES =
  '(?:e?gfr|creatinine|creat|u&es?|urea and electrolytes|(?:kidneys?|renal)(?: (?:function|values?|profile|(?:blood )?tests?|panel))*)';
const KIDNEYS_WELL = words(
  `${WELL} ${VALUES}|${VALUES} ?[:=-]? ?(?:(?:is|are|was|were|both|all|completely|entirely|perfectly|within|remains?|function|came back) )*${WELL}|(?:kidneys?|renal)(?: function)? ?[:=-]? ?no (?:problems?|issues?|disease|concerns?)|e?gfr ?(?:is |of |[:=] ?)?(?:>|above|over|more than) ?(?:[6-9]\\d|1\\d\\d)`,
);
const ORGAN = '(?:kidneys?|renal|liver|hepatic|heart|cardiac|lungs?|bladder|thyroid)';
/** “No kidney or liver disease” speaks of the kidneys’ function; “no kidney stones” does not. */
const KIDNEYS_ILL = words(
  `(?:kidneys?|renal)(?:,? ?(?:or|and|nor|/|,) ?${ORGAN})* (?:disease|failure|impairment|insufficiency|problems?|trouble|dysfunction|issues?|damage)|ckd|(?:problems?|trouble) with (?:the |his |her |my |their )?kidneys`,
);

/** Whether a text tells how the patient's kidneys work, in figures or words; that they were mentioned tells nothing. */
export function tellsOfKidneys(text: string): boolean {
  const told = certainWords(text);
  return hasKidneyFigure(told) || says(told, KIDNEYS_WELL) === 'yes' || says(told, KIDNEYS_ILL) === 'denied';
}
