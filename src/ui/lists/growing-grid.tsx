import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/parts/button.tsx';

/** Cards rendered at first, and added each time the end comes into view. */
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
  /** Cards side by side, or rows below each other on one sheet. */
  layout?: keyof typeof LAYOUTS;
  /** There are rows that have not been loaded yet; called when the end comes into view. */
  onEnd?: (() => void) | undefined;
  /** The text of a button that does the same, for people who do not scroll. */
  moreText?: string;
  children: (row: Row) => ReactNode;
};

/**
 * A grid of cards that renders more of a long list while scrolling, so that ten thousand rows cost as little as sixty.
 */
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
        // A new one each time, because an end that stays in view is reported only once.
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

/** Reports once when it comes into view, or near it. */
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
