/** There and back, in ms: the turn of the clock (sky-clock in src/ui/style/sky.css). */
const TURN = 10_000;
const STEPS = 32;

/** How far the lights are on their way after so many ms, from 0 to 1 and back, slow at both ends. */
const wayAt = (time: number): string => ((1 - Math.cos((2 * Math.PI * time) / TURN)) / 2).toFixed(3);

/** Lets the lights of the sky drift by their clock, which the style sheet starts and stops. Call once. */
export function startSky(): void {
  const sky = document.querySelector('.sky');
  const lights = document.querySelectorAll<HTMLElement>('.sky-glow');
  let clock: Animation | undefined;
  let way = '';
  setInterval(() => {
    // Where nothing moves there is none, and who lets things move again gets a new one.
    if (!clock || clock.playState === 'idle')
      clock = sky?.getAnimations({ subtree: true }).find((each) => each.effect?.getTiming().duration === TURN);
    const next = wayAt(Number(clock?.currentTime ?? 0));
    // What is set again is drawn again.
    if (next === way) return;
    way = next;
    for (const light of lights)
      light.style.transform = `translate(calc(var(--to-x) * ${way}), calc(var(--to-y) * ${way})) scale(calc(var(--from-scale) + var(--more-scale) * ${way}))`;
  }, TURN / STEPS);
}
