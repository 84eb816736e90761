import { whenIdle } from '#src/platform/loading/when-idle.ts';

/**
 * Lays the sections below the window out and fetches their pictures, one in each idle moment, so that their heights are the real ones
 * and a picture of the whole page shows all of it. Until then their style puts it off (parts.css).
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
