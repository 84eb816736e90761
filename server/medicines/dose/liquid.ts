import { NUMBER, UNIT } from './dose-text.ts';
import { inMg, milligramsIn } from './milligrams.ts';

const IN_LIQUID = new RegExp(`(${NUMBER}) ?${UNIT} ?(?:/|in|per) ?(\\d+(?:\\.\\d+)?)? ?ml\\b`, 'u');
const VOLUME = new RegExp(`(?:(${NUMBER}) ?(?:[x×] ?)?)?(?:${NUMBER} to )?(${NUMBER}) ?ml\\b`, 'u');
const SPOONS = new RegExp(`(${NUMBER})(?: ?[x×])? ?(?:\\d+ ?ml )?(tea|table|medicine )?spoon`, 'u');
const TEASPOON_ML = 5;
const TABLESPOON_ML = 15;

/** The milligrams of one dose of a liquid: of “120 mg/5 ml”, “10 ml” 240. “none” where no liquid is meant. */
export function readLiquid(named: string, taken: string): number | 'none' | undefined {
  const liquid = IN_LIQUID.exec(taken) ?? IN_LIQUID.exec(named);
  if (liquid === null) return 'none';
  const dose = taken.replace(IN_LIQUID, ' ');
  const volume = volumeOf(dose) ?? volumeOf(named.replace(IN_LIQUID, ' '));
  const per = Number(liquid[3] ?? 1);
  if (volume !== undefined && per > 0) return (inMg(liquid[1], liquid[2]) * volume) / per;
  const amounts = milligramsIn(dose);
  return amounts.length > 0 ? Math.max(...amounts) : undefined;
}

function volumeOf(text: string): number | undefined {
  const volume = VOLUME.exec(text);
  if (volume !== null) return Number(volume[2]) * Number(volume[1] ?? 1);
  const spoons = SPOONS.exec(text);
  return spoons === null ? undefined : Number(spoons[1]) * (spoons[2] === 'table' ? TABLESPOON_ML : TEASPOON_ML);
}
