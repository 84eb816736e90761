import { importTexts as texts } from '#src/locales/en/interop/imports.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';

/** Why the server did not take a file, in words. @param mayBeDone the call would have written something */
export function failureWords(problem: ApiProblem, mayBeDone: boolean): string {
  if (problem.kind === 'unreadable') return mayBeDone ? texts.unknown : texts.refused;
  if (problem.kind !== 'refused') return mayBeDone ? texts.unknown : texts.unreachable;
  if (problem.status === 413) return texts.tooLarge;
  if (problem.status >= 500) return mayBeDone ? texts.unknown : texts.refused;
  return problem.message ?? texts.refused;
}
