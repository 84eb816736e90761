/** The header by which each page that the proxy has served names itself in what it sends. */
export const PAGE_HEADER = 'chaos-page';

type Meeting = { readonly pages: readonly (string | undefined)[]; readonly at: number };

/**
 * Which pages there were, and when two of their writes were on their way at once. A page that is ended with a write on its
 * way loses the lock at once, but its connection is seen to end a little later: that meeting is told apart.
 */
export function watchPages() {
  const served: string[] = [];
  const ended = new Map<string, number>();
  const meetings: Meeting[] = [];
  const isOfDeadPage = ({ pages, at }: Meeting) =>
    pages.some((page) => page !== undefined && (ended.get(page) ?? Infinity) <= at);
  return {
    /** A page whose every `fetch` bears its name, also anew after each reload. */
    serve: (): string => {
      const name = `page-${served.length + 1}`;
      served.push(name);
      return `<!doctype html><title>Chaos</title><script>
        globalThis.chaosPage = '${name}';
        const carry = fetch;
        globalThis.fetch = (address, init) =>
          carry(address, { ...init, headers: { ...init?.headers, '${PAGE_HEADER}': '${name}' } });
      </script><script type="module" src="/chaos.js"></script>`;
    },
    /** From now on the named page, or every page there was so far, is dead. */
    end: (...names: string[]): void => {
      for (const name of names.length > 0 ? names : served) if (!ended.has(name)) ended.set(name, performance.now());
    },
    /** Two writes are on their way at once, of these pages. */
    meet: (...pages: (string | undefined)[]): void => void meetings.push({ pages, at: performance.now() }),
    /** Meetings of two living pages, and of a page with itself. */
    overlaps: (): number => meetings.filter((meeting) => !isOfDeadPage(meeting)).length,
    /** Meetings with the last write of a page that the harness had ended. */
    withDeadPages: (): number => meetings.filter(isOfDeadPage).length,
  };
}
