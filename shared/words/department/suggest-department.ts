import { DEPARTMENT_KEYWORDS } from '#shared/clinic/departments.ts';

/** A department with the keywords found for it, in the order of WORDS-2. */
export type KeywordVote = { readonly department: string; readonly keywords: readonly string[] };

/**
 * The keyword rule of WORDS-1, to the letter: lower-case, count the distinct keywords found as
 * substrings, most wins, the first listed wins a tie, none gives General Medicine.
 */
export function suggestDepartment(text: string): string {
  return voteByKeywords(text).department;
}

/** The same rule, with the keywords that decided it. Without any keyword: General Medicine and an empty list. */
export function voteByKeywords(text: string): KeywordVote {
  const lower = text.toLowerCase();
  let best: KeywordVote = { department: 'General Medicine', keywords: [] };
  for (const [department, all] of Object.entries(DEPARTMENT_KEYWORDS)) {
    const keywords = all.filter((keyword) => lower.includes(keyword));
    if (keywords.length > best.keywords.length) best = { department, keywords };
  }
  return best;
}
