import * as v from 'valibot';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { SpeechProblem } from './speech-problem.ts';

/** One request to a speech service; its response is parsed by `schema`. */
export async function askService<Schema extends v.GenericSchema>(
  address: string,
  init: RequestInit,
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>, SpeechProblem>> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(address, { ...init, redirect: 'error' });
    body = await response.text();
  } catch {
    return fail(init.signal?.aborted === true ? { kind: 'stopped' } : { kind: 'unreachable' });
  }
  if (!response.ok) return fail({ kind: 'refused', status: response.status });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  return parsed.success ? succeed(parsed.output) : fail({ kind: 'unreadable-answer' });
}

/** The URL of a call below the service's base address, which may have its own path. */
export function below(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}${path}`;
}

/** The text of a response; empty means that nothing was heard. */
export function heardText(text: string | null | undefined, engine: string, confidence?: number | null) {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return fail<SpeechProblem>({ kind: 'no-speech' });
  return succeed({ text: trimmed, engine, ...(typeof confidence === 'number' ? { confidence } : {}) });
}
