/**
 * Draws the pictures of people (src/ui/pictures/*.svg): one style, put together from the parts in tools/art/pictures. Each
 * file is one symbol, so that a page shows it without a script and in its own colours.
 * Run: npx node tools/art/draw-pictures.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hero, SCENES, type Scene } from './pictures/scenes.ts';

const outDir = new URL('../../src/ui/pictures/', import.meta.url);

/** A traced screen, cut off at the edges of the glass it is shown on. */
function screen(name: string, width: number, height: number): string {
  const traced = readFileSync(new URL(`./pictures/screen-${name}.svg`, import.meta.url), 'utf8');
  const viewBox = /viewBox="0 0 (\d+) (\d+)"/.exec(traced);
  const inside = traced.slice(traced.indexOf('>') + 1, traced.lastIndexOf('</svg>')).trim();
  const size = `width="${width}" height="${height}" viewBox="0 0 ${viewBox?.[1]} ${viewBox?.[2]}"`;
  const glass = '<rect width="100%" height="100%" fill="var(--color-sky-200)"/>';
  return `<svg ${size} preserveAspectRatio="xMidYMin slice">${glass}${inside.replaceAll('\n', '')}</svg>`;
}

function draw(name: string, { width, height, drawing }: Scene): void {
  writeFileSync(
    new URL(`${name}.svg`, outDir),
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="picture" viewBox="0 0 ${width} ${height}">${drawing}</symbol></svg>\n`,
  );
}

mkdirSync(outDir, { recursive: true });
for (const [name, scene] of Object.entries(SCENES)) draw(name, scene());
draw('hero', hero(screen('kiosk', 200, 320), screen('phone', 132, 272)));
