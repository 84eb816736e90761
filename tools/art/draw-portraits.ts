/**
 * Draws the portraits of the sample doctors (public/doctors/doc001.svg …) and of the landing page's visitors. All are
 * our own: a few shapes put together from a short description of each face.
 * Run: npx node tools/art/draw-portraits.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { heroPicture } from './hero-picture.ts';
import { HAIR, type HairStyle } from './portrait-hair.ts';

type Face = {
  file: string;
  tint: string;
  skin: string;
  shade: string;
  hair: string;
  style: HairStyle;
  shirt: string;
  glasses?: boolean;
  beard?: boolean;
  /** A visitor wears no coat. */
  coat?: false;
};

const SKIN = {
  light: { skin: '#F6D2B8', shade: '#E3B393' },
  rose: { skin: '#F2C6A8', shade: '#DCA27F' },
  olive: { skin: '#DDAE84', shade: '#C08E63' },
  brown: { skin: '#B98058', shade: '#99643F' },
  dark: { skin: '#875538', shade: '#6B4029' },
};
const TINT = { sky: '#CFE6FA', mint: '#D2EFE2', sand: '#FBE8C8', lilac: '#E4DCF7', rose: '#FBDCDC' };

const FACES: readonly Face[] = [
  { file: 'doctors/doc001', tint: TINT.sky, ...SKIN.light, hair: '#6B3F24', style: 'long', shirt: '#2C7BBF' },
  {
    file: 'doctors/doc002',
    tint: TINT.mint,
    ...SKIN.rose,
    hair: '#1F2530',
    style: 'short',
    shirt: '#3E8F77',
    glasses: true,
  },
  { file: 'doctors/doc003', tint: TINT.sand, ...SKIN.olive, hair: '#2B1D18', style: 'bun', shirt: '#D08A2E' },
  {
    file: 'doctors/doc004',
    tint: TINT.lilac,
    ...SKIN.dark,
    hair: '#1B1614',
    style: 'cropped',
    shirt: '#6C5BB0',
    beard: true,
  },
  { file: 'doctors/doc005', tint: TINT.rose, ...SKIN.brown, hair: '#20161A', style: 'bob', shirt: '#B4555B' },
  {
    file: 'doctors/doc006',
    tint: TINT.sky,
    ...SKIN.light,
    hair: '#B9BEC6',
    style: 'side',
    shirt: '#41617F',
    glasses: true,
  },
  { file: 'doctors/doc007', tint: TINT.mint, ...SKIN.olive, hair: '#2F5D73', style: 'scarf', shirt: '#2F7C86' },
  {
    file: 'doctors/doc008',
    tint: TINT.sand,
    ...SKIN.rose,
    hair: '#B5712E',
    style: 'short',
    shirt: '#8A6A2C',
    beard: true,
  },
  { file: 'doctors/doc009', tint: TINT.lilac, ...SKIN.dark, hair: '#1B1614', style: 'curly', shirt: '#5C6FB8' },
  {
    file: 'doctors/doc010',
    tint: TINT.rose,
    ...SKIN.rose,
    hair: '#A2462B',
    style: 'bob',
    shirt: '#A5536E',
    glasses: true,
  },
  { file: 'doctors/doc011', tint: TINT.sky, ...SKIN.brown, hair: '#1F1A1C', style: 'side', shirt: '#2F6FA8' },
  { file: 'doctors/doc012', tint: TINT.mint, ...SKIN.light, hair: '#D9B25F', style: 'bun', shirt: '#37806A' },
  {
    file: 'doctors/doc013',
    tint: TINT.sand,
    ...SKIN.olive,
    hair: '#33241D',
    style: 'cropped',
    shirt: '#9A6B33',
    glasses: true,
  },
  { file: 'doctors/doc014', tint: TINT.lilac, ...SKIN.rose, hair: '#1F2530', style: 'long', shirt: '#6A62A8' },
  {
    file: 'visitors/visitor-1',
    tint: TINT.sand,
    ...SKIN.brown,
    hair: '#231A1C',
    style: 'long',
    shirt: '#D77F5B',
    coat: false,
  },
  {
    file: 'visitors/visitor-2',
    tint: TINT.sky,
    ...SKIN.light,
    hair: '#A9AFB8',
    style: 'side',
    shirt: '#3F6E9A',
    coat: false,
    beard: true,
  },
  {
    file: 'visitors/visitor-3',
    tint: TINT.mint,
    ...SKIN.dark,
    hair: '#191413',
    style: 'curly',
    shirt: '#3B9276',
    coat: false,
  },
];

