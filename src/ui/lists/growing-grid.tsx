import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/parts/button.tsx';

/** Cards drawn at first, and added each time the end comes into sight. */
const STEP = 60;

const LAYOUTS = {
  cards: 'grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4',
  rows: 'divide-y divide-line rounded-card bg-white shadow-card',
};

type GrowingGridProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The accessible name of the list. */
  label: string;
  busy?: boolean;
  /** Cards side by side, or one row below the other on one sheet. */
  layout?: keyof typeof LAYOUTS;
  /** There are rows that have not been fetched yet; asks for them when the end comes into sight. */
  onEnd?: (() => void) | undefined;
  /** The words of a button that does the same, for whoever does not scroll. */
  moreText?: string;
  children: (row: Row) => ReactNode;
};

/** A grid of cards that draws more of a long list as one scrolls, so that ten thousand rows cost as little as sixty. */
export function GrowingGrid<Row>({
  rows,
  keyOf,
  label,
  busy = false,
  layout = 'cards',
  onEnd,
  moreText,
  children,
}: GrowingGridProps<Row>) {
  const [drawn, setDrawn] = useState(STEP);
  const isMore = rows.length > drawn;
  const more = () => (isMore ? setDrawn(drawn + STEP) : onEnd?.());

  return (
    <>
      <ul aria-label={label} aria-busy={busy} className={LAYOUTS[layout]}>
        {rows.slice(0, drawn).map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {(isMore || (onEnd !== undefined && !busy)) && (
        // A new one each time: an end that stays in sight is told of only once.
        <End key={`${drawn} ${rows.length}`} onSight={more} />
      )}
      {moreText !== undefined && (isMore || onEnd !== undefined) && (
        <Button variant="secondary" className="justify-self-center" onClick={more}>
          {moreText}
        </Button>
      )}
    </>
  );
}

/** Tells once when it comes into sight, or near it. */
function End({ onSight }: { onSight: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSight);

  useEffect(() => {
    if (mark.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) tell();
      },
      { rootMargin: '600px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={mark} aria-hidden="true" />;
}
