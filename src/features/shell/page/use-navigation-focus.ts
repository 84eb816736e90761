import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { pageTitles } from '#src/locales/en/everywhere/page-titles.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { useLanguage } from '#src/platform/language/use-language.ts';
import { setDocumentTitle } from '#src/platform/browser/document-title.ts';
import { scrollToSection } from '#src/features/shell/header/scroll-to-section.ts';

/**
 * The router changes neither title nor focus (TanStack/router #918). After each change of path the title is set, the
 * new h1 takes the focus, and the title is announced. A change of the hash alone goes to its section.
 */
export function useNavigationFocus(): void {
  const router = useRouter();
  const { name: house } = useKnownClinic();
  const language = useLanguage();
  const name = useCallback(() => {
    const title = router.state.matches.findLast((match) => match.staticData.title)?.staticData.title;
    setDocumentTitle(title ? pageTitles[title] : (document.querySelector('h1')?.textContent ?? ''));
  }, [router]);
  useEffect(name, [name, house, language]);
  useEffect(() => {
    // If the URL names a section, the browser went there before the page was rendered, and may have missed it.
    if (location.hash) scrollToSection(location.hash.slice(1));
    return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
      if (pathChanged) name();
      if (!fromLocation) return;
      if (toLocation.hash && (pathChanged || hashChanged)) scrollToSection(toLocation.hash);
      else if (pathChanged) {
        const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
      }
      if (pathChanged) announce(document.title);
    });
  }, [router, name]);
}
