import { useEffect, useRef, useState } from 'react';
import { isMotionUnwanted } from '#src/platform/browser/motion.ts';
import { figureAt } from './figure-at.ts';

type CountUpProps = { words: string; number: number; after: string; label: string; lastsMs: number };

/** With commas. `Intl` would do the same, but costs a slow phone 50 ms to start, right after the first paint. */
const inEnglish = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Updating a figure with every frame would leave a slow tablet no time to handle clicks. */
const EVERY_MS = 75;

/** Far enough below the screen that nobody sees a figure jump back to zero. */
const NEARLY_SEEN = '100px';

/**
 * Counts to `number` once, when it first comes into view; further down it shows the final figure, for screenshots and
 * printing. The text is the final one from the start, and the count is only visual.
 */
export function CountUp({ words, number, after, label, lastsMs }: CountUpProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const node = figure.current;
    if (!node) return undefined;
    let frame = 0;
    const count = () => {
      if (isMotionUnwanted()) {
        setShown(number);
        return;
      }
      const startedAt = performance.now();
      let shownAt = 0;
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, now - startedAt) / lastsMs);
        if (part === 1 || now - shownAt > EVERY_MS) {
          shownAt = now;
          setShown(figureAt(part, number));
        }
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const nearness = new IntersectionObserver(
      (entries) => setShown(entries.some((entry) => entry.isIntersecting) ? 0 : number),
      { rootMargin: NEARLY_SEEN },
    );
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      nearness.disconnect();
      sight.disconnect();
      count();
    });
    nearness.observe(node);
    sight.observe(node);
    return () => {
      nearness.disconnect();
      sight.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [number, lastsMs]);

  const final = `${inEnglish(number)}${after}`;
  return (
    <>
      <span className="sr-only">{words}</span>
      <span ref={figure} aria-hidden="true" className="grid">
        <span className="grid text-xl/7 font-bold text-brand-strong sm:text-2xl xl:text-3xl">
          <span className="count-end col-start-1 row-start-1">{final}</span>
          <span className="count-now col-start-1 row-start-1" data-count={number}>
            {inEnglish(shown)}
            {after}
          </span>
        </span>
        <span className="text-sm/5 text-ink-2 sm:text-lg">{label}</span>
      </span>
    </>
  );
}
