import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * A table of many buttons is one stop of the Tab key; within it the arrows go on, Home and End to the first and last of a column.
 * Buttons stand in cells with `data-column`.
 */
export function useArrowKeys() {
  const [current, setCurrent] = useState<HTMLButtonElement>();

  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (!(target instanceof HTMLButtonElement)) return;
    for (const button of buttonsIn(currentTarget)) button.tabIndex = button === target ? 0 : -1;
    setCurrent(target);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target, key, currentTarget } = event;
    if (!(target instanceof HTMLButtonElement)) return;
    const next = nextOf(buttonsIn(currentTarget), target, key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  /** Called after each drawing: exactly one button can be reached by Tab. */
  function keepOneStop(table: HTMLElement | null): void {
    if (table === null) return;
    const buttons = buttonsIn(table);
    const stop = current !== undefined && buttons.includes(current) ? current : buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  return { onFocus, onKeyDown, keepOneStop };
}

function buttonsIn(table: HTMLElement): HTMLButtonElement[] {
  return [...table.querySelectorAll<HTMLButtonElement>('[data-column] button')];
}

function nextOf(
  buttons: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
  key: string,
): HTMLButtonElement | undefined {
  const column = columnOf(from);
  const mine = buttons.filter((button) => columnOf(button) === column);
  const at = mine.indexOf(from);
  if (key === 'ArrowDown') return mine[at + 1];
  if (key === 'ArrowUp') return mine[at - 1];
  if (key === 'Home') return mine[0];
  if (key === 'End') return mine.at(-1);
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step === 0 ? undefined : beside(buttons, from, column, step);
}

/** The button of the next column that has any, at about the same height. */
function beside(buttons: readonly HTMLButtonElement[], from: HTMLButtonElement, column: number, step: 1 | -1) {
  const columns = [...new Set(buttons.map(columnOf))].toSorted((a, b) => a - b);
  const next = columns[columns.indexOf(column) + step];
  const { top } = from.getBoundingClientRect();
  const distance = (button: HTMLElement) => Math.abs(button.getBoundingClientRect().top - top);
  return buttons
    .filter((button) => columnOf(button) === next)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function columnOf(button: HTMLElement): number {
  return Number(button.closest<HTMLElement>('[data-column]')?.dataset['column']);
}
