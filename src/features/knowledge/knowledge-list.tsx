import { useId, type ReactNode } from 'react';
import { knowledgeTexts as texts } from '#src/locales/en/admin/knowledge.ts';

/** More than these nobody reads; the rest is found by searching. */
const MOST_SHOWN = 25;

type KnowledgeListProps<Entry> = {
  title: string;
  entries: readonly Entry[];
  textOf: (entry: Entry) => string;
  search: string;
  children: (entry: Entry) => ReactNode;
};

/** The entries of one kind that match the search. */
export function KnowledgeList<Entry>({ title, entries, textOf, search, children }: KnowledgeListProps<Entry>) {
  const id = useId();
  const words = search.toLowerCase().split(/\s+/u);
  const found = entries.filter((entry) => {
    const text = textOf(entry).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h3 id={id} className="text-lg font-bold text-ink">
        {texts.counted(title, found.length)}
      </h3>
      {found.length === 0 ? (
        <p className="text-ink-2">{texts.noMatch}</p>
      ) : (
        <ul aria-labelledby={id} className="min-w-0 divide-y divide-line rounded-card bg-white shadow-card">
          {found.slice(0, MOST_SHOWN).map((entry) => (
            <li key={textOf(entry)} className="min-w-0 wrap-anywhere">
              {children(entry)}
            </li>
          ))}
        </ul>
      )}
      {found.length > MOST_SHOWN && <p className="text-ink-2">{texts.more(found.length - MOST_SHOWN)}</p>}
    </section>
  );
}
