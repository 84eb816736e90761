import { useId } from 'react';

type Bar = { readonly label: string; readonly count: number };

type BarPlotProps = {
  bars: readonly Bar[];
  /** Which places of the axis are written on. */
  written: (index: number) => boolean;
};

const WIDTH = 320;
const HEIGHT = 180;
const TOP = 18;
const BASE = 156;
const GAP = 0.28;
/** Half of the widest word, which must not be cut off at the edges. */
const HALF_WORD = 20;

const NUMBER = new Intl.NumberFormat('en');

/** Upright bars by hand: the highest carries its number, the axis some of its names. The table beside it says it all. */
export function BarPlot({ bars, written }: BarPlotProps) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / Math.max(1, bars.length);
  const peak = bars.findIndex(({ count }) => count === highest);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full">
      <line x1="0" x2={WIDTH} y1={BASE} y2={BASE} className="stroke-line" strokeWidth="1" />
      {bars.map(({ label, count }, index) => {
        const height = ((BASE - TOP) * count) / highest;
        const middle = Math.min(WIDTH - HALF_WORD, Math.max(HALF_WORD, step * (index + 0.5)));
        return (
          <g key={label}>
            <rect
              x={step * index + (step * GAP) / 2}
              width={step * (1 - GAP)}
              y={BASE - Math.max(height, count > 0 ? 2 : 0)}
              height={Math.max(height, count > 0 ? 2 : 0)}
              rx={Math.min(3, step / 4)}
              className={index === peak ? 'fill-brand' : 'fill-meter-track'}
            />
            {index === peak && count > 0 && (
              <text x={middle} y={BASE - height - 5} textAnchor="middle" className="fill-ink text-[12px] font-bold">
                {NUMBER.format(count)}
              </text>
            )}
            {written(index) && (
              <text x={middle} y={HEIGHT - 6} textAnchor="middle" className="fill-ink-3 text-[11px]">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Lying bars, one a line, each with its name and number. */
export function LinePlot({ bars }: { bars: readonly Bar[] }) {
  const id = useId();
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div aria-hidden="true" className="grid gap-2.5">
      {bars.map(({ label, count }, index) => (
        <div key={`${id} ${label}`} className="grid gap-1">
          <p className="flex justify-between gap-3 text-sm leading-tight">
            <span className="min-w-0 truncate text-ink-2">{label}</span>
            <span className="font-semibold text-ink">{NUMBER.format(count)}</span>
          </p>
          <svg viewBox="0 0 100 2.5" preserveAspectRatio="none" className="h-2 w-full">
            <rect width="100" height="2.5" className="fill-surface-2" />
            <rect
              width={(100 * count) / highest}
              height="2.5"
              className={index === 0 ? 'fill-brand' : 'fill-meter-track'}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
