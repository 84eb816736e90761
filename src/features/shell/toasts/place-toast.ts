/** What a toast must not lie over, by how much it matters: what it speaks of and what is pressed, then what names it, then the rest. */
const WEIGHTS = [
  { what: 'a[href],button,input,select,textarea,summary,[tabindex="0"],.radio-choice', weight: 8 },
  { what: 'h1,h2,[data-alert],[role="alert"],.private-words,main .font-bold', weight: 8 },
  { what: 'label,legend,h3', weight: 5 },
  { what: 'main p,main li,main dd,main dt', weight: 1 },
];
const STEP = 8;

type Box = { readonly top: number; readonly bottom: number; readonly width: number; readonly weight: number };

/** Moves the toast up or down to the nearest place where it covers nothing, or what matters least. */
export function placeToast(toast: HTMLElement): void {
  toast.style.translate = '';
  const { top, bottom, left, right } = toast.getBoundingClientRect();
  const under = WEIGHTS.flatMap(({ what, weight }) =>
    [...document.querySelectorAll(what)].flatMap((node): Box[] => {
      const box = node.getBoundingClientRect();
      const width = Math.min(right, box.right) - Math.max(left, box.left);
      return box.height > 0 && width > 0 && !toast.contains(node)
        ? [{ top: box.top, bottom: box.bottom, width, weight }]
        : [];
    }),
  );
  const covered = (shift: number) =>
    under.reduce((sum, box) => {
      const height = Math.min(bottom + shift, box.bottom) - Math.max(top + shift, box.top);
      return height > 0 ? sum + height * box.width * box.weight : sum;
    }, 0);
  let best = 0;
  let least = covered(0);
  for (let away = STEP; away < innerHeight && least > 0; away += STEP) {
    for (const shift of [away, -away]) {
      const isInSight = top + shift >= 0 && bottom + shift <= innerHeight;
      const cost = isInSight ? covered(shift) : Infinity;
      if (cost < least) {
        best = shift;
        least = cost;
      }
    }
  }
  toast.style.translate = `0 ${best}px`;
}
