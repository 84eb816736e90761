import * as v from 'valibot';

/** A known fault that is put up with until a day, and why. */
export type Exception = { readonly advisory: string; readonly until: string; readonly why: string };
export type Judgement =
  | { readonly kind: 'not-checked'; readonly why: string }
  | { readonly kind: 'passed' | 'failed'; readonly sentences: readonly string[] };

/** What `npm audit --json` answers; an entry of `via` that is a text names another package of the list. */
const Report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      via: v.array(v.union([v.string(), v.looseObject({ url: v.string(), title: v.string(), severity: v.string() })])),
    }),
  ),
});

/**
 * Judges the answer of `npm audit --json`. Without a report nothing was checked, and that is said: it is never taken for passed.
 * @param today such as `2026-11-27`
 */
export function judgeAudit(answer: string, exceptions: readonly Exception[], today: string): Judgement {
  const report = v.safeParse(Report, readJson(answer));
  if (!report.success) return { kind: 'not-checked', why: 'the audit service gave no report' };
  const sentences = new Set<string>();
  for (const exception of exceptions)
    if (exception.until < today)
      sentences.add(`The exception for ${exception.advisory} has ended on ${exception.until}.`);
  for (const [name, { via }] of Object.entries(report.output.vulnerabilities)) {
    for (const fault of via) {
      if (typeof fault === 'string') continue;
      const isExcepted = exceptions.some(({ advisory, until }) => fault.url.endsWith(`/${advisory}`) && until >= today);
      if (!isExcepted) sentences.add(`${name}: ${fault.title} (${fault.severity}, ${fault.url})`);
    }
  }
  return { kind: sentences.size === 0 ? 'passed' : 'failed', sentences: [...sentences] };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
