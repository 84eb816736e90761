import type { Page } from '@playwright/test';

type Colour = readonly [red: number, green: number, blue: number];

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2 between a dark text (`#rrggbb`) and its ground. */
export function contrast(text: string, ground: Colour): number {
  const [, red = '0', green = '0', blue = '0'] = /^#(..)(..)(..)$/.exec(text) ?? [];
  const dark: Colour = [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
  return (luminance(ground) + 0.05) / (luminance(dark) + 0.05);
}

/** Colours of the words that stand on the sky itself: nothing opaque lies between them and it. */
export function coloursOnSky(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClear = (node: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(node);
      return backgroundImage === 'none' && /, 0\)$|^transparent$/.test(backgroundColor);
    };
    const colours = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || !texts.currentNode.nodeValue?.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only')) continue;
      let node: Element | null = parent;
      while (node && node !== document.body && isClear(node)) node = node.parentElement;
      if (node === document.body) colours.add(getComputedStyle(parent).color);
    }
    return [...colours].map((colour) => {
      const parts = colour.match(/\d+/g) ?? [];
      return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    });
  });
}

/** The darkest pixel of what the page shows now. The browser itself decodes the picture. */
export async function darkestPixel(page: Page): Promise<Colour> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 800, height: 1280 };
  // At half its size, a quarter of the work: the light has no detail finer than that.
  const clip = { x: 0, y: 0, width, height, scale: 0.5 };
  const { data: picture } = await session.send('Page.captureScreenshot', { format: 'png', clip });
  await session.detach();
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('this browser draws no picture');
    context.drawImage(bitmap, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let darkest: [number, number, number] = [255, 255, 255];
    let sum = 765;
    for (let at = 0; at < pixels.length; at += 4) {
      const red = pixels[at] ?? 0;
      const green = pixels[at + 1] ?? 0;
      const blue = pixels[at + 2] ?? 0;
      if (red + green + blue >= sum) continue;
      sum = red + green + blue;
      darkest = [red, green, blue];
    }
    return darkest;
  }, picture);
}
