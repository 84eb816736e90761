import type { Context } from 'hono';
import { byteStream } from './byte-stream.ts';

/** Answers with a CSV file, streamed line by line; its name has the clinic's date: `patients-2026-11-21.csv`. */
export function sendCsv(
  context: Context,
  name: string,
  now: Date,
  timeZone: string,
  lines: AsyncGenerator<string>,
): Response {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return context.body(byteStream(lines), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${day.format(now)}.csv"`,
  });
}
