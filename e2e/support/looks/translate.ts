import type { Page } from '@playwright/test';

/**
 * Does to the page what a browser's translator does: every text that stands on it, and every one that comes later, is
 * taken out and put back within two elements of the translator's own. The words stay as they are, to be found.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeft = (text: Text) =>
      text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, option, title') !== null;
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.isConnected || isLeft(text)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
