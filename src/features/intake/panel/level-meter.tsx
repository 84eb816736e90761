import { useEffect, useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Level } from '#src/audio/recorder.ts';
import { barScale } from './level-scale.ts';

const BARS = [0, 1, 2, 3, 4];

/** Five bars that follow the voice. The text beside them says the same, so screen readers skip them. */
export function LevelMeter({ level }: { level: StoreApi<Level> }) {
  const bars = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      level.subscribe(({ rms }) => {
        for (const [index, bar] of [...(bars.current?.children ?? [])].entries()) {
          if (bar instanceof HTMLElement) bar.style.transform = `scaleY(${barScale(rms, index)})`;
        }
      }),
    [level],
  );
  return (
    <span ref={bars} aria-hidden="true" className="flex h-8 items-center gap-1.5">
      {BARS.map((bar) => (
        <span
          key={bar}
          className="h-full w-1.5 rounded-full bg-brand transition-transform duration-100"
          style={{ transform: `scaleY(${barScale(0, bar)})` }}
        />
      ))}
    </span>
  );
}
