import { dot, fill, line, oval, SKIN, type Skin } from './paint.ts';

/** Hair behind the head, and over it. The head is an oval of 19 by 23 around 0/0 that looks to the right. */
type HairLayers = { behind: string; before: string };

const CAP = 'M-20-1c-4-20 6-29 20-29s24 8 21 25c-3-5-5-8-7-13-8 4-19 5-27 3-2 5-4 9-7 14z';

const HAIR = {
  short: (colour) => ({ behind: '', before: fill(CAP, colour) }),
  cropped: (colour) => ({
    behind: '',
    before: fill('M-20 0c-3-18 5-26 20-26s22 7 20 21c-2-4-4-7-6-10-9-2-19-2-27 1-3 4-5 8-7 14z', colour),
  }),
  side: (colour) => ({
    behind: '',
    before: fill(
      'M-21 2c-5-21 5-32 21-32 15 0 25 9 21 27-2-6-4-9-7-12-9 0-17-2-23-6 1 4-1 7-4 9-4 3-6 8-8 14z',
      colour,
    ),
  }),
  bob: (colour) => ({
    behind: fill('M-25 2c-4-22 8-33 25-33s26 10 24 30c0 8-1 14-3 20h-42c-3-4-3-10-4-17z', colour),
    before: fill('M-21 4c-3-18 4-30 19-31 14-1 24 7 22 24-3-6-6-9-9-13-9 5-18 6-26 5-2 5-4 10-6 15z', colour),
  }),
  long: (colour) => ({
    behind: fill(
      'M-26 2c-4-23 8-34 26-34s27 11 24 32c-1 12 2 22 5 32-8 6-18 2-25 2-10 0-22 6-33 0 3-10 4-21 3-32z',
      colour,
    ),
    before: fill('M-21 6c-3-20 4-32 19-33 14-1 24 8 22 25-3-8-7-12-12-16-6 8-16 12-24 13-2 4-4 8-5 11z', colour),
  }),
  bun: (colour) => ({
    behind: dot(-15, -27, 11, colour) + fill('M-23 6c-4-24 6-36 23-36s24 12 22 30z', colour),
    before: fill('M-21 4c-3-20 5-31 20-31s24 9 21 24c-4-10-10-14-19-15-9 3-17 10-22 22z', colour),
  }),
  curly: (colour) => ({
    behind: [
      [-16, -14, 14],
      [14, -16, 13],
      [-21, 2, 10],
      [0, -24, 15],
    ]
      .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, colour))
      .join(''),
    before: [
      [-13, -17, 8],
      [-2, -21, 9],
      [10, -18, 8],
      [-19, -6, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, colour))
      .join(''),
  }),
  ponytail: (colour) => ({
    behind:
      fill('M-16-14c-16-2-24 10-20 28 2 9 0 14-4 18 12 2 20-6 20-20 0-12 4-16 8-20z', colour) +
      fill('M-22 2c-3-22 7-32 22-32s24 11 21 28z', colour),
    before: fill('M-21 3c-3-19 5-30 20-30s24 9 21 24c-5-9-12-13-20-14-8 3-16 9-21 20z', colour),
  }),
  scarf: (colour) => ({
    behind: fill('M-26 6c-5-25 8-38 26-38s29 13 25 36c-1 14 4 24 11 34-18 12-54 12-70 0 5-9 9-20 8-32z', colour),
    before:
      fill(
        'M0-32c19 0 29 14 25 34-2 18-12 30-25 33-13-3-22-15-25-33-4-20 6-34 25-34zm2 10c-11 0-18 9-17 23 1 13 8 21 17 21 10 0 17-9 17-22 0-14-7-22-17-22z',
        colour,
      ) + line('M-18 26c10 9 26 9 36-2', '#fff3', 2),
  }),
  bald: (colour) => ({
    behind: '',
    before: fill('M-20 4c-4-8-3-16 1-20 1 6 1 12 2 20zM20 2c2-7 1-12-2-16-1 5 0 11-1 16z', colour),
  }),
} satisfies Record<string, (colour: string) => HairLayers>;

export type HairStyle = keyof typeof HAIR;

export type Face = {
  skin: Skin;
  style: HairStyle;
  hair: string;
  beard?: true;
  glasses?: true;
};

/** A head with its neck, looking to the right and a little down: at a screen, a child, or whoever stands there. */
export function head({ skin: name, style, hair, beard, glasses }: Face): string {
  const [skin, shade] = SKIN[name];
  const { behind, before } = HAIR[style](hair);
  const isCovered = style === 'scarf';
  return [
    behind,
    fill('M-9 12h17v24c0 9-17 9-17 0z', shade),
    oval(1, 0, 19, 23, skin),
    beard ? fill('M-16 2c-1 18 6 25 18 25 11 0 18-8 18-23-3 5-5 7-8 7-4-1-8-1-12 0-7 1-12-2-16-9z', hair) : '',
    isCovered ? '' : dot(-17, 3, 5, shade),
    line('M17 0c3 4 4 6 1 8', shade, 2.4),
    dot(5, -1, 2.1, '#1d2b3a') + dot(14, -1, 2.1, '#1d2b3a'),
    line('M2-7c2-2 4-2 6-1M12-8c2-1 4 0 5 1', style === 'scarf' ? '#4a3328' : hair, 2),
    line('M5 12c3 3 8 3 11-1', beard ? '#fff' : '#a4483f', 2.4),
    dot(0, 7, 4, '#e8776b38'),
    before,
    glasses
      ? `<g fill="#fff5" stroke="#29445f" stroke-width="1.8"><circle cx="4" cy="-1" r="6"/><circle cx="16" cy="-1" r="5"/></g>` +
        line('M-2-2-15-3', '#29445f', 1.8)
      : '',
  ].join('');
}
