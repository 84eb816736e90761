import { whenIdle } from '#src/platform/loading/later/when-idle.ts';

/**
 * Lays out the sections below the fold and loads their pictures, one at each idle moment, so that their heights are
 * correct and a screenshot of the whole page is complete. Until then their style defers it (parts.css).
 */
export function layOutInTurn(page: HTMLElement): void {
  const sections = page.querySelectorAll('section').values();
  const next = () => {
    const { value: section } = sections.next();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    for (const picture of section.querySelectorAll('img')) picture.loading = 'eager';
    whenIdle(next);
  };
  whenIdle(next);
}
