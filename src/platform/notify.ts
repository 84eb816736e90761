import { announce } from './announcer.ts';

const SHOWN_FOR_MS = 5000;

export type ToastTone = 'success' | 'error' | 'info';
export type ToastWords = { readonly tone: ToastTone; readonly title: string; readonly description?: string };

/** The words of each toast on screen, by its id: the library itself carries one text only. */
const words = new Map<string, ToastWords>();

/** The library, loaded when the first toast comes or when the page is idle: no page needs it for its first paint. */
export function loadToasts() {
  return import('react-hot-toast/headless');
}

/** What a toast says; undefined once it has been replaced. */
export function toastWords(id: string): ToastWords | undefined {
  return words.get(id);
}

function show(tone: ToastTone, title: string, description?: string): void {
  announce(description ? `${title}. ${description}` : title, tone === 'error' ? 'assertive' : 'polite');
  void loadToasts().then(
    ({ toast }) => {
      toast.remove();
      words.clear();
      const id = toast(title, { duration: SHOWN_FOR_MS });
      words.set(id, { tone, title, ...(description && { description }) });
    },
    () => {
      // The words have been announced, and every error also stands in its page.
    },
  );
}

/** Takes the toast away, as its close button does. */
export function dismissToast(): void {
  void loadToasts().then(
    ({ toast }) => toast.remove(),
    () => {},
  );
}

/** The one notification area: one toast at a time for 5000 ms, a new one replaces the old (product.md §9). */
export const notify = {
  success: (title: string, description?: string) => show('success', title, description),
  error: (title: string, description?: string) => show('error', title, description),
  info: (title: string, description?: string) => show('info', title, description),
};
