const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';
const STEP = 8;

/** Moves the toast up or down to the nearest place where it covers no controls, or as few as possible. */
export function placeToast(toast: HTMLElement): void {
  toast.style.translate = '';
  const { top, bottom, left, right } = toast.getBoundingClientRect();
  const under = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !toast.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.right > left && box.left < right);
  const covered = (shift: number) =>
    under.reduce(
      (sum, box) => sum + Math.max(0, Math.min(bottom + shift, box.bottom) - Math.max(top + shift, box.top)),
      0,
    );
  let best = 0;
  for (let away = STEP; away < innerHeight && covered(best) > 0; away += STEP) {
    for (const shift of [away, -away]) {
      const isInSight = top + shift >= STEP && bottom + shift <= innerHeight - STEP;
      if (isInSight && covered(shift) < covered(best)) best = shift;
    }
  }
  toast.style.translate = `0 ${best}px`;
}
