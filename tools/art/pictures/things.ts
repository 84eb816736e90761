import { at, box, dot, fill, line, oval, PAINT } from './paint.ts';

/** A plant in a pot, on 0/0. */
export const plant = (): string =>
  fill('M0-58c-8-40-40-52-56-48 0 26 22 48 56 48z', PAINT.leaf) +
  fill('M0-58c2-52 26-76 48-78 6 34-8 70-48 78z', PAINT.mint) +
  fill('M-2-60c-20-30-14-72 4-92 18 24 20 64-4 92z', '#56b08f') +
  line('M0-56v-30', '#2f7d62', 3) +
  fill('M-26-58h52l-7 58h-38z', PAINT.coral) +
  box(-30, -64, 60, 14, 5, '#f3937b');

/** A registration screen on its pillar, on 0/0: 230 wide, 560 high; what it shows is laid on it in a box of 200 by 320. */
export const kiosk = (shows: string): string =>
  oval(0, -4, 92, 14, '#0b254022') +
  box(-78, -22, 156, 22, 11, PAINT.ink) +
  fill('M-26-190h52l8 172h-68z', '#33516f') +
  box(-115, -545, 230, 362, 22, PAINT.ink) +
  at(-100, -524, 1, shows) +
  dot(0, -535, 3, '#5b7691');

/** A sheet of paper with a number, as the printer gives it. */
export const ticket = (): string =>
  box(-30, -42, 60, 84, 7, '#0b254018') +
  fill('M-32-46h60v84l-7.5-6-7.5 6-7.5-6-7.5 6-7.5-6-7.5 6-7.5-6-7.5 6z', PAINT.white) +
  box(-20, -32, 36, 6, 3, PAINT.sky) +
  box(-20, -18, 36, 16, 4, PAINT.brand) +
  box(-20, 6, 36, 5, 2.5, PAINT.pale) +
  box(-20, 16, 24, 5, 2.5, PAINT.pale);

/** A speech bubble with a voice in it, its tip to the lower left at 0/0. */
export const bubble = (): string =>
  fill('M0 0c12-6 16-14 16-22h96c12 0 22-10 22-22v-44c0-12-10-22-22-22H22C10-110 0-100 0-88z', PAINT.white) +
  [18, 36, 54, 30, 46, 22, 12]
    .map((height, index) =>
      line(`M${25 + index * 14}${-66 - height / 2}v${height}`, index < 4 ? PAINT.brand : PAINT.sky, 7),
    )
    .join('');

/** A desk to stand at, its top 118 above 0/0. */
export const desk = (width: number): string =>
  box(-width / 2 + 8, -104, width - 16, 104, 6, PAINT.deep) +
  box(-width / 2 + 8, -104, width - 16, 16, 0, '#0002') +
  box(-width / 2 - 6, -120, width + 12, 20, 10, PAINT.white) +
  box(-6, -76, 12, 40, 4, '#ffffffd0') +
  box(-20, -62, 40, 12, 4, '#ffffffd0');

/** A clock on the wall. */
export const clock = (): string =>
  dot(0, 0, 30, PAINT.white) +
  `<circle r="30" fill="none" stroke="${PAINT.ink}" stroke-width="5"/>` +
  line('M0-16V0l11 8', PAINT.brand, 5);

/** A leaf of a calendar with one day marked. */
export const calendar = (): string =>
  box(-46, -44, 92, 88, 12, PAINT.white) +
  fill('M-46-20v-12c0-7 5-12 12-12h68c7 0 12 5 12 12v12z', PAINT.coral) +
  line('M-24-52v14M24-52v14', PAINT.ink, 6) +
  [-28, -9, 10, 29]
    .map((x) =>
      [-4, 14, 32].map((y) => box(x - 6, y - 5, 11, 10, 3, x === 10 && y === 14 ? PAINT.brand : PAINT.pale)).join(''),
    )
    .join('');

/** A chair of a waiting room under a seated person on 0/0. */
export const chair = (): string =>
  line('M-30-70-38 0M44-70l6 70', PAINT.ink, 6) + line('M-42-176c-4 40 0 70 4 98H52', PAINT.brand, 16);

/** Ground and a soft shape behind everything. */
export const stage = (width: number, height: number, tint: string): string =>
  fill(
    `M${width * 0.1} ${height * 0.95}C${-width * 0.06} ${height * 0.6} ${width * 0.08} ${height * 0.12} ${width * 0.42} ${height * 0.07}S${width * 1.04} ${height * 0.2} ${width * 0.95} ${height * 0.95}z`,
    tint,
  ) + line(`M${width * 0.03} ${height * 0.95}H${width * 0.97}`, PAINT.ink, 3);
