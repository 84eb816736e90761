import type { Page } from '@playwright/test';
import readCode from 'jsqr';

/** A sheet that a page has sent to the printer: what stands on it, its styles, and the letters that were lent to it. */
type Sheet = { readonly html: string; readonly css: string; readonly letters: readonly string[] };

declare global {
  interface Window {
    sheets?: Sheet[];
  }
}

/** From now on the page's printer keeps the sheets. Called before the page is opened. */
export async function keepSheets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.print = () => {
      const rules = [...document.adoptedStyleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map((rule) => rule.cssText),
      );
      const { top } = globalThis;
      if (top) {
        const letters = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
        (top.sheets ??= []).push({ html: document.body.innerHTML, css: rules.join('\n'), letters });
      }
    };
  });
}

export async function sheetsOf(page: Page): Promise<Sheet[]> {
  return page.evaluate(() => globalThis.window.sheets ?? []);
}

/** Puts a sheet through the browser's printing: its pages in millimetres, its words, and what a scanner reads from it. */
export async function asPrinted(page: Page, sheet: Sheet) {
  const paper = await page.context().newPage();
  await paper.setContent(sheet.html);
  await paper.addStyleTag({ content: sheet.css });
  const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box
      .trim()
      .split(/\s+/)
      .slice(2)
      .map((points) => Math.round((Number(points) / 72) * 25.4)),
  );
  const words = await paper.locator('body').innerText();
  const { data, size } = await paper.evaluate(async () => {
    const side = 300;
    const svg = document.querySelector('svg');
    if (!svg) return { data: [], size: 0 };
    svg.setAttribute('width', `${side}`);
    svg.setAttribute('height', `${side}`);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    // A white edge, as paper has.
    canvas.width = canvas.height = side + 40;
    const pen = canvas.getContext('2d');
    if (!pen) return { data: [], size: 0 };
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 20, 20, side, side);
    return { data: [...pen.getImageData(0, 0, canvas.width, canvas.height).data], size: canvas.width };
  });
  await paper.close();
  return { pages, words, code: readCode(Uint8ClampedArray.from(data), size, size)?.data };
}
