const ACTIVE = 'a[href], button, [tabindex]';

declare global {
  /** The first element clicked on this page, recorded by the script in index.html. */
  var pressedFirst: EventTarget | null | undefined;
}

type Mark = { readonly place: number; readonly words: string | null };

/**
 * A prerendered page has focusable links and buttons before the app is running. A button clicked that early is not
 * ignored: the click is repeated once the app has removed `data-page` from the root. If the app replaced the page's
 * elements, the focus is restored as well.
 */
export function repeatEarlyClick(root: HTMLElement): void {
  let focused: Mark | undefined;
  let pressed: Mark | undefined;
  const active = () => [...root.querySelectorAll<HTMLElement>(ACTIVE)];
  /** The same one; or, where the app shows more or less before it than the page that was served, the only one like it. */
  const find = (mark: Mark) => {
    const alike = active().filter((node) => node.textContent === mark.words);
    return alike.find((node) => active().indexOf(node) === mark.place) ?? (alike.length === 1 ? alike[0] : undefined);
  };

  const note = ({ type, target }: Pick<Event, 'type' | 'target'>): void => {
    const node = target instanceof Element ? target.closest<HTMLElement>(ACTIVE) : null;
    const mark = node ? { place: active().indexOf(node), words: node.textContent } : undefined;
    if (type === 'focusin') focused = mark;
    else pressed = node?.matches('button') ? mark : undefined;
  };
  // If a click happens while React is hydrating, React replays it.
  const forgetServed = (): void => {
    if (!root.dataset['page']) pressed = undefined;
  };
  const noted = ['focusin', 'click'];
  for (const type of noted) root.addEventListener(type, note);
  addEventListener('click', forgetServed);
  if (globalThis.pressedFirst) note({ type: 'click', target: globalThis.pressedFirst });
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const type of noted) root.removeEventListener(type, note);
    if (focused && document.activeElement === document.body) find(focused)?.focus({ preventScroll: true });
    // Not before a press that is in progress has ended.
    setTimeout(() => {
      removeEventListener('click', forgetServed);
      if (pressed) find(pressed)?.click();
    });
  }).observe(root, { attributeFilter: ['data-page'] });
}
