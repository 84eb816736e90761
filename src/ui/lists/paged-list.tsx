import type { ComponentProps, ReactNode } from 'react';
import { GrowingGrid } from './growing-grid.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { useFocusKept } from './use-focus-kept.ts';

type PagedListProps<Row> = Pick<ComponentProps<typeof GrowingGrid<Row>>, 'keyOf' | 'label' | 'layout' | 'children'> & {
  list: ComponentProps<typeof LoadFailure>['data'] & {
    /** Undefined before the first response. */
    readonly rows: readonly Row[] | undefined;
    readonly hasMore?: boolean;
    readonly more?: () => void;
    /** What waits to be asked for, so that no row moves under a hand. */
    readonly news?: { readonly count: number; readonly show: () => void } | undefined;
  };
  words: ComponentProps<typeof LoadFailure>['words'] & {
    readonly more: string;
    readonly news: (count: number) => string;
    readonly showNews: (count: number) => string;
  };
  loadingText?: string;
  /** Shown if there is nothing. */
  empty: ReactNode;
};

/**
 * A list of a staff area in each of its states: loading, failed, empty, loaded. Earlier rows stay through all of them.
 */
export function PagedList<Row>({ list, words, loadingText, empty, ...grid }: PagedListProps<Row>) {
  const { rows, loading, hasMore = false, more, news } = list;
  const area = useFocusKept();
  return (
    <div ref={area} tabIndex={-1} data-live-list="" className="grid gap-6 focus:outline-none empty:hidden">
      <LoadFailure data={list} words={words} />
      <p role="status" className="sr-only">
        {news && words.news(news.count)}
      </p>
      {news && (
        <button
          type="button"
          className="sticky top-3 z-20 -my-2 flex min-h-11 items-center gap-2 justify-self-center rounded-full bg-brand-strong px-5 font-semibold text-white shadow-card hover:bg-ink"
          onClick={news.show}
        >
          {words.showNews(news.count)}
        </button>
      )}
      {rows === undefined && loading && <Spinner label={loadingText ?? words.loading} className="py-16" />}
      {rows?.length === 0 && !hasMore && <div className="contents">{empty}</div>}
      {rows !== undefined && (rows.length > 0 || hasMore) && (
        <GrowingGrid {...grid} rows={rows} busy={loading} moreText={words.more} onEnd={hasMore ? more : undefined} />
      )}
    </div>
  );
}
