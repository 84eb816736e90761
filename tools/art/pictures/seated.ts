import { head, type Face } from './head.ts';
import { arm, type Arm } from './person.ts';
import { at, fill, line, PAINT, SKIN } from './paint.ts';

export type Seated = {
  face: Face;
  top: string;
  topShade: string;
  trousers: string;
  trousersShade: string;
  near: Arm;
};

const shoe = (x: number, y: number): string => fill(`M${x - 12} ${y}v-10q2-8 12-8 8 0 14 7 10 1 12 11z`, '#15273b');

/** Somebody who sits on a seat 78 above 0/0 and looks to the right. */
export function seated(who: Seated): string {
  const [skin, shade] = SKIN[who.face.skin];
  return (
    arm([22, -196], { elbow: [44, -150], hand: [66, -128] }, who.topShade, shade) +
    line('M0-92H62L66-16', who.trousersShade, 27) +
    shoe(66, 0) +
    fill('M-34-186c0-20 14-26 26-27h14c14 1 26 7 26 27l2 108h-66z', who.top) +
    line('M-14-92H56L58-16', who.trousers, 28) +
    shoe(58, 0) +
    at(1, -244, 1, head(who.face)) +
    arm([-20, -190], who.near, who.top, skin, who.topShade)
  );
}

/** A wheelchair with somebody in it, seen from the side; `rim` is the colour of its frame. */
export function wheelchair(who: Seated, rim: string): string {
  return (
    line('M-62-178c8-4 16-2 18 6l8 90H44', rim, 6) +
    line('M44-82 66-22h24', rim, 6) +
    `<circle cx="68" cy="-12" r="10" fill="none" stroke="${rim}" stroke-width="5"/>` +
    at(2, -12, 1, seated(who)) +
    line('M-28-118H34', rim, 6) +
    `<circle cx="-10" cy="-54" r="52" fill="none" stroke="${rim}" stroke-width="6"/>` +
    `<circle cx="-10" cy="-54" r="44" fill="none" stroke="${PAINT.grey}" stroke-width="2.5"/>` +
    line('M-10-98v88M-48-76l76 44M-48-32l76-44', PAINT.grey, 2) +
    `<circle cx="-10" cy="-54" r="7" fill="${rim}"/>`
  );
}
