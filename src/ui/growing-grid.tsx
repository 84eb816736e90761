import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Cards drawn at first, and added each time the end comes into sight. */
const STEP = 60;

type GrowingGridProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The accessible name of the list. */
  label: string;
  busy?: boolean;
  children: (row: Row) => ReactNode;
};

/** A grid of cards that draws more of a long list as one scrolls, so that ten thousand rows cost as little as sixty. */
export function GrowingGrid<Row>({ rows, keyOf, label, busy = false, children }: GrowingGridProps<Row>) {
  const [drawn, setDrawn] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const isMore = rows.length > drawn;

  useEffect(() => {
    if (!isMore || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setDrawn(drawn + STEP);
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isMore, drawn]);

  return (
    <>
      <ul
        aria-label={label}
        aria-busy={busy}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4"
      >
        {rows.slice(0, drawn).map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      <div ref={end} aria-hidden="true" />
    </>
  );
}
