import type { Context } from 'hono';

/** Answers with a CSV file, line by line as it is made; its name carries the clinic's day: `patients-2026-11-21.csv`. */
export function sendCsv(
  context: Context,
  name: string,
  now: Date,
  timeZone: string,
  lines: AsyncGenerator<string>,
): Response {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done === true) controller.close();
      else controller.enqueue(bytes.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return context.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${day.format(now)}.csv"`,
  });
}
