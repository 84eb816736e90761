/** One run of Vitest or Playwright: of everything in its suite, or of what is named. */
export type AskedSuite = { readonly suite: string; readonly only: readonly string[] };
type Asked = { readonly ok: true; readonly value: AskedSuite[] } | { readonly ok: false; readonly problem: string };

const ALWAYS = ['unit', 'server', 'postgres15', 'e2e'];
/** The server's tests with every transaction serializable, and one in five told at its end to run again. Only when named. */
export const CONFLICTS = 'conflicts';
const SUITES = [...ALWAYS, CONFLICTS];

/**
 * What `npm test -- …` asks for: everything, suites by name, or folders and files in tests/ and e2e/. A path goes to
 * the suite that contains it.
 */
export function askedSuites(asked: readonly string[]): Asked {
  if (asked.length === 0) return { ok: true, value: ALWAYS.map((suite) => ({ suite, only: [] })) };
  const unknown = asked.filter((word) => suiteOf(word) === undefined);
  if (unknown.length > 0) {
    const problem = `Unknown ${unknown.join(', ')}: name suites (${SUITES.join(', ')}), paths in tests/ or e2e/, or --changed.`;
    return { ok: false, problem };
  }
  const value = SUITES.flatMap((suite) => {
    const words = asked.filter((word) => suiteOf(word) === suite);
    if (words.length === 0) return [];
    return [{ suite, only: words.includes(suite) ? [] : words }];
  });
  return { ok: true, value };
}

function suiteOf(word: string): string | undefined {
  if (SUITES.includes(word)) return word;
  if (/^(\.\/)?e2e(\/|$)/.test(word)) return 'e2e';
  if (/^(\.\/)?tests\/server(\/|$)/.test(word)) return 'server';
  return /^(\.\/)?tests\/./.test(word) ? 'unit' : undefined;
}
