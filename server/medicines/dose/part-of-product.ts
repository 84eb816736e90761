import { NUMBER, UNIT, withFigures } from './dose-text.ts';
import type { WrittenDose } from './read-daily.ts';

/** Of “30/500” or “50/1000” the larger figure is theirs. */
const LARGER_PART = new Set(['paracetamol', 'metformin']);
/** Below it “5/7” is for how many days. */
const LEAST_LARGER = 100;
const PAIR = new RegExp(`(${NUMBER}|\\d+) ?(?:mg)? ?/ ?(\\d+(?:\\.\\d+)?)(?: ?mg)?(?![\\d.]| ?ml)`, 'u');
const FALLING = /(?<![\d./])(\d+(?:\.\d+)?) ?(?:mg)? ?(to|\/) ?(\d+(?:\.\d+)?) ?(?:mg\b|(?= ?(?:tab|cap|;|$)))/u;

/**
 * A line about a product as if it were about one substance of it: of “co-codamol 30/500” that of paracetamol says 500 mg.
 * Undefined where the line does not say how much of it a tablet holds: “960 mg” of two says nothing about either.
 */
export function partOfProduct(line: WrittenDose, ingredient: string, all: readonly string[]): WrittenDose | undefined {
  if (all.length < 2) return withFirstPart(line, ingredient);
  const own = amountBeside(line, ingredient);
  if (own !== undefined) return own;
  if (all.length > 2 || !all.some((one) => LARGER_PART.has(one))) return undefined;
  for (const field of ['name', 'dosage', 'frequency'] as const) {
    const text = withFigures(line[field] ?? '');
    const [pair, one, other] = PAIR.exec(text) ?? [];
    const figures = [Number(one), Number(other)];
    if (pair === undefined || Math.max(...figures) < LEAST_LARGER) continue;
    const mg = LARGER_PART.has(ingredient) ? Math.max(...figures) : Math.min(...figures);
    return { ...line, [field]: text.replace(pair, () => `${mg} mg`) };
  }
  return undefined;
}

/** “Amoxicillin-clavulanate 875-125 mg”: two figures of which the second is less are no range. */
function withFirstPart(line: WrittenDose, ingredient: string): WrittenDose {
  const first = (text = '') =>
    withFigures(text).replace(FALLING, (all, one: string, between: string, other: string) =>
      Number(one) > Number(other) && (between === 'to' || ingredient === 'amoxicillin') ? `${one} mg` : all,
    );
  const { name, dosage, frequency } = line;
  if (![name, dosage, frequency].some((text) => first(text) !== withFigures(text ?? ''))) return line;
  return { name: first(name), dosage: first(dosage), frequency: first(frequency) };
}

/** “Co-codamol (codeine 30 mg/paracetamol 500 mg)”. */
function amountBeside(line: WrittenDose, ingredient: string): WrittenDose | undefined {
  const text = withFigures(line.name);
  const beside = new RegExp(`\\b${ingredient} ?(\\d+(?:\\.\\d+)? ?${UNIT})`, 'u').exec(text)?.[1];
  if (beside === undefined) return undefined;
  return { ...line, name: `${beside} ${text.slice(text.lastIndexOf(')') + 1)}` };
}
