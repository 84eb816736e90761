/** The two layers of a hairstyle: behind head and shoulders, and over the forehead. */
type HairLayers = { behind: string; before: string };

const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;

const CAP = 'M77 108c-6-44 16-62 43-62s49 18 43 62c-3-16-8-24-17-30-18 4-40 3-55-2-7 7-11 16-14 32z';

/** Every hairstyle of the portraits; each takes the colour. */
export const HAIR = {
  short: (colour) => ({ behind: '', before: fill(CAP, colour) }),
  cropped: (colour) => ({
    behind: '',
    before: fill('M79 100c-3-36 16-51 41-51s44 15 41 51c-4-12-8-19-13-24-18-5-38-5-56 0-5 5-9 12-13 24z', colour),
  }),
  side: (colour) => ({
    behind: '',
    before: fill(
      'M78 106c-8-40 14-60 44-60 30 0 48 20 40 60-2-14-6-22-12-28-20 0-38-4-50-12 2 8-1 12-6 16-8 6-13 12-16 24z',
      colour,
    ),
  }),
  long: (colour) => ({
    behind: fill('M70 112c-8-50 20-68 50-68s58 18 50 68c-2 24 6 46 16 62-40 12-92 12-132 0 10-16 18-38 16-62z', colour),
    before: fill('M79 106c-2-30 14-48 48-46 22 2 36 18 34 46-6-16-14-28-32-36-12 18-32 24-50 36z', colour),
  }),
  bob: (colour) => ({
    behind: fill('M68 112c-6-48 20-68 52-68s58 20 52 68c-1 18 2 30-6 38-20 8-72 8-92 0-8-8-5-20-6-38z', colour),
    before: fill('M79 106c-2-34 12-50 41-50s43 16 41 50c-4-12-8-18-14-22-18 4-36 4-54 0-6 4-10 10-14 22z', colour),
  }),
  bun: (colour) => ({
    behind:
      `<circle cx="120" cy="44" r="19" fill="${colour}"/>` + fill('M74 116c-6-46 16-66 46-66s52 20 46 66z', colour),
    before: fill('M79 106c-1-30 14-47 41-47s42 17 41 47c-6-20-20-31-41-31s-35 11-41 31z', colour),
  }),
  curly: (colour) => ({
    behind: `<g fill="${colour}"><circle cx="120" cy="72" r="40"/><circle cx="86" cy="84" r="26"/><circle cx="154" cy="84" r="26"/><circle cx="76" cy="112" r="20"/><circle cx="164" cy="112" r="20"/><circle cx="100" cy="54" r="24"/><circle cx="140" cy="54" r="24"/></g>`,
    before: `<g fill="${colour}"><circle cx="98" cy="72" r="13"/><circle cx="120" cy="67" r="14"/><circle cx="142" cy="72" r="13"/><circle cx="84" cy="86" r="9"/><circle cx="156" cy="86" r="9"/></g>`,
  }),
  scarf: (colour) => ({
    behind: fill(
      'M66 116c-8-52 22-74 54-74s62 22 54 74c-1 26 8 46 20 62-46 16-102 16-148 0 12-16 21-36 20-62z',
      colour,
    ),
    before:
      `<path d="M120 44c34 0 56 24 50 70-3 36-24 54-50 60-26-6-47-24-50-60-6-46 16-70 50-70zm0 24c-22 0-36 14-36 40 0 28 16 46 36 46s36-18 36-46c0-26-14-40-36-40z" fill="${colour}"/>` +
      fill('M84 140c8 16 22 24 36 24s28-8 36-24l10 34c-12 22-26 32-46 36-20-4-34-14-46-36z', colour) +
      '<path d="M88 158c18 22 46 22 64 0M84 172c20 24 52 24 72 0" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>',
  }),
} satisfies Record<string, (colour: string) => HairLayers>;

export type HairStyle = keyof typeof HAIR;
