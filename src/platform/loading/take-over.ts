const ACTIVE = 'a[href], button, [tabindex]';

declare global {
  /** What was pressed first on this page, noted by the script in index.html. */
  var pressedFirst: EventTarget | null | undefined;
}

type Mark = { readonly place: number; readonly words: string | null };

/**
 * A prerendered page can be walked with Tab, and shows its buttons, before the app stands behind them. Who has pressed a
 * button that early is not passed over: the press is made again once the app has taken `data-page` off the root. Where
 * it had to put elements of its own in the place of the page's, the focus stays where it was, too.
 */
export function watchTakeOver(root: HTMLElement): void {
  let focused: Mark | undefined;
  let pressed: Mark | undefined;
  const active = () => [...root.querySelectorAll<HTMLElement>(ACTIVE)];
  const find = (mark: Mark) => active().find((node, place) => place === mark.place && node.textContent === mark.words);

  const note = ({ type, target }: Pick<Event, 'type' | 'target'>): void => {
    const node = target instanceof Element ? target.closest<HTMLElement>(ACTIVE) : null;
    const mark = node ? { place: active().indexOf(node), words: node.textContent } : undefined;
    if (type === 'focusin') focused = mark;
    else pressed = node?.matches('button') ? mark : undefined;
  };
  // React takes the page over in the middle of a press that comes just then, and passes the press on by itself.
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
    // Not before the press that may be going on has come to its end.
    setTimeout(() => {
      removeEventListener('click', forgetServed);
      if (pressed) find(pressed)?.click();
    });
  }).observe(root, { attributeFilter: ['data-page'] });
}
