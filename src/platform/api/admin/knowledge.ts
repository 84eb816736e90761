import { Knowledge, SentenceRead } from '#shared/contract/staff/knowledge.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

/** GET api/knowledge, of our own server only. */
export function readKnowledge(signal: AbortSignal): Promise<Result<Knowledge, ApiProblem>> {
  return staffCall({ method: 'GET', path: 'api/knowledge', schema: Knowledge, signal });
}

/** POST api/knowledge/sentence: what the rules read in a sentence, which is not kept. */
export function trySentence(sentence: string): Promise<Result<SentenceRead, ApiProblem>> {
  return staffCall({ method: 'POST', path: 'api/knowledge/sentence', body: { sentence }, schema: SentenceRead });
}
