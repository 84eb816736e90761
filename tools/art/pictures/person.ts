import { head, type Face } from './head.ts';
import { at, dot, fill, line, PAINT, SKIN } from './paint.ts';

/** Where an elbow and a hand are; the shoulder is given. */
export type Arm = { elbow: [number, number]; hand: [number, number] };

export type Person = {
  face: Face;
  top: string;
  /** The same cloth in the shade: the arm behind. */
  topShade: string;
  trousers: string;
  trousersShade: string;
  shoes: string;
  near: Arm;
  far: Arm;
  /** A step instead of a stand. */
  walks?: true;
  coat?: true;
  skirt?: true;
};

/** Arms hang down. */
export const HANGING: Arm = { elbow: [-40, -205], hand: [-36, -150] };

export function arm(
  shoulder: [number, number],
  { elbow, hand }: Arm,
  sleeve: string,
  skin: string,
  edge?: string,
): string {
  const [sx, sy] = shoulder;
  const [ex, ey] = elbow;
  const [hx, hy] = hand;
  // The sleeve ends before the hand.
  const wx = ex + (hx - ex) * 0.78;
  const wy = ey + (hy - ey) * 0.78;
  const whole = `M${sx} ${sy}L${ex} ${ey}L${wx} ${wy}`;
  return (
    (edge ? at(2.5, 1.5, 1, line(whole, edge, 22)) : '') +
    line(`M${wx} ${wy}L${hx} ${hy}`, skin, 13) +
    dot(hx, hy, 9.5, skin) +
    line(whole, sleeve, 22)
  );
}

const shoe = (x: number, colour: string): string => fill(`M${x - 12} 0v-10q2-8 12-8 8 0 14 7 10 1 12 11z`, colour);

function legs({ trousers, trousersShade, shoes, walks, skirt, face }: Person): string {
  const [skin, shade] = SKIN[face.skin];
  const [front, back] = walks
    ? ([
        ['M-6-148L18-80 26-14', 26],
        ['M-8-148L-16-78-40-16', -40],
      ] as const)
    : ([
        ['M-14-148L-14-80-15-14', -15],
        ['M14-148L15-80 17-14', 17],
      ] as const);
  const [near, far] = skirt ? [skin, shade] : [trousers, trousersShade];
  const width = skirt ? 19 : 29;
  return line(back[0], far, width) + shoe(back[1], shoes) + line(front[0], near, width) + shoe(front[1], shoes);
}

function clothes({ top, coat, skirt, trousers }: Person): string {
  const torso = fill('M-36-250c0-20 14-26 26-27h18c14 1 28 7 28 27l-4 102h-64z', top);
  if (coat)
    return (
      fill('M-38-250c0-20 14-26 26-27h22c14 1 28 7 28 27l2 158h-80z', PAINT.white) +
      fill('M-6-277h20l-7 44z', top) +
      line('M6-232v138', PAINT.shade, 2.5) +
      fill('M-6-278-16-258l22 34 16-36-8-18-7 40z', PAINT.shade) +
      line('M-14-262c-4 24-2 34 6 40M18-262c4 16 2 26-2 34', '#33475c', 3.4) +
      dot(-7, -218, 6, '#33475c') +
      fill('M14-170h18v16q-9 6-18 0z', PAINT.shade)
    );
  return skirt ? torso + fill('M-34-160h66l16 90q-48 16-98 0z', trousers) : torso;
}

/** Somebody who stands or walks on 0/0 and looks to the right, 330 high. */
export function person(who: Person): string {
  const [skin, shade] = SKIN[who.face.skin];
  const sleeve = who.coat ? PAINT.white : who.top;
  const far = who.coat ? PAINT.shade : who.topShade;
  return (
    arm([26, -252], who.far, far, shade) +
    legs(who) +
    clothes(who) +
    at(3, -308, 1, head(who.face)) +
    arm([-25, -252], who.near, sleeve, skin, far)
  );
}
