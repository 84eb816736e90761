import { DEPARTMENT_KEYWORDS, FALLBACK_DEPARTMENTS, type Department } from './departments.ts';

/** A department with the keywords that were found for it, in the order of product.md. */
export type KeywordVote = { readonly department: Department; readonly keywords: readonly string[] };

/**
 * The keyword rule of product.md §5, to the letter: lower-case, count the distinct keywords found as
 * substrings, most wins, the first listed wins a tie, none gives General Medicine.
 */
export function suggestDepartment(text: string): Department {
  return voteByKeywords(text).department;
}

/**
 * The same rule, with the keywords that decided it; `isIn` may be stricter about what counts as found. No keyword at
 * all: General Medicine and an empty list.
 */
export function voteByKeywords(
  text: string,
  isIn = (lower: string, keyword: string) => lower.includes(keyword),
): KeywordVote {
  const lower = text.toLowerCase();
  let best: KeywordVote = { department: 'General Medicine', keywords: [] };
  for (const department of FALLBACK_DEPARTMENTS) {
    const keywords = DEPARTMENT_KEYWORDS[department].filter((keyword) => isIn(lower, keyword));
    if (keywords.length > best.keywords.length) best = { department, keywords };
  }
  return best;
}
