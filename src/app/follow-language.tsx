import type { RouteComponent } from '@tanstack/react-router';
import { useLanguageOfTexts } from '#src/platform/language/use-language-of-texts.ts';

type Page = RouteComponent & { preload?: () => Promise<unknown> | undefined };
type Route = { readonly options: { component?: Page } };

/** Pages that follow already: the routes outlive a router. */
const following = new WeakSet<Page>();

/**
 * Draws every page again when another language is chosen, because texts are read while drawing; and draws it in its
 * place, so that what was typed or opened there stays.
 */
export function followLanguage(routes: readonly Route[]): void {
  for (const { options } of routes) {
    const { component } = options;
    if (component !== undefined && !following.has(component)) options.component = drawnAgain(component);
  }
}

function drawnAgain(Whole: Page): Page {
  function Page() {
    useLanguageOfTexts();
    return <Whole />;
  }
  // The code of a page is fetched before it is shown, once; then it has nothing to fetch.
  const page: Page = Object.defineProperty(Page, 'preload', { get: () => Whole.preload });
  following.add(page);
  return page;
}
