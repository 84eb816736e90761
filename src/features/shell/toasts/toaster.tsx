import { useEffect, useRef } from 'react';
import { noticeTexts } from '#src/locales/en/everywhere/notices.ts';
import {
  dismissToast,
  wordsOfToast,
  type loadToasts,
  type ToastTone,
  type ToastWords,
} from '#src/platform/browser/notify.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import { placeToast } from './place-toast.ts';

const LOOKS: Record<ToastTone, { box: string; icon: IconName; iconColour: string }> = {
  success: { box: 'bg-white text-ink', icon: 'circle-check', iconColour: 'text-success' },
  info: { box: 'bg-white text-ink', icon: 'info', iconColour: 'text-brand' },
  error: { box: 'bg-danger text-white', icon: 'circle-alert', iconColour: 'text-white' },
};

type Clock = { startPause: () => void; endPause: () => void };

/**
 * Shows the text; #toasts, present from the beginning, announces it. Hovering or focusing the toast stops its timer.
 */
function ToastBox({ words, clock }: { words: ToastWords; clock: Clock }) {
  const box = useRef<HTMLDivElement>(null);
  const look = LOOKS[words.tone];

  useEffect(() => {
    const node = box.current;
    const listening = new AbortController();
    for (const type of ['pointerenter', 'focusin'])
      node?.addEventListener(type, clock.startPause, { signal: listening.signal });
    for (const type of ['pointerleave', 'focusout'])
      node?.addEventListener(type, clock.endPause, { signal: listening.signal });
    return () => listening.abort();
  }, [clock.startPause, clock.endPause]);

  useEffect(() => {
    const area = box.current?.parentElement;
    if (area == null) return undefined;
    // The page may grow under it, be scrolled, and show other controls.
    const place = () => placeToast(area);
    const growing = new ResizeObserver(place);
    growing.observe(document.body);
    const changing = new MutationObserver(place);
    changing.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('scrollend', place, true);
    return () => {
      growing.disconnect();
      changing.disconnect();
      document.removeEventListener('scrollend', place, true);
    };
  }, []);

  return (
    <div
      ref={box}
      data-tone={words.tone}
      className={classNames('toast flex items-center gap-3 rounded-card p-4 shadow-toast print:hidden', look.box)}
    >
      <Icon name={look.icon} size={150} className={look.iconColour} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-bold">{words.title}</p>
        {words.description && <p className="mt-1 leading-snug">{words.description}</p>}
      </div>
      <button
        type="button"
        aria-label={noticeTexts.closeToast}
        className="-m-1 inline-flex size-12 shrink-0 items-center justify-center rounded-full text-xl hover:bg-ink/10"
        onClick={() => void dismissToast()}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

/** Creates the only notification area, from the library's hook, which loads with the first toast. */
export function makeToaster(useToasts: Awaited<ReturnType<typeof loadToasts>>['useToaster']) {
  return function Toaster() {
    const { toasts, handlers } = useToasts();
    const toast = toasts.find((each) => each.visible);
    const words = toast && wordsOfToast(toast.id);
    if (!words) return null;
    return (
      <section
        aria-label={noticeTexts.notifications}
        className="fixed inset-x-4 bottom-24 z-[70] mx-auto max-w-[28rem] max-sm:in-data-[area=public]:bottom-4 xl:start-auto xl:end-6"
      >
        <ToastBox key={toast.id} words={words} clock={handlers} />
      </section>
    );
  };
}
