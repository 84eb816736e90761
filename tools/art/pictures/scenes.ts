import { HANGING, person, type Person } from './person.ts';
import { at, box, dot, fill, line, oval, PAINT } from './paint.ts';
import { seated, type Seated, wheelchair } from './seated.ts';
import { bubble, calendar, chair, clock, desk, kiosk, plant, stage, ticket } from './things.ts';

export type Scene = { readonly width: number; readonly height: number; readonly drawing: string };

const JEANS = { trousers: '#2b4766', trousersShade: '#213a56', shoes: '#15273b' };
const PLUM = { trousers: '#5a4b9a', trousersShade: '#4b3e85', shoes: '#15273b' };
const SANDY = { trousers: '#b48a57', trousersShade: '#977145', shoes: '#3a2a1c' };

const RECEPTIONIST: Person = {
  face: { skin: 'olive', style: 'bun', hair: '#2b1d18' },
  top: PAINT.brand,
  topShade: PAINT.deep,
  ...JEANS,
  near: { elbow: [-44, -208], hand: [-14, -176] },
  far: { elbow: [58, -216], hand: [92, -252] },
};

const DOCTOR: Person = {
  face: { skin: 'dark', style: 'cropped', hair: '#1d1715', beard: true },
  top: PAINT.brand,
  topShade: PAINT.deep,
  ...JEANS,
  near: HANGING,
  far: { elbow: [52, -206], hand: [92, -196] },
  coat: true,
};

const WITH_SCARF: Person = {
  face: { skin: 'brown', style: 'scarf', hair: '#2f7c86' },
  top: PAINT.sun,
  topShade: '#dca735',
  ...PLUM,
  near: { elbow: [-36, -204], hand: [-6, -182] },
  far: { elbow: [58, -222], hand: [100, -244] },
  skirt: true,
};

const ELDER: Person = {
  face: { skin: 'light', style: 'side', hair: '#c3c8d0', glasses: true },
  top: PAINT.lilac,
  topShade: '#8a7cc8',
  ...SANDY,
  near: HANGING,
  far: { elbow: [46, -200], hand: [64, -160] },
};

const MOTHER: Person = {
  face: { skin: 'dark', style: 'curly', hair: '#1d1715' },
  top: PAINT.coral,
  topShade: '#d5664c',
  ...JEANS,
  near: HANGING,
  far: { elbow: [44, -200], hand: [60, -148] },
  walks: true,
};

const CHILD: Person = {
  face: { skin: 'brown', style: 'curly', hair: '#2a1d1a' },
  top: PAINT.sun,
  topShade: '#dca735',
  ...PLUM,
  near: { elbow: [-44, -230], hand: [-62, -300] },
  far: { elbow: [52, -220], hand: [80, -250] },
  walks: true,
};

const SITTER: Seated = {
  face: { skin: 'light', style: 'bob', hair: '#c3c8d0', glasses: true },
  top: PAINT.coral,
  topShade: '#d5664c',
  trousers: '#2b4766',
  trousersShade: '#213a56',
  near: { elbow: [-22, -140], hand: [26, -112] },
};

const ON_WHEELS: Seated = {
  face: { skin: 'olive', style: 'short', hair: '#33241d' },
  top: PAINT.mint,
  topShade: PAINT.leaf,
  trousers: '#2b4766',
  trousersShade: '#213a56',
  near: { elbow: [-36, -140], hand: [6, -104] },
};

const shadow = (x: number, y: number, width: number): string => oval(x, y, width, 7, '#0b254022');

/** What the kiosks of small scenes show: the microphone. */
const MICROPHONE =
  box(0, 0, 200, 320, 10, '#eaf4fd') +
  box(40, 36, 120, 14, 7, PAINT.ink) +
  box(60, 60, 80, 9, 4.5, PAINT.grey) +
  dot(100, 168, 58, PAINT.brand) +
  box(89, 134, 22, 42, 11, PAINT.white) +
  line('M76 166a24 24 0 0 0 48 0M100 190v16', PAINT.white, 6) +
  box(30, 266, 140, 26, 13, PAINT.white);

