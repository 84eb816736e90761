import { plain } from './statements.ts';

/** The patient's measurements; a value is missing if it was not written or is impossible. */
export type Measurements = {
  readonly weightKg?: number;
  /** The highest temperature given, in °C. */
  readonly temperature?: number;
  readonly systolic?: number;
  readonly diastolic?: number;
  readonly oxygen?: number;
  readonly heartRate?: number;
  readonly breathingRate?: number;
  /** Lowest and highest blood sugar, in mmol/L. */
  readonly sugars: readonly number[];
};

const NUMBER = '(\\d{1,3}(?:[.,]\\d{1,2})?)';
const NOT_A_WEIGHT =
  /\b(?:lost|lose|losing|gained?|lift\w*|carry\w*|carried|box|bag|loss of|gain of|down|up|by|per|\/) ?(?:about |of |a |an )*$/u;
const KG_A_POUND = 0.4536;

/** Reads vital signs and weight from a report. If there are several values, the worst counts. */
export function readMeasurements(report: string): Measurements {
  const text = plain(report);
  const pressures = all(text, /(?<![\d/])(\d{2,3}) ?\/ ?(\d{2,3})(?![\d/])(?! ?(?:40|10)\b)/gu).filter(
    ([high = 0, low = 0]) => high >= 50 && high <= 280 && low >= 20 && low <= 180 && high > low,
  );
  return clean({
    weightKg: readWeight(text),
    temperature: highest(readTemperatures(text)),
    systolic: extreme(
      pressures.map(([high = 0]) => high),
      90,
      180,
    ),
    diastolic: highest(pressures.map(([, low = 0]) => low)),
    oxygen: lowest(
      first(
        text,
        /\b(?:spo2|sp o2|sao2|o2 ?sats?|sats?|oxygen saturation|saturation|pulse ox\w*)[^\d\n]{0,20}(\d{2,3}) ?%?/gu,
      ).filter((one) => one >= 40 && one <= 100),
    ),
    heartRate: extreme(
      first(text, /\b(?:hr|heart rate|pulse|pulse rate)(?: is| of| was|:|=|,)? ?(\d{2,3})(?!\d|%| ?\/)/gu).filter(
        (one) => one >= 20 && one <= 250,
      ),
      45,
      130,
    ),
    breathingRate: highest(
      first(text, /\b(?:rr|resp(?:iratory)? rate|resps?|breathing rate)(?: is| of| was|:|=)? ?(\d{1,2})(?!\d)/gu),
    ),
    sugars: readSugars(text),
  });
}

function readWeight(text: string): number | undefined {
  const found = new Set<number>();
  const unit = '(kg|kgs|kilos?|kilograms?|lbs?|pounds?)';
  for (const match of text.matchAll(new RegExp(`(?<![\\d.])${NUMBER} ?${unit}\\b(?! ?(?:\\/|per))`, 'gu'))) {
    if (NOT_A_WEIGHT.test(text.slice(Math.max(0, match.index - 25), match.index))) continue;
    const value = Number((match[1] ?? '').replace(',', '.'));
    found.add(Math.round(value * (/^(?:lb|pound)/u.test(match[2] ?? '') ? KG_A_POUND : 1) * 10) / 10);
  }
  for (const match of text.matchAll(
    new RegExp(`\\b(?:weight|wt)(?: is|:|=)? ?${NUMBER}(?! ?[\\w%.,/]*(?:lb|pound|kg|kilo|st))(?![\\d.,])`, 'gu'),
  ))
    found.add(Number((match[1] ?? '').replace(',', '.')));
  const [weight] = found;
  return found.size === 1 ? weight : undefined;
}

function readTemperatures(text: string): number[] {
  return (
    first(
      text,
      /\b(?:temp\w*|febrile|fever\w*|t)(?: (?:is|of|was|up|to|at|measured|around|about|reached|spiking))*[ :=,(]*(\d{2,3}(?:[.,]\d{1,2})?)(?! ?(?:mg|ml|days?|hours?|hrs?|weeks?|years?|%|\/))/gu,
    )
      .concat(first(text, /(?<![\d.])(\d{2,3}(?:[.,]\d{1,2})?) ?(?:°|degrees|deg)? ?(?:c|celsius)\b/gu))
      // “40F” is a woman of forty; nobody has a temperature of 40 °F.
      .concat(
        first(text, /(?<![\d.])(\d{2,3}(?:[.,]\d{1,2})?) ?(?:°|degrees|deg)? ?(?:f|fahrenheit)\b/gu).filter(
          (value) => value > 60,
        ),
      )
      // “38.3 at home”: a decimal figure that can hardly be anything else
      .concat(
        first(
          text,
          /(?<!\b(?:bmi|weight|weighs|wt|crp|hct|haematocrit|hematocrit|albumin|age|aged|ph|hba1c|height|waist|ferritin|creatinine|tsh)(?: is| of| was|:|=)? ?)(?<![\d.,/])((?:3[89]|4[01])[.,]\d)(?!\d|[.,]\d| ?(?:kg|kilos?|lbs?|pounds|mg|mcg|g|ml|l|%|mmol|cm|mm|m|km|weeks?|wks?|years?|days?|hours?|units?)\b| ?%)/gu,
        ),
      )
      .map((value) => (value > 60 ? ((value - 32) * 5) / 9 : value))
      .filter((value) => value >= 30 && value <= 44)
  );
}

function readSugars(text: string): number[] {
  return first(
    text,
    /\b(?:glucose|blood sugar|sugar|bg|bm|cbg)(?: level)?(?: is| of| was|:|=)? ?(\d{1,3}(?:[.,]\d)?)(?! ?(?:tablets?|g\b))/gu,
  ).map((value) => (value > 35 ? value / 18 : value));
}

function all(text: string, pattern: RegExp): number[][] {
  return Array.from(text.matchAll(pattern), (match) =>
    match.slice(1).map((one) => Number((one ?? '').replace(',', '.'))),
  );
}

const first = (text: string, pattern: RegExp): number[] =>
  all(text, pattern).flatMap(([one]) => (one === undefined ? [] : [one]));
const highest = (values: readonly number[]) => (values.length === 0 ? undefined : Math.max(...values));
const lowest = (values: readonly number[]) => (values.length === 0 ? undefined : Math.min(...values));
/** The value farthest outside a range, otherwise the highest. */
const extreme = (values: readonly number[], low: number, high: number) =>
  values.find((value) => value < low) ?? values.find((value) => value >= high) ?? highest(values);

type Loose = { readonly [Key in keyof Measurements]: Measurements[Key] | undefined };
function clean(values: Loose): Measurements {
  const { sugars = [], ...rest } = values;
  return { sugars, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) };
}
