import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Icon = { src: string; sizes: string; type: string; purpose: string };
type Manifest = { icons: Icon[]; shortcuts: { url: string }[]; [key: string]: unknown };

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
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual(['/frontdesk', '/doctors', '/login']);
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

test('the grain of the background stays within 2 kB', () => {
  expect(read('src/ui/grain.png').length).toBeLessThanOrEqual(2048);
});
