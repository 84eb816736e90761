import type { Page } from '@playwright/test';

/**
 * What has too little room on the page as it stands, each told in words; an empty list is what is wanted. Nothing may reach
 * out of the window, no word out of its button or card, nothing may be cut off, and no control lies over another.
 */
export const findCrowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem]';
    const found = new Set<string>();
    const wordsOf = (text: string | null | undefined) => (text ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const nameOf = (node: Element) =>
      `${node.tagName.toLowerCase()} "${wordsOf(node.textContent) || node.getAttribute('aria-label') || node.id}"`;
    const above = (node: Element): Element[] => {
      const list: Element[] = [];
      for (let each = node.parentElement; each && each !== document.body; each = each.parentElement) list.push(each);
      return list;
    };
    const isSeen = (node: Element) => {
      const { width, height } = node.getBoundingClientRect();
      const shown = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // What only a screen reader reads is cut down to a point.
      const isForEars = [node, ...above(node)].some((each) => getComputedStyle(each).clipPath !== 'none');
      return shown && width > 2 && height > 2 && !isForEars && node.closest('.skip-link') === null;
    };
    /** What scrolls by itself may be wider than the window inside, and an ellipsis says that there is more. */
    const mayBeWider = (node: Element) =>
      [node, ...above(node)].some((each) => {
        const { overflowX, textOverflow } = getComputedStyle(each);
        return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
      });
    /** What stays in view lies over the page by design: it is compared with what lies there, too. */
    const layerOf = (node: Element) =>
      [node, ...above(node)].find((each) => /fixed|sticky/.test(getComputedStyle(each).position)) ?? document.body;
    const isOutside = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1;

    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) {
      const wide = [...document.querySelectorAll('#root *')].filter((node) => isOutside(node.getBoundingClientRect()));
      const deepest = wide.filter((node) => !wide.some((other) => other !== node && node.contains(other)));
      found.add(
        `the page is ${sideways} px too wide: ${deepest
          .slice(0, 3)
          .map((node) => node.outerHTML.slice(0, 160))
          .join(' | ')}`,
      );
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      if (!parent || wordsOf(node.nodeValue) === '' || !isSeen(parent) || mayBeWider(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width < 1) continue;
      const told = `"${wordsOf(node.nodeValue)}"`;
      if (isOutside(words)) found.add(`${told} leaves the window`);
      // Letters may reach out of a line that is set close, not out of what they stand in.
      const close = Number.parseFloat(getComputedStyle(parent).fontSize) / 4;
      const box = parent.closest(`${CONTROLS}, .rounded-card, header`);
      for (const frame of box ? [box] : []) {
        const edge = frame.getBoundingClientRect();
        const across = Math.max(edge.left - words.left, words.right - edge.right);
        const down = Math.max(edge.top - words.top, words.bottom - edge.bottom);
        if (across > 1.5 || down > close + 1) found.add(`${told} stands outside of ${nameOf(frame)}`);
      }
      for (const each of [parent, ...above(parent)]) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const edge = each.getBoundingClientRect();
        const cutX = /hidden|clip/.test(overflowX) && (words.right > edge.right + 1.5 || words.left < edge.left - 1.5);
        const cutY =
          /hidden|clip/.test(overflowY) && (words.bottom > edge.bottom + close || words.top < edge.top - close);
        if (cutX || cutY) found.add(`${told} is cut off by "${(each.getAttribute('class') ?? '').slice(0, 60)}"`);
      }
    }

    const controls = [...document.querySelectorAll(CONTROLS)].filter(isSeen);
    const placed = controls.map((node) => ({ node, box: node.getBoundingClientRect(), layer: layerOf(node) }));
    for (const [at, one] of placed.entries()) {
      if (isOutside(one.box) && !mayBeWider(one.node)) found.add(`${nameOf(one.node)} leaves the window`);
      for (const other of placed.slice(at + 1)) {
        if (one.layer !== other.layer || one.node.contains(other.node) || other.node.contains(one.node)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) found.add(`${nameOf(one.node)} lies over ${nameOf(other.node)}`);
      }
    }

    for (const header of document.querySelectorAll('.site-header, .kiosk-header, [data-top-bar]')) {
      const { top, bottom } = header.getBoundingClientRect();
      const parts = [...header.querySelectorAll('a, button, img, svg')].filter(isSeen);
      for (const part of parts.filter((each) => layerOf(each) === layerOf(header))) {
        const box = part.getBoundingClientRect();
        if (box.top < top - 1 || box.bottom > bottom + 1) found.add(`${nameOf(part)} is higher than the header`);
        if (!part.matches('button, a') || part.matches('[data-connection]')) continue;
        const range = document.createRange();
        range.selectNodeContents(part);
        // The name of the house wraps out of sight where there is no room for it.
        const lines = [...range.getClientRects()].filter((line) => line.width > 4 && line.top < box.bottom - 2);
        const height = Math.max(...lines.map((line) => line.bottom)) - Math.min(...lines.map((line) => line.top));
        const { fontSize } = getComputedStyle(part);
        if (height > 2.2 * Number.parseFloat(fontSize)) found.add(`${nameOf(part)} takes several lines of the header`);
      }
    }
    return [...found];
  });
