/** What a toast must not lie over, by how much it matters. What is pressed outweighs any amount of what is only read. */
const WEIGHTS = [
  { what: 'a[href],button,input,select,textarea,summary,[tabindex="0"],.radio-choice', weight: 1e6 },
  { what: 'h1,h2,[data-alert],[role="alert"],.private-words', weight: 8 },
  { what: 'label,legend,h3', weight: 5 },
  { what: '[role="img"],main .font-bold', weight: 2 },
  // A page's edges name the house and say how long it stays.
  { what: ':is(p,li,dd,dt):not(header *, footer *)', weight: 1 },
];
const STEP = 8;
/** How far from the side of the window it stands when it makes way sideways. */
const MARGIN = 16;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Moves the toast to the nearest place where it covers nothing, or what matters least: up or down, else along a side. */
export function placeToast(toast: HTMLElement): void {
  toast.style.translate = '';
  const own = toast.getBoundingClientRect();
  const under = boxesUnder(toast);
  let [x, y] = [0, 0];
  let least = covered(own, under);
  for (const across of new Set([0, MARGIN - own.left, innerWidth - MARGIN - own.right])) {
    for (let away = 0; away < innerHeight && least > 0; away += STEP) {
      for (const down of [away, -away]) {
        const place = moved(own, across, down);
        const cost = place.top >= 0 && place.bottom <= innerHeight ? covered(place, under) : Infinity;
        if (cost < least) {
          [x, y] = [across, down];
          least = cost;
        }
      }
    }
  }
  toast.style.translate = `${x}px ${y}px`;
}

type Weighed = { readonly box: Box; readonly weight: number };

function boxesUnder(toast: HTMLElement): Weighed[] {
  // What is scrolled under the bars that stay at the page's edges cannot be seen, and may be covered.
  const from = edge('header')?.bottom ?? 0;
  const to = edge('footer')?.top ?? innerHeight;
  return WEIGHTS.flatMap(({ what, weight }) =>
    [...document.querySelectorAll(what)]
      .filter((node) => !toast.contains(node))
      .map((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const isBetween = node.closest('main') !== null;
        const box = {
          left,
          right,
          top: isBetween ? Math.max(top, from) : top,
          bottom: isBetween ? Math.min(bottom, to) : bottom,
        };
        return { box, weight };
      }),
  );
}

function edge(name: 'header' | 'footer'): DOMRect | undefined {
  return document.querySelector(`${name}:not(main ${name}, dialog ${name})`)?.getBoundingClientRect();
}

function moved({ left, right, top, bottom }: Box, across: number, down: number): Box {
  return { left: left + across, right: right + across, top: top + down, bottom: bottom + down };
}

/** How much of the boxes lies under that place, by what each matters. */
function covered(place: Box, under: readonly Weighed[]): number {
  return under.reduce((sum, { box, weight }) => {
    const width = Math.min(place.right, box.right) - Math.max(place.left, box.left);
    const height = Math.min(place.bottom, box.bottom) - Math.max(place.top, box.top);
    return width > 0 && height > 0 ? sum + width * height * weight : sum;
  }, 0);
}
