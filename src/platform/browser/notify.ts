const SHOWN_FOR_MS = 5000;

export type ToastTone = 'success' | 'error' | 'info';
export type ToastWords = { readonly tone: ToastTone; readonly title: string; readonly description?: string };

/** The words of each toast on screen, by its id: the library itself carries one text only. */
const words = new Map<string, ToastWords>();

/** The library: it comes with the first toast, because most visits never see one. */
export function loadToasts() {
  return import('react-hot-toast/headless');
}

let wanted = false;
/** Counts what was said and what was taken away: only the latest counts, however late the library comes. */
let latest = 0;
let mount: (() => void) | undefined;

/** Who puts up the notification area: called once, when there is something to show in it. */
export function onFirstToast(listener: () => void): void {
  mount = listener;
  if (wanted) listener();
}

/** What a toast says; undefined once it has been replaced. */
export function wordsOfToast(id: string): ToastWords | undefined {
  return words.get(id);
}

async function show(said: ToastWords): Promise<void> {
  latest += 1;
  const mine = latest;
  try {
    const { toast } = await loadToasts();
    if (mine !== latest) return;
    toast.remove();
    words.clear();
    words.set(toast(said.title, { duration: SHOWN_FOR_MS }), said);
    if (wanted) return;
    wanted = true;
    mount?.();
  } catch {
    // The library could not be fetched. Every error also stands in its page.
  }
}

/** Takes the toast away with its words, as its close button does; one that was on its way does not come up. */
export async function dismissToast(): Promise<void> {
  latest += 1;
  words.clear();
  if (!wanted) return;
  const { toast } = await loadToasts();
  toast.remove();
}

function notifier(tone: ToastTone) {
  return (title: string, description?: string): void => {
    void show({ tone, title, ...(description && { description }) });
  };
}

/** The one notification area: one toast at a time for 5000 ms, a new one replaces the old (PAGE-3). */
export const notify = { success: notifier('success'), error: notifier('error'), info: notifier('info') };
