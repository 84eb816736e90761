import { numberWords } from '#src/locales/formats.ts';
type Bar = { readonly label: string; readonly count: number };

type BarPlotProps = {
  bars: readonly Bar[];
  /** Which places of the axis are written on. */
  written: (index: number) => boolean;
};

const HEIGHT = 216;
/** Room above the highest bar for its number, and below the axis for its names. */
const TOP = 22;
const BASE = HEIGHT - 24;
/** The share of a bar's place that stays empty. */
const GAP = 0.3;
/** Lines across, at these shares of the highest bar. */
const LINES = [0.5, 1];
const LEAST_HEIGHT = 3;
/** The share of the width within which a word in the middle of a bar might be cut off. */
const NEAR_EDGE = 0.06;

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

/**
 * Upright bars by hand: the highest carries its number, the axis some of its names. Across they are measured in shares
 * of the width, so that words keep their size on every screen. The table beside it says it all.
 */
export function BarPlot({ bars, written }: BarPlotProps) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const step = 1 / Math.max(1, bars.length);
  const peak = bars.findIndex(({ count }) => count === highest);
  return (
    <svg aria-hidden="true" height={HEIGHT} className="w-full overflow-visible">
      {LINES.map((share) => (
        <Line key={share} y={BASE - (BASE - TOP) * share} dashed />
      ))}
      {bars.map(({ label, count }, index) => {
        const height = count > 0 ? Math.max(LEAST_HEIGHT, ((BASE - TOP) * count) / highest) : 0;
        const place = wordsAt(step * index, step);
        return (
          <g key={label}>
            <rect
              x={percent(step * (index + GAP / 2))}
              width={percent(step * (1 - GAP))}
              y={BASE - height}
              height={height}
              rx="3"
              className={index === peak ? 'fill-brand' : 'fill-meter-track'}
            />
            {index === peak && count > 0 && (
              <text {...place} y={BASE - height - 7} className="fill-ink text-sm font-bold">
                {numberWords(count)}
              </text>
            )}
            {written(index) && (
              <text {...place} y={HEIGHT - 5} className="fill-ink-3 text-xs">
                {label}
              </text>
            )}
          </g>
        );
      })}
      <Line y={BASE} />
    </svg>
  );
}

function Line({ y, dashed = false }: { y: number; dashed?: boolean }) {
  const dashes = dashed ? { strokeDasharray: '2 4' } : {};
  return <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" strokeWidth="1" {...dashes} />;
}

/** In the middle of a bar; near an edge they grow away from it, so that none is cut off. */
function wordsAt(from: number, step: number): { x: string; textAnchor: 'start' | 'middle' | 'end' } {
  const middle = from + step / 2;
  if (middle < NEAR_EDGE) return { x: percent(from + (step * GAP) / 2), textAnchor: 'start' };
  if (middle > 1 - NEAR_EDGE) return { x: percent(from + step * (1 - GAP / 2)), textAnchor: 'end' };
  return { x: percent(middle), textAnchor: 'middle' };
}

/** Lying bars, one a line, each with its name and number. */
export function LinePlot({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div aria-hidden="true" className="grid gap-2.5">
      {bars.map(({ label, count }, index) => (
        <div key={label} className="grid gap-1">
          <p className="flex justify-between gap-3 text-sm leading-tight">
            <span className="min-w-0 truncate text-ink-2">{label}</span>
            <span className="font-semibold text-ink">{numberWords(count)}</span>
          </p>
          <svg height="8" className="w-full">
            <rect width="100%" height="8" rx="4" className="fill-surface-2" />
            <rect
              width={percent(count / highest)}
              height="8"
              rx="4"
              className={index === 0 ? 'fill-brand' : 'fill-meter-track'}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
