/**
 * The colours of every picture. Blue comes from the page, so that the pictures take a hospital's own colour; the rest is
 * fixed, because skin, hair and plants do not change with a logo.
 */
export const PAINT = {
  ink: 'var(--color-ink)',
  brand: 'var(--color-brand)',
  deep: 'var(--color-brand-strong)',
  pale: 'var(--color-sky-200)',
  sky: 'var(--color-sky-300)',
  white: '#fff',
  shade: '#e6eef6',
  coral: '#ee7d62',
  sun: '#f8c24e',
  mint: '#8fd0b4',
  leaf: '#3f9a78',
  lilac: '#a99be0',
  sand: '#f3dcb8',
  grey: '#8ea3b8',
} as const;

/** Skin and its shade (neck, ear, nose). */
export const SKIN = {
  light: ['#f7d3ba', '#e5b395'],
  olive: ['#dfae86', '#c58f66'],
  brown: ['#b57c54', '#96613d'],
  dark: ['#85533a', '#69402b'],
} as const;

export type Skin = keyof typeof SKIN;

/** A filled shape. */
export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

/** A line with round ends: limbs, rims and strokes of the face. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dot = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;

export const box = (x: number, y: number, width: number, height: number, radius: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`;

/** Moves, enlarges and mirrors what is in it. */
export const at = (x: number, y: number, scale: number, inside: string, mirrored = false): string =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${inside}</g>`;
