import {
  CaseBody,
  NO_REPORT,
  NO_SYMPTOM,
  type PrescriptionDraft,
} from '#shared/contract/prescription/prescription-draft.ts';
import type { PrescriptionProblem } from '#server/gateways/prescription-ai/prescription-problem.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { DRAFT_FAILURES } from '#shared/contract/prescription/draft-failures.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { draftPrescription } from '#server/services/prescriptions/draft-prescription.ts';
import type { Context } from 'hono';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** A report of 20,000 characters and a hundred symptoms, each character written as an escape. */
const CASE_BYTES = 320 * 1024;
const SECONDS_AN_HOUR = 3600;
const FAILED = 'Failed to generate prescription';
const UNAVAILABLE: Readonly<Record<'timeout' | 'stopped' | 'unreachable' | 'unreadable-answer', Refusal>> = {
  timeout: { status: 504, message: DRAFT_FAILURES.timeout },
  stopped: { status: 503, message: 'The request was cancelled.' },
  unreachable: { status: 502, message: DRAFT_FAILURES.unreachable },
  'unreadable-answer': { status: 502, message: 'The AI service sent an answer that could not be read.' },
};

/** POST /process_case/ (CALL-10), with and without the slash: doctors only, limited per hour. */
export function processCaseRoutes(deps: RouteDeps): ApiRoute[] {
  const { perHour } = deps.config.limits.ai;
  const buckets = createTokenBuckets({ burst: perHour, refillPerSecond: perHour / SECONDS_AN_HOUR }, deps.now);

  async function handle(context: Context<AppEnv>): Promise<Response> {
    const body = await readBody(context, CaseBody);
    if (!body.ok) return refuse(context, inWordsOfTheScreen(body.problem));
    const retryAfterSeconds = buckets.take(context.get('principal').id);
    if (retryAfterSeconds > 0) {
      const message = `No more than ${perHour} AI prescriptions an hour. Please wait a moment.`;
      return refuse(context, { status: 429, message, retryAfterSeconds });
    }
    const drafted = await draftPrescription(
      deps.prescriptions,
      body.value.value,
      context.req.raw.signal,
      deps.config.ai.timeoutMs,
    );
    if (drafted.ok) return context.json(successOf(drafted.value));
    deps.log.info('ai-problem', { kind: drafted.problem.kind });
    return answerProblem(context, drafted.problem);
  }

  return ['/process_case/', '/process_case'].map((path) => ({
    method: 'POST',
    path,
    policy: 'doctor',
    bodyBytes: CASE_BYTES,
    handle,
  }));
}

function successOf(result: PrescriptionDraft) {
  return { status: 'success', result, message: `Drafted by: ${result.engine ?? 'AI service'}.` };
}

/** A 5xx status becomes a 500, which has its own message in ERR-AI. */
function answerProblem(context: Context, problem: PrescriptionProblem): Response {
  if (problem.kind === 'unsuccessful') {
    return context.json({ status: problem.status, result: null, message: problem.message ?? FAILED });
  }
  if (problem.kind !== 'refused') return refuse(context, UNAVAILABLE[problem.kind]);
  return problem.status >= 500
    ? refuse(context, { status: 500, message: 'The AI service failed.' })
    : refuse(context, { status: 502, message: `The AI service refused the request (status ${problem.status}).` });
}

/** ERR-AI has messages for the two mistakes a doctor can make. */
function inWordsOfTheScreen(refusal: Refusal): Refusal {
  const messages = refusal.faults?.map((fault) => fault.message) ?? [];
  const message = [NO_SYMPTOM, NO_REPORT].find((one) => messages.includes(one));
  return message === undefined ? refusal : { ...refusal, message };
}
