import { afterEach, beforeEach, vi } from 'vitest';

/** For tests without a browser: a page that can be asked to be left. @returns whether it would ask back */
export function usePageToLeave(): () => boolean {
  let page = new EventTarget();
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => vi.unstubAllGlobals());
  return () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
