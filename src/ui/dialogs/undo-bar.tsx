import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';

const SHOWN_FOR_MS = 10_000;
/** Somebody who watched the bar until its time ran out still gets this long after leaving it. */
const LEAST_LEFT_MS = 2_000;

type UndoBarProps = {
  /** What was done. */
  text: string;
  words: { region: (text: string) => string; undo: string; undoing: string; close: string };
  busy: boolean;
  /** Nothing was deleted: the focus stays where it is. */
  isQuiet?: boolean;
  onUndo: () => void;
  /** Closed, or its time is over. */
  onOver: () => void;
};

/**
 * Offers for ten seconds to undo what was just done. Hovering or focusing the bar stops its clock. It takes the focus,
 * because the focused element has been deleted, but a mouse click is not delayed by that.
 */
export function UndoBar({ text, words, busy, isQuiet = false, onUndo, onOver }: UndoBarProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = pointed || focused || busy;
  const left = useRef(SHOWN_FOR_MS);
  const bar = useRef<HTMLDivElement>(null);
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (paused) return undefined;
    const began = performance.now();
    const timer = setTimeout(() => over(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(LEAST_LEFT_MS, left.current - (performance.now() - began));
    };
  }, [paused]);

  useEffect(() => {
    const node = bar.current;
    const listening = new AbortController();
    const listen = (type: string, hear: () => void) => node?.addEventListener(type, hear, { signal: listening.signal });
    listen('pointerenter', () => setPointed(true));
    listen('pointerleave', () => setPointed(false));
    listen('focusin', () => setFocused(node?.querySelector(':focus-visible') !== null));
    listen('focusout', () => setFocused(false));
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (isQuiet) return undefined;
    // After a dialog has returned the focus to what had opened it.
    const timer = setTimeout(() => {
      if (!isTyping(document.activeElement)) bar.current?.querySelector('button')?.focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [isQuiet]);

  return (
    <section
      ref={bar}
      aria-label={words.region(text)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-brand bg-white py-2 ps-4 pe-1 shadow-toast sm:ps-5 sm:pe-2"
    >
      <Icon name={isQuiet ? 'circle-check' : 'trash-2'} className="text-ink-3 max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-32 font-semibold text-ink">{text}</p>
      <div className="flex items-center gap-1">
        <Button variant="secondary" icon="undo-2" busy={busy} busyText={words.undoing} onClick={onUndo}>
          {words.undo}
        </Button>
        <Button variant="quiet" icon="x" className="px-3!" onClick={onOver}>
          <span className="sr-only">{words.close}</span>
        </Button>
      </div>
    </section>
  );
}

function isTyping(element: Element | null): boolean {
  return element?.matches('input, textarea, select') === true;
}
