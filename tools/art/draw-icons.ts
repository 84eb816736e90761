/**
 * Draws the app's icons: public/icons/favicon.svg by hand, and from it every PNG the manifest and index.html name, by
 * a headless Chromium (CHROMIUM, or /usr/bin/chromium). Also the grain of the background.
 * Run: npx node tools/art/draw-icons.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { grainPng } from './grain-png.ts';

/** A door open to the light, with the cross of care on it. 96 by 96, centred at 48,48. */
const MARK =
  '<path d="M30 22a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v52H30z" fill="#fff"/>' +
  '<path d="M44 31h8v9h9v8h-9v9h-8v-9h-9v-8h9z" fill="#0B5CAD"/>' +
  '<path d="M22 74h52" stroke="#fff" stroke-width="6" stroke-linecap="round"/>' +
  '<circle cx="60.5" cy="64" r="2.5" fill="#0B5CAD"/>';

const GROUND =
  '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2B86D9"/><stop offset="1" stop-color="#0B5CAD"/></linearGradient>';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${inside}</svg>`;

const rounded = svg(`<defs>${GROUND}</defs><rect width="96" height="96" rx="24" fill="url(#g)"/>${MARK}`);
/** Filled to the edges; the mark stays inside the safe circle of 80 %. */
const maskable = svg(
  `<defs>${GROUND}</defs><rect width="96" height="96" fill="url(#g)"/><g transform="translate(12 12) scale(.75)">${MARK}</g>`,
);
/** One colour and transparent: the cross and the knob are holes. */
const monochrome = svg(
  '<path fill-rule="evenodd" d="M30 22a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v52H30zM44 31v9h-9v8h9v9h8v-9h9v-8h-9v-9z"/>' +
    '<path d="M22 74h52" stroke="#000" stroke-width="6" stroke-linecap="round"/>',
);
const share =
  '<div style="display:flex;align-items:center;gap:56px;height:100%;padding:0 96px;background:linear-gradient(180deg,#EAF4FD,#CBE4F8);color:#0B2540">' +
  `<div style="width:240px;flex-shrink:0">${rounded}</div>` +
  '<div><div style="font:700 84px/1.1 Atkinson,sans-serif">Frontdesk</div><div style="font:400 42px/1.3 Atkinson,sans-serif;margin-top:20px">Your Health Is Our Top Priority</div></div></div>';

const PICTURES = [
  { name: 'icon-192', width: 192, inside: rounded },
  { name: 'icon-512', width: 512, inside: rounded },
  { name: 'maskable-192', width: 192, inside: maskable },
  { name: 'maskable-512', width: 512, inside: maskable },
  { name: 'monochrome-512', width: 512, inside: monochrome },
  { name: 'apple-touch-icon', width: 180, inside: maskable },
  { name: 'favicon-32', width: 32, inside: rounded },
  { name: 'share', width: 1200, height: 630, inside: share },
];

const publicFolder = new URL('../../public/', import.meta.url);
mkdirSync(new URL('icons/', publicFolder), { recursive: true });
writeFileSync(new URL('icons/favicon.svg', publicFolder), `${rounded}\n`);
writeFileSync(new URL('../../src/ui/style/grain.png', import.meta.url), grainPng());

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage();
for (const { name, width, height = width, inside } of PICTURES) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>html,body{margin:0;height:100%}svg{display:block;width:100%}</style>${inside}`);
  await page.screenshot({ path: new URL(`icons/${name}.png`, publicFolder).pathname, omitBackground: true });
}
await browser.close();
