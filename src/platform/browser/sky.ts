/** The period of the animation in ms, there and back (sky-clock in src/ui/style/sky.css). */
const TURN = 10_000;
const STEPS = 32;

/** The position of the lights after `time` ms, from 0 to 1 and back, eased at both ends. */
const wayAt = (time: number): string => ((1 - Math.cos((2 * Math.PI * time) / TURN)) / 2).toFixed(3);

/**
 * Animates the lights of the background in step with a CSS animation, which the stylesheet starts and stops. Call once.
 */
export function startSky(): void {
  const sky = document.querySelector('.sky');
  const lights = document.querySelectorAll<HTMLElement>('.sky-glow');
  let clock: Animation | undefined;
  let way = '';
  setInterval(() => {
    // With reduced motion there is no animation; when motion is allowed again there is a new one.
    if (!clock || clock.playState === 'idle')
      clock = sky?.getAnimations({ subtree: true }).find((each) => each.effect?.getTiming().duration === TURN);
    const next = wayAt(Number(clock?.currentTime ?? 0));
    // Setting the same value again would repaint.
    if (next === way) return;
    way = next;
    for (const light of lights)
      light.style.transform = `translate(calc(var(--to-x) * ${way}), calc(var(--to-y) * ${way})) scale(calc(var(--from-scale) + var(--more-scale) * ${way}))`;
  }, TURN / STEPS);
}
