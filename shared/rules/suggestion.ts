import type { Department } from './departments.ts';
import { voteByKeywords } from './suggest-department.ts';

/** What a patient is shown: the department, the words that led there, and perhaps a second one. */
export type Suggestion = {
  readonly department: Department;
  readonly reasons: readonly string[];
  readonly alternative?: { readonly department: string; readonly reasons: readonly string[] };
};

/** The suggestion of product.md §5 with its reasons. */
export function suggestForPatient(text: string): Suggestion {
  const { department, keywords } = voteByKeywords(text);
  return { department, reasons: keywords };
}
