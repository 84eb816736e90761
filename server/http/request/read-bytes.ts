import type { Context } from 'hono';
import { fail, succeed, type Result } from '#shared/result.ts';

export type BytesProblem = { readonly kind: 'too-large' } | { readonly kind: 'too-slow' };
export type BytesLimits = {
  readonly most: number;
  /** The time before a minimum rate in bytes per second applies, counted from the beginning. */
  readonly graceMs: number;
  readonly bytesPerSecond: number;
};

/** Reads a body as it arrives. A client that is too slow is dropped, so that its place is free for others. */
export async function readBytes(
  context: Context,
  { most, graceMs, bytesPerSecond }: BytesLimits,
): Promise<Result<Uint8Array, BytesProblem>> {
  if (Number(context.req.header('content-length') ?? 0) > most) return fail({ kind: 'too-large' });
  const reader = context.req.raw.body?.getReader();
  if (reader === undefined) return succeed(new Uint8Array());
  const parts: Uint8Array[] = [];
  const began = performance.now();
  let size = 0;
  for (;;) {
    const patienceMs = began + graceMs + (size / bytesPerSecond) * 1000 - performance.now();
    const part = await within(patienceMs, reader.read());
    if (part === 'late') return fail({ kind: 'too-slow' });
    if (part.done) break;
    size += part.value.length;
    if (size > most) return fail({ kind: 'too-large' });
    parts.push(part.value);
  }
  return succeed(new Uint8Array(Buffer.concat(parts)));
}

async function within<Value>(patienceMs: number, coming: Promise<Value>): Promise<Value | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), Math.max(0, patienceMs));
  });
  // What still arrives after that is ignored, errors included.
  coming.catch(() => undefined);
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
