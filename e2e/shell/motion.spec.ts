import type { Page } from '@playwright/test';
import { coloursOnSky, contrast, darkestPixel } from '../support/looks/contrast.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'no-preference' } });

/** What turns for ever: the clock of the lights. */
const clocks = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const { duration, iterations } = effect.getComputedTiming();
      if (iterations !== Infinity) return [];
      return [{ of: `${effect.target?.className}${effect.pseudoElement}`, duration, state: playState }];
    }),
  );
const clock = (state: AnimationPlayState) => [{ of: 'sky::before', duration: 10_000, state }];

/** Where the two lights are. */
const lights = (page: Page) =>
  page.locator('.sky-glow').evaluateAll((all) => all.map((light) => getComputedStyle(light).transform));

/** Sets the clock, and waits until both lights are where they are at that time. */
const setClock = (page: Page, time: number) =>
  page.evaluate(async (at) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = animation.effect?.getComputedTiming().duration === 10_000 ? at : 1000;
    }
    const way = ((1 - Math.cos((2 * Math.PI * at) / 10_000)) / 2).toFixed(3);
    const isThere = (light: HTMLElement) => light.style.transform.includes(`* ${way})`);
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if ([...document.querySelectorAll<HTMLElement>('.sky-glow')].every(isThere)) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  }, time);

for (const path of ['/', '/doctors', '/frontdesk', '/login', '/doctor/settings']) {
  test(`the sky fades in and glows on ${path}, hidden from screen readers and from the pointer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The glow begins with the app: the first paint has nothing to animate.
    await expect.poll(() => clocks(page)).toEqual(clock('running'));
    const [white, blue] = await lights(page);
    await expect.poll(async () => (await lights(page))[0]).not.toBe(white);
    await expect.poll(async () => (await lights(page))[1]).not.toBe(blue);
    const sky = page.locator('body > .sky');
    await expect(sky).toHaveAttribute('aria-hidden', 'true');
    await expect(sky).toHaveCSS('pointer-events', 'none');
    await expect(sky).toHaveCSS('animation', '1s ease-out sky-in');
  });
}

test('Pause motion stops the glow, is remembered on this device, and starts it again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await expect.poll(() => clocks(page)).toEqual(clock('paused'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Resume motion' })).toBeVisible();
  await expect.poll(() => clocks(page)).toEqual(clock('paused'));
  await page.getByRole('button', { name: 'Resume motion' }).click();
  await expect.poll(() => clocks(page)).toEqual(clock('running'));
});

test('the lights go there and back with their clock', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => clocks(page)).toEqual(clock('running'));
  await setClock(page, 0);
  const atStart = await lights(page);
  await setClock(page, 5000);
  const atTurn = await lights(page);
  expect(atTurn[0]).not.toBe(atStart[0]);
  expect(atTurn[1]).not.toBe(atStart[1]);
  await setClock(page, 9999);
  expect(await lights(page)).toEqual(atStart);
});

test('the lights stand still while motion is paused, and go on from there', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await expect.poll(() => clocks(page)).toEqual(clock('paused'));
  await page.clock.runFor(1000);
  const paused = await lights(page);
  await page.clock.runFor(10_000);
  expect(await lights(page)).toEqual(paused);
  await page.getByRole('button', { name: 'Resume motion' }).click();
  await expect.poll(() => lights(page)).not.toEqual(paused);
});

// A light that is animated itself lets every frame in which anything changes draw the whole screen: docs/decisions/0012.
test('no light is animated itself', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => clocks(page)).toEqual(clock('running'));
  await expect(page.locator('.sky-glow')).toHaveCount(2);
  for (const light of await page.locator('.sky-glow').all())
    expect(await light.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test('nothing but transform and opacity is ever animated', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => clocks(page)).toHaveLength(1);
  const animated = await page.evaluate(() => {
    const seen = new Set<string>();
    for (const sheet of document.styleSheets) {
      const rules = [...sheet.cssRules];
      for (const rule of rules) {
        if (rule instanceof CSSLayerBlockRule) rules.push(...rule.cssRules);
        if (!(rule instanceof CSSKeyframesRule)) continue;
        for (const frame of rule.cssRules)
          if (frame instanceof CSSKeyframeRule) for (const name of frame.style) seen.add(name);
      }
    }
    return [...seen].toSorted();
  });
  expect(animated).toEqual(['opacity', 'transform']);
});

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves and the figures are final at once', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-count="50000"]')).toHaveText('50,000+');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeHidden();
  });
});

/** What may stand on the moving sky, and the contrast it keeps on its darkest pixel. */
const ON_SKY = { '#0b2540': 7, '#29445f': 6.5, '#084785': 4.5 };

test('no other colours stand on the sky than those that are measured on it', async ({ page }) => {
  const found = new Set<string>();
  for (const path of ['/', '/doctors', '/frontdesk', '/login', '/no/such']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-area', 'public');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colour of await coloursOnSky(page)) found.add(colour);
    }
  }
  expect([...found].toSorted()).toEqual(Object.keys(ON_SKY).toSorted());
});

for (const [width, height] of [
  [360, 800],
  [800, 1280],
  [1080, 1920],
  [1440, 900],
] as const) {
  test(`text on the sky keeps its contrast in every phase of the glow at ${width} x ${height}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect.poll(() => clocks(page)).toHaveLength(1);
    await page.locator('#root').evaluate((root) => root.remove());
    for (let frame = 0; frame <= 10; frame += 1) {
      await setClock(page, frame * 1000);
      const darkest = await darkestPixel(page);
      for (const [colour, least] of Object.entries(ON_SKY))
        expect(contrast(colour, darkest), colour).toBeGreaterThanOrEqual(least);
    }
  });
}