const CHOSEN =
  box(0, 0, 200, 320, 10, '#eaf4fd') +
  box(24, 30, 152, 84, 12, PAINT.white) +
  dot(100, 72, 26, '#d8f2e2') +
  line('m88 72 9 9 16-18', '#0b6b3a', 7) +
  box(24, 134, 152, 56, 12, PAINT.brand) +
  box(58, 155, 84, 14, 7, PAINT.white) +
  box(24, 208, 152, 20, 8, PAINT.white) +
  box(24, 240, 152, 20, 8, PAINT.white);

/** Somebody says what is wrong, and the screen listens. */
const speak = (): Scene => ({
  width: 400,
  height: 300,
  drawing:
    stage(400, 300, PAINT.pale) +
    at(322, 286, 0.46, kiosk(MICROPHONE)) +
    shadow(134, 286, 50) +
    at(134, 286, 0.74, person(WITH_SCARF)) +
    at(168, 84, 0.6, bubble()),
});

/** The screen gives a ticket with a time. */
const book = (): Scene => ({
  width: 400,
  height: 300,
  drawing:
    stage(400, 300, '#fbeed6') +
    at(96, 84, 0.9, calendar()) +
    at(318, 286, 0.46, kiosk(CHOSEN)) +
    shadow(212, 286, 46) +
    at(204, 286, 0.74, person({ ...ELDER, far: { elbow: [50, -206], hand: [76, -232] } })) +
    at(262, 98, 0.6, ticket()),
});

/** A doctor and somebody who was expected. */
const care = (): Scene => ({
  width: 400,
  height: 300,
  drawing:
    stage(400, 300, '#dff0e7') +
    at(352, 286, 0.66, plant()) +
    shadow(124, 286, 50) +
    at(124, 286, 0.74, person(DOCTOR)) +
    at(270, 286, 0.8, chair() + seated(SITTER), true),
});

/** Reception, where a person helps. */
const reception = (): Scene => ({
  width: 560,
  height: 400,
  drawing:
    stage(560, 400, PAINT.pale) +
    at(296, 76, 0.8, clock()) +
    at(516, 380, 0.9, plant()) +
    at(196, 380, 1, person(RECEPTIONIST)) +
    at(196, 382, 1.05, desk(220)) +
    shadow(388, 382, 56) +
    at(
      388,
      382,
      0.98,
      person({ ...ELDER, near: { elbow: [-42, -204], hand: [-30, -160] } }) + line('M64-160 70 0', '#6b4a2c', 6),
      true,
    ),
});

/** A family and somebody on wheels on their way in. */
const arrive = (): Scene => ({
  width: 620,
  height: 380,
  drawing:
    fill('M470 366V96c0-12 8-20 20-20h92c12 0 20 8 20 20v270z', '#ffffff26') +
    fill('M486 366V104c0-6 4-10 10-10h40v272z', '#ffffff66') +
    fill('M540 366V94h38c6 0 10 4 10 10v262z', '#ffffff40') +
    box(524, 214, 6, 44, 3, PAINT.ink) +
    box(546, 214, 6, 44, 3, PAINT.ink) +
    line('M16 366H604', '#ffffff80', 3) +
    at(118, 364, 1, wheelchair(ON_WHEELS, PAINT.white)) +
    at(296, 364, 1, person(MOTHER)) +
    at(386, 364, 0.66, person(CHILD)),
});

/** The product at work: its real screens (screens.ts) on a kiosk and on a phone. */
export const hero = (onKiosk: string, onPhone: string): Scene => ({
  width: 680,
  height: 600,
  drawing:
    fill('M60 566C-14 380 40 96 250 44s380 40 394 262c8 126-12 206-40 260z', PAINT.white) +
    line('M14 566H666', PAINT.ink, 3) +
    at(70, 566, 0.95, plant()) +
    at(388, 566, 0.94, kiosk(onKiosk)) +
    shadow(212, 566, 78) +
    at(212, 566, 1.22, person({ ...WITH_SCARF, far: { elbow: [56, -214], hand: [88, -262] } })) +
    box(530, 176, 148, 288, 24, '#0b254026') +
    box(524, 166, 148, 288, 24, PAINT.ink) +
    at(532, 174, 1, onPhone),
});

/** Every picture by its name; the hero is put together where the real screens are. */
export const SCENES: Readonly<Record<string, () => Scene>> = { speak, book, care, reception, arrive };
