/** A colour as administrators write it: `#0b5cad`. */
export const COLOUR = /^#[\da-fA-F]{6}$/;

/** What WCAG 2.2 (1.4.3) asks of text. */
const ENOUGH = 4.5;
const WHITE = '#ffffff';
const BLACK = '#000000';
/** The lighter of the two colours of text that stand on the ground (docs/decisions/0010). */
const TEXT_ON_GROUND = '#29445f';
const STEPS = 50;

export type HouseColours = { readonly brandColour: string; readonly groundColour: string };

const parts = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parts(colour).map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2 between two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function mixed(colour: string, other: string, part: number): string {
  const to = parts(other);
  const values = parts(colour).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part));
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** White letters stand on it, and it stands as letters on white. */
export const isFitForButtons = (colour: string): boolean => contrastOf(colour, WHITE) >= ENOUGH;

/** The page's words stand on it. */
export const isFitForGround = (colour: string): boolean => contrastOf(colour, TEXT_ON_GROUND) >= ENOUGH;

function nearest(colour: string, towards: string, isFit: (colour: string) => boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mixed(colour, towards, step / STEPS);
    if (isFit(candidate)) return candidate;
  }
  return towards;
}

/** The nearest darker colour for buttons and links that can be read. */
export const fitForButtons = (colour: string): string => nearest(colour, BLACK, isFitForButtons);

/** The nearest lighter colour for the background that can be read on. */
export const fitForGround = (colour: string): string => nearest(colour, WHITE, isFitForGround);

/** Which of the two nobody can read on, in a sentence with the nearest that works; undefined if both will do. */
export function unreadableColour({
  brandColour = '',
  groundColour = '',
}: {
  readonly [Field in keyof HouseColours]?: string | undefined;
}): { readonly field: keyof HouseColours; readonly message: string } | undefined {
  if (brandColour !== '' && !isFitForButtons(brandColour)) {
    const better = fitForButtons(brandColour);
    const message = `White letters cannot be read on ${brandColour}. A colour that works is ${better}.`;
    return { field: 'brandColour', message };
  }
  if (groundColour !== '' && !isFitForGround(groundColour)) {
    const better = fitForGround(groundColour);
    return {
      field: 'groundColour',
      message: `Words cannot be read on ${groundColour}. A colour that works is ${better}.`,
    };
  }
  return undefined;
}

/** The page's own colours (tokens.css) that a house's two colours replace; none where it has not set one. */
export function houseTokens({ brandColour, groundColour }: HouseColours): Readonly<Record<string, string>> {
  const ground = groundColour || '#cbe4f8';
  const isStrong = (colour: string) => contrastOf(colour, ground) >= ENOUGH;
  return {
    ...(brandColour !== '' && {
      brand: brandColour,
      'brand-strong': nearest(mixed(brandColour, BLACK, 0.24), BLACK, isStrong),
      meter: brandColour,
    }),
    ...(groundColour !== '' && {
      'sky-100': mixed(groundColour, WHITE, 0.62),
      'sky-200': mixed(groundColour, WHITE, 0.35),
      'sky-300': groundColour,
      glow: groundColour,
    }),
  };
}
