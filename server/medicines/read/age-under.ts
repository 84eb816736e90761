const UNDER = '(under|below|less than|younger than|not yet|not quite|almost|nearly)';
const YEARS = '(\\d{1,3}|an?|one|two)[ -](?:years?|yrs?)';
/** “under 1 year old”, and “Under 1 year.” alone at the beginning: anywhere else it may be a duration. */
const AGE_UNDER = new RegExp(
  `\\b${UNDER}(?: the age of)? ${YEARS}[ -](?:old|of age)\\b|^(?:(?:an? )?(?:baby|infant|boy|girl|child|patient),? )?${UNDER} ${YEARS}(?=[.,;\\n]|$)`,
  'giu',
);
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2 };
const OF_A_BABY = 2;

/**
 * Replaces “under 1 year old” with the whole years it means; “under 12 years old” is not an age for which a dose could
 * be found.
 */
export function asExactAge(report: string): string {
  return report.replaceAll(AGE_UNDER, (phrase, how = '', number = '', alone = '', itsNumber = '') => {
    const word = String(number || itsNumber).toLowerCase();
    const years = NUMBERS[word] ?? Number(word);
    if (years >= 1 && years <= OF_A_BABY) return `${years - 1} years old`;
    return /almost|nearly|not quite/iu.test(`${how}${alone}`) ? phrase : '';
  });
}
