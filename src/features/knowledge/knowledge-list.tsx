import { useId, type ReactNode } from 'react';
import { knowledgeTexts as texts } from '#src/locales/en/admin/knowledge.ts';

import { holdsAll, holdsAny, type SearchTerm } from './search-terms.ts';

/** More than these nobody reads; the rest is found by searching. */
const MOST_SHOWN = 25;

type KnowledgeListProps<Entry> = {
  title: string;
  entries: readonly Entry[];
  textOf: (entry: Entry) => string;
  terms: readonly SearchTerm[];
  /** Two medicines are looked for at once: each of them is shown, and what holds for both together. */
  isAnyEnough?: boolean;
  children: (entry: Entry) => ReactNode;
};

/** The entries of one kind that match the search; nothing at all where none does. */
export function KnowledgeList<Entry>({
  title,
  entries,
  textOf,
  terms,
  isAnyEnough = false,
  children,
}: KnowledgeListProps<Entry>) {
  const id = useId();
  const holds = isAnyEnough ? holdsAny : holdsAll;
  const found = entries.filter((entry) => holds(textOf(entry), terms));
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h3 id={id} className="text-lg font-bold text-ink">
        {texts.counted(title, found.length)}
      </h3>
      <ul aria-labelledby={id} className="min-w-0 divide-y divide-line rounded-card bg-white shadow-card">
        {found.slice(0, MOST_SHOWN).map((entry) => (
          <li key={textOf(entry)} className="min-w-0 wrap-anywhere">
            {children(entry)}
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p className="text-ink-2">{texts.more(found.length - MOST_SHOWN)}</p>}
    </section>
  );
}
