import { type RefObject, useLayoutEffect } from 'react';

/** The rows of the board as they stand on the page. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')];
}

function rowWithFocus(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-row]') ?? undefined;
}

export function focusRow(key: string): void {
  focus(rows().find(({ dataset }) => dataset['row'] === key));
}

/** Up or down from the row that has the focus, or to the first one. */
export function stepRow(by: 1 | -1): void {
  const all = rows();
  const holder = rowWithFocus();
  const at = holder === undefined ? -1 : all.indexOf(holder);
  focus(at === -1 ? all[0] : all[Math.min(all.length - 1, Math.max(0, at + by))]);
}

/** Presses the first button of the row that has the focus itself. */
export function pressFirst(): boolean {
  const holder = document.activeElement;
  if (!(holder instanceof HTMLElement) || holder.dataset['row'] === undefined) return false;
  holder.querySelector<HTMLButtonElement>('[data-act="first"]')?.click();
  return true;
}

/**
 * A row that goes to another part of the board takes the focus with it into nothing: whoever worked on it goes on with the
 * one that takes its place, else at the head of its part.
 */
export function useFocusForTheNext(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = place.current;
    return () => {
      if (row === null || !row.contains(document.activeElement)) return;
      const next = row.nextElementSibling ?? row.previousElementSibling ?? partOf(row);
      queueMicrotask(() => focus(next instanceof HTMLElement ? next : undefined));
    };
  }, [place]);
}

function partOf(row: HTMLElement): Element | null | undefined {
  return row.closest('section')?.querySelector('h2');
}

function focus(row: HTMLElement | undefined): void {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
