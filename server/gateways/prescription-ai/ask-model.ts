import * as v from 'valibot';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { PrescriptionProblem } from './prescription-problem.ts';

/** More than any draft has; an endless response must not fill the memory. */
const MOST_CHARACTERS = 1_000_000;

/** One POST of JSON to a service; its response is parsed by `schema`. Nothing sent or received is logged. */
export async function askModel<Schema extends v.GenericSchema>(
  address: string,
  request: {
    readonly body: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
  },
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>, PrescriptionProblem>> {
  const { body, headers = {}, signal } = request;
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    text = await response.text();
  } catch {
    if (!signal.aborted) return fail({ kind: 'unreachable' });
    return fail({
      kind: signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError' ? 'timeout' : 'stopped',
    });
  }
  if (!response.ok) return fail({ kind: 'refused', status: response.status });
  if (text.length > MOST_CHARACTERS) return fail({ kind: 'unreadable-answer' });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? succeed(parsed.output) : fail({ kind: 'unreadable-answer' });
}
