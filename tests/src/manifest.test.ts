import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Icon = { src: string; sizes: string; type: string; purpose: string };
type Screenshot = { src: string; sizes: string; type: string; form_factor: string; label: string };
type Manifest = { icons: Icon[]; shortcuts: { url: string }[]; screenshots: Screenshot[]; [key: string]: unknown };

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const manifest: Manifest = JSON.parse(read('manifest.webmanifest').toString('utf8'));

test('the manifest says who, where and how', () => {
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/?source=pwa',
    scope: '/',
    lang: 'en',
    dir: 'ltr',
    display: 'standalone',
    orientation: 'any',
    theme_color: '#EAF4FD',
    background_color: '#EAF4FD',
    launch_handler: { client_mode: 'focus-existing' },
  });
  expect(String(manifest['short_name']).length).toBeLessThanOrEqual(12);
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual([
    '/frontdesk',
    '/doctors',
    '/login',
    '/admin/unsent',
  ]);
});

test('every icon has the size it claims', () => {
  expect(manifest.icons.map((icon) => `${icon.purpose} ${icon.sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
    'monochrome 512x512',
  ]);
  for (const icon of manifest.icons) {
    const png = read(`public${icon.src}`);
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, icon.src).toBe(icon.sizes);
  }
});

test('three wide and three narrow screenshots, of one ratio each, are what they claim to be', () => {
  expect(manifest.screenshots.map(({ form_factor, sizes }) => `${form_factor} ${sizes}`)).toEqual([
    ...Array.from({ length: 3 }, () => 'wide 1280x800'),
    ...Array.from({ length: 3 }, () => 'narrow 800x1280'),
  ]);
  for (const { src, sizes, type, label } of manifest.screenshots) {
    expect(label).not.toBe('');
    expect(type).toBe('image/jpeg');
    expect(sizeOfJpeg(read(`public${src}`)), src).toBe(sizes);
  }
});

/** From the frame header (SOF0 or SOF2), the first segment that carries height and width. */
function sizeOfJpeg(file: Buffer): string {
  let at = 2;
  while (at < file.length) {
    const marker = file.readUInt8(at + 1);
    if (marker === 0xc0 || marker === 0xc2) return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
    at += 2 + file.readUInt16BE(at + 2);
  }
  throw new Error('no picture in this file');
}

test('the grain of the background stays within 2 kB', () => {
  expect(read('src/ui/style/grain.png').length).toBeLessThanOrEqual(2048);
});
