import type { Context } from 'hono';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';

/** A refusal that clients of the AssemblyAI protocol can read too, which look for `error`. */
export async function refuseSpeech(context: Context, refusal: Refusal): Promise<Response> {
  const answer = refuse(context, refusal);
  const body: unknown = await answer.json();
  return new Response(JSON.stringify({ ...Object(body), error: refusal.message }), answer);
}
