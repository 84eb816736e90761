const ACTIVE = 'a[href], button, [tabindex]';
const PRESSED = 'a[href], button';

declare global {
  /** The first element clicked on this page, recorded by the script in index.html. */
  var pressedFirst: EventTarget | null | undefined;
}

type Mark = { readonly place: number; readonly words: string | null };
/** A finger that is down, where it came down and on what. */
type Held = { readonly mark: Mark; readonly x: number; readonly y: number };

/** A finger moves this far in a press, in px. */
const NEAR = 24;

/**
 * A prerendered page has focusable links and buttons before the app is running. A button clicked that early is not
 * ignored: the click is repeated once the app has removed `data-page` from the root. If the app replaced the page's
 * elements, the focus is restored as well. A press counts for what it began on, even if the page was laid out anew or
 * replaced before the finger was lifted, in which case no button gets a click.
 */
export function repeatEarlyClick(root: HTMLElement): void {
  let focused: Mark | undefined;
  let pressed: Mark | undefined;
  let held: Held | undefined;
  const active = () => [...root.querySelectorAll<HTMLElement>(ACTIVE)];
  /** The same one; or, where the app shows more or less before it than the page that was served, the only one like it. */
  const find = (mark: Mark) => {
    const alike = active().filter((node) => node.textContent === mark.words);
    return alike.find((node) => active().indexOf(node) === mark.place) ?? (alike.length === 1 ? alike[0] : undefined);
  };
  const markOf = (node: HTMLElement): Mark => ({ place: active().indexOf(node), words: node.textContent });

  const noteFocus = ({ target }: Event): void => {
    const node = nearest(ACTIVE, target);
    focused = node ? markOf(node) : undefined;
  };
  const noteDown = ({ target, clientX: x, clientY: y, isPrimary, button }: PointerEvent): void => {
    const node = isPrimary && button === 0 ? nearest(PRESSED, target) : null;
    held = node?.matches('button') ? { mark: markOf(node), x, y } : undefined;
  };
  const noteUp = ({ type, clientX, clientY, isPrimary }: PointerEvent): void => {
    if (!isPrimary) return;
    const isPress = type === 'pointerup' && held && Math.hypot(clientX - held.x, clientY - held.y) < NEAR;
    pressed = isPress ? held?.mark : undefined;
    held = undefined;
  };
  const noteClick = ({ target }: Pick<Event, 'target'>): void => {
    const node = nearest(PRESSED, target);
    if (node) pressed = node.matches('button') ? markOf(node) : undefined;
  };
  // If a click happens while React is hydrating, React replays it.
  const forgetServed = ({ target }: Event): void => {
    if (!root.dataset['page'] && nearest(PRESSED, target)) pressed = undefined;
  };
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('focusin', noteFocus, { signal });
  root.addEventListener('pointerdown', noteDown, { signal });
  root.addEventListener('click', noteClick, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, noteUp, { signal });
  addEventListener('click', forgetServed, { signal });
  if (globalThis.pressedFirst) noteClick({ target: globalThis.pressedFirst });

  const repeat = (): void => {
    listening.abort();
    if (pressed) find(pressed)?.click();
  };
  new MutationObserver((_, observer) => {
    observer.disconnect();
    root.removeEventListener('click', noteClick);
    if (focused && document.activeElement === document.body) find(focused)?.focus({ preventScroll: true });
    // Not before a press that is in progress has ended, and its click has come.
    if (held)
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(repeat), { signal });
    else setTimeout(repeat);
  }).observe(root, { attributeFilter: ['data-page'] });
}

function nearest(kind: string, target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(kind) : null;
}
