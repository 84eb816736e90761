const SHOWN_FOR_MS = 5000;

export type ToastTone = 'success' | 'error' | 'info';
export type ToastWords = { readonly tone: ToastTone; readonly title: string; readonly description?: string };

/** The text of each toast on screen, by its id, because the library carries only one string. */
const words = new Map<string, ToastWords>();

/** Loads the library with the first toast, because most visits never see one. */
export function loadToasts() {
  return import('react-hot-toast/headless');
}

let wanted = false;
/** Counts toasts and dismissals: only the latest one counts, however late the library loads. */
let latest = 0;
let mount: (() => void) | undefined;

/** Mounts the notification area: called once, before the first toast. */
export function onFirstToast(listener: () => void): void {
  mount = listener;
  if (wanted) listener();
}

/** A toast's text; undefined once it has been replaced. */
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
    // If the library cannot be loaded: every error is also shown in its page.
  }
}

/** Removes the toast and its text, as its close button does; a toast that was still loading does not appear. */
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

/** The only notification area: one toast at a time for 5000 ms; a new one replaces the old (PAGE-3). */
export const notify = { success: notifier('success'), error: notifier('error'), info: notifier('info') };
