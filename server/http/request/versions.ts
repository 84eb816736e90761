import type { Context } from 'hono';
import * as v from 'valibot';
import { SEEN_HEADER, SeenValues } from '#shared/contract/wire/seen-values.ts';
import type { Overtaken } from '#server/services/clinic/versions.ts';
import type { Refusal } from '#server/http/answer/problem.ts';

/** The version a form was opened with (`If-Match`); undefined from a program that does not send one. */
export function seenVersion(context: Context): string | undefined {
  const header = context.req.header('if-match')?.trim();
  return header === undefined || header === '*' ? undefined : header.replaceAll('"', '');
}

/** What a form showed of the fields it changes (SEEN_HEADER); undefined if missing or unreadable. */
export function seenValues(context: Context): Readonly<Record<string, unknown>> | undefined {
  const read = v.safeParse(SeenValues, context.req.header(SEEN_HEADER));
  return read.success ? read.output : undefined;
}

/** 409 with the current value, and who saved it. */
export function overtaken({ current, version, by, at }: Overtaken<unknown>): Refusal {
  return {
    status: 409,
    message: `${by ?? 'Somebody else'} has changed this in the meantime.`,
    extension: { overtaken: { current, version, by, at } },
  };
}