function clothes(face: Face): string {
  const neck = `<path d="M103 138h34v34c0 12-34 12-34 0z" fill="${face.shade}"/>`;
  if (face.coat === false) {
    return `${neck}<path d="M26 250c0-52 38-74 76-80 4 18 32 18 36 0 38 6 76 28 76 80z" fill="${face.shirt}"/>`;
  }
  return (
    `${neck}<path d="M24 250c0-52 36-74 74-80l22 40 22-40c38 6 74 28 74 80z" fill="#fff"/>` +
    `<path d="M99 169c6 12 36 12 42 0l6 4-27 46-27-46z" fill="${face.shirt}"/>` +
    `<path d="M98 170 84 186l14 10-6 10 28 40 28-40-6-10 14-10-14-16-22 42z" fill="#E4EEF7"/>` +
    '<path d="M86 178c-6 26-4 40 8 46M154 178c4 20 4 30 2 38" fill="none" stroke="#29445F" stroke-width="4" stroke-linecap="round"/>' +
    '<circle cx="156" cy="223" r="7" fill="#8FA9C1" stroke="#29445F" stroke-width="4"/>'
  );
}

function features(face: Face): string {
  const brow = face.style === 'scarf' ? '#3A2A22' : face.hair;
  const parts = [
    `<path d="M97 97c4-4 10-4 14-1M129 96c4-3 10-3 14 1" fill="none" stroke="${brow}" stroke-width="3.5" stroke-linecap="round"/>`,
    '<circle cx="104.5" cy="109" r="3.6" fill="#1E2A38"/><circle cx="135.5" cy="109" r="3.6" fill="#1E2A38"/>',
    `<path d="M120 112c-1 6-4 9-2 12 1 1 4 1 5 0" fill="none" stroke="${face.shade}" stroke-width="3" stroke-linecap="round"/>`,
    '<circle cx="95" cy="123" r="7" fill="#E8776B" opacity=".18"/><circle cx="145" cy="123" r="7" fill="#E8776B" opacity=".18"/>',
  ];
  if (face.beard) {
    parts.push(
      `<path d="M80 112c1 30 14 46 40 46s39-16 40-46c-6 14-10 20-18 20-10 0-12-3-22-3s-12 3-22 3c-8 0-12-6-18-20z" fill="${face.hair}"/>`,
    );
  }
  parts.push(
    `<path d="M108 134c6 7 18 7 24 0" fill="${face.beard ? '#fff' : 'none'}" stroke="${face.beard ? '#fff' : '#A24B42'}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  if (face.glasses) {
    parts.push(
      '<g fill="#fff" fill-opacity=".25" stroke="#29445F" stroke-width="3"><circle cx="104" cy="109" r="12"/><circle cx="136" cy="109" r="12"/></g>' +
        '<path d="M116 108c2-2 6-2 8 0" fill="none" stroke="#29445F" stroke-width="3"/>',
    );
  }
  return parts.join('');
}

/** The person alone, without a background, in a box of 240 by 240. */
function person(face: Face): string {
  const hair = HAIR[face.style](face.hair);
  const ears =
    face.style === 'scarf'
      ? ''
      : `<circle cx="80" cy="113" r="8" fill="${face.shade}"/><circle cx="160" cy="113" r="8" fill="${face.shade}"/>`;
  return `${hair.behind}${clothes(face)}${ears}<ellipse cx="120" cy="108" rx="40" ry="47" fill="${face.skin}"/>${features(face)}${hair.before}`;
}

function portrait(face: Face): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">' +
    `<rect width="240" height="240" fill="${face.tint}"/><circle cx="120" cy="110" r="92" fill="#fff" opacity=".35"/>` +
    `${person(face)}</svg>\n`
  );
}

const outDir = new URL('../../public/', import.meta.url);
for (const folder of ['doctors', 'visitors']) mkdirSync(new URL(`${folder}/`, outDir), { recursive: true });
for (const face of FACES) writeFileSync(new URL(`${face.file}.svg`, outDir), portrait(face));

const [doctor] = FACES;
const hero = new URL('../../src/features/landing/page/hero.svg', import.meta.url);
if (doctor) writeFileSync(hero, heroPicture(person(doctor)));
