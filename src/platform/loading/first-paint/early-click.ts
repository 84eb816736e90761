const ACTIVE = 'a[href], button, [tabindex]';
const PRESSED = 'a[href], button';

declare global {
  /** The first element clicked on this page, recorded by the script in index.html. */
  var pressedFirst: EventTarget | null | undefined;
}

type Mark = { readonly place: number; readonly kind: string; readonly words: string };
/** A press that has not ended: on what it began, and where that was. */
type Held = { readonly node: HTMLElement; readonly mark: Mark; readonly box: DOMRect };

/** A finger's click comes this much after it was lifted at the most, in ms. */
const CLICK_MS = 400;

/**
 * A prerendered page has focusable links and buttons before the app is running. A button clicked that early is not
 * ignored: the click is repeated once the app has removed `data-page` from the root. If the app replaced the page's
 * elements, the focus is restored as well. A press during which its button moves or is replaced gets no click from the
 * browser; it counts for the button it began on.
 */
export function repeatEarlyClick(root: HTMLElement): void {
  let focused: Mark | undefined;
  let pressed: Mark | undefined;
  let held: Held | undefined;
  let awaitsClick = false;
  let isRunning = false;
  const active = () => [...root.querySelectorAll<HTMLElement>(ACTIVE)];
  const markOf = (node: HTMLElement): Mark => ({
    place: active().indexOf(node),
    kind: node.tagName,
    words: node.getAttribute('aria-label') ?? node.textContent,
  });
  /** The same one; or, where the app shows more or less before it than the page that was served, the only one like it. */
  const find = (wanted: Mark): HTMLElement | undefined => {
    const alike = active().filter((node) => {
      const { kind, words } = markOf(node);
      return kind === wanted.kind && words === wanted.words;
    });
    const only = alike.length === 1 && wanted.words !== '' ? alike[0] : undefined;
    return alike.find((node) => markOf(node).place === wanted.place) ?? only;
  };

  const noteFocus = ({ target }: Event): void => {
    const node = nearest(ACTIVE, target);
    focused = node ? markOf(node) : undefined;
  };
  const noteDown = ({ target, isPrimary, button }: PointerEvent): void => {
    const node = isPrimary && button === 0 ? nearest('button', target) : null;
    if (node) held = { node, mark: markOf(node), box: node.getBoundingClientRect() };
  };
  const noteUp = (event: PointerEvent): void => {
    if (!event.isPrimary || !held) return;
    awaitsClick = event.type === 'pointerup';
    if (awaitsClick && hasLeft(held, event)) pressed = held.mark;
    held = undefined;
    if (isRunning) repeatOnceSettled();
  };
  const noteClick = ({ target }: Pick<Event, 'target'>): void => {
    const node = nearest(PRESSED, target);
    if (!node) return;
    awaitsClick = false;
    pressed = root.dataset['page'] && node.matches('button') ? markOf(node) : undefined;
  };
  // If React takes the page over within a click, it has answered it.
  const forgetHandled = ({ target }: Event): void => {
    if (!root.dataset['page'] && nearest(PRESSED, target)) pressed = undefined;
  };
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('focusin', noteFocus, { signal });
  root.addEventListener('pointerdown', noteDown, { signal });
  root.addEventListener('click', noteClick, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, noteUp, { signal });
  addEventListener('click', forgetHandled, { signal });
  if (globalThis.pressedFirst) noteClick({ target: globalThis.pressedFirst });

  /** Not before a press in progress has ended and its click has come, which a finger's does in a task of its own. */
  const repeatOnceSettled = (): void => {
    if (held) return;
    const repeat = () => {
      listening.abort();
      if (pressed) find(pressed)?.click();
    };
    setTimeout(repeat, awaitsClick ? CLICK_MS : 0);
  };
  new MutationObserver((_, observer) => {
    observer.disconnect();
    isRunning = true;
    if (focused && document.activeElement === document.body) find(focused)?.focus({ preventScroll: true });
    repeatOnceSettled();
  }).observe(root, { attributeFilter: ['data-page'] });
}

/** Whether the button has gone from under a finger that stayed; a finger drawn off its button has changed its mind. */
function hasLeft({ node, box }: Held, lifted: PointerEvent): boolean {
  return isIn(box, lifted) && !(node.isConnected && isIn(node.getBoundingClientRect(), lifted));
}

function isIn({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function nearest(kind: string, target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(kind) : null;
}
