import { expectAccessible } from '../support/looks/accessible.ts';
import { openWithoutApp } from '../support/product/open-without-app.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a change of page sets the title, moves the focus to the heading and says so', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Patient registration and doctors · Frontdesk');
  await page.getByRole('link', { name: 'Find Doctors' }).click();
  await expect(page).toHaveTitle('Our Expert Doctors · Frontdesk');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('#announcer-polite')).toContainText(/Our Expert Doctors|doctors/);
});

test('the announcer and the toasts stand outside the root, where a dialog cannot silence them', async ({ page }) => {
  await page.goto('/');
  for (const id of ['announcer-polite', 'announcer-assertive', 'toasts']) {
    await expect(page.locator(`body > #${id}`)).toHaveCount(1);
  }
});

test('the skip link comes first and leads into the page', async ({ page }) => {
  await page.goto('/doctors');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an unknown address gets the app’s own page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  await expect(page).toHaveTitle('This page does not exist · Frontdesk');
});

test.describe('where no screen is kept on the device', () => {
  // The worker keeps every screen, often before the test gets to its press.
  test.use({ serviceWorkers: 'block' });

  test('a screen whose code cannot be fetched says so and offers a reload, and never reloads by itself', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The app runs: before that a link is the browser's own.
    await expect(page.getByRole('button', { name: 'Text size and contrast' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillThis: true }));
    await page.route(/\/assets\/doctors-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.getByRole('link', { name: 'Find Doctors' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This screen could not be loaded' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(await page.evaluate(() => 'stillThis' in window)).toBe(true);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Expert Doctors' })).toBeVisible();
  });

  test('a screen that was never opened and is not kept says that it needs the network once', async ({
    page,
    context,
  }) => {
    // Cut so early that what watches the connection never came.
    await page.route(/\/assets\/(doctors|quiet-start)-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Text size and contrast' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Find Doctors' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'This screen needs a connection the first time' }),
    ).toBeVisible();
  });
});

test('a page whose code is on its way says so until it is there', async ({ page }) => {
  const letAppThrough = await openWithoutApp(page, '/device');
  await expect(page.getByText('One moment…')).toBeVisible();
  await expectAccessible(page);
  letAppThrough();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('One moment…')).toBeHidden();
});

test('who is faster than the app is not passed over', async ({ page }) => {
  const letAppThrough = await openWithoutApp(page);
  const button = page.getByRole('button', { name: 'Staff Login' });
  await button.click();
  await expect(button).toBeFocused();
  letAppThrough();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('nor where the app shows more or less before the button than the page that was served', async ({ page }) => {
  const letAppThrough = await openWithoutApp(page, '/frontdesk');
  await page.evaluate(() => {
    const gone = Object.assign(document.createElement('a'), { href: '/', textContent: 'No longer there' });
    document.querySelector('#root header')?.prepend(gone);
  });
  await page.getByRole('button', { name: 'Type it' }).click();
  letAppThrough();
  await expect(page.getByLabel('Your own words')).toBeVisible();
});

test('nor where the page is laid out anew under the finger, before the app or by it', async ({ page }) => {
  const moveAll = () =>
    page.evaluate(() => {
      const more = document.createElement('div');
      more.style.height = '160px';
      document.querySelector('#main')?.prepend(more);
    });
  const letAppThrough = await openWithoutApp(page, '/frontdesk');
  await page.getByRole('button', { name: 'Type it' }).hover();
  await page.mouse.down();
  await moveAll();
  await page.mouse.up();
  letAppThrough();
  await expect(page.getByLabel('Your own words')).toBeVisible();
  await page.unrouteAll();

  const letThroughAgain = await openWithoutApp(page, '/frontdesk');
  await page.getByRole('button', { name: 'Type it' }).hover();
  await page.mouse.down();
  letThroughAgain();
  await expect(page.locator('#root')).not.toHaveAttribute('data-page');
  await moveAll();
  await page.mouse.up();
  await expect(page.getByLabel('Your own words')).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('who touches from before the app runs until after it does has touched once', async ({ page }) => {
    const letAppThrough = await openWithoutApp(page);
    const button = page.getByRole('button', { name: 'Staff Login' });
    const box = await button.boundingBox();
    await page.evaluate(() => {
      const clicks: boolean[] = [];
      addEventListener('click', ({ isTrusted }) => clicks.push(isTrusted), { capture: true });
      Object.assign(globalThis, { clicks });
    });
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    letAppThrough();
    await expect(page.locator('#root')).not.toHaveAttribute('data-page');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'clicks'))).toEqual([true]);
  });
});

test('a press that was drawn off its button before the app ran is none, and a scroll after a press leaves it', async ({
  page,
}) => {
  const letAppThrough = await openWithoutApp(page, '/frontdesk');
  await page.getByRole('button', { name: 'Type it' }).click();
  const microphone = await page.getByRole('button', { name: 'Speak' }).boundingBox();
  const { x = 0, y = 0 } = microphone ?? {};
  await page.mouse.move(x + 20, y + 4);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 8);
  await page.mouse.up();
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel', { isPrimary: true })));
  letAppThrough();
  await expect(page.getByLabel('Your own words')).toBeVisible();
});

test('who presses while the app takes the page over has pressed once', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = Element.prototype.addEventListener;
    // The moment React has begun to listen, and before it has drawn: it takes the page over within this very press.
    Element.prototype.addEventListener = function begin(this: Element, ...args: Parameters<typeof listen>) {
      listen.apply(this, args);
      const isReact = this.id === 'root' && args[0] === 'drop';
      const buttons = [...this.querySelectorAll('button')];
      if (isReact) queueMicrotask(() => buttons.find((each) => each.textContent === 'Staff Login')?.click());
    };
  });
  await page.goto('/');
  await expect(page.locator('#root')).not.toHaveAttribute('data-page');
  await expect(page.getByRole('button', { name: 'Staff Login' })).toHaveAttribute('aria-expanded', 'true');
});

test('the app takes the prerendered page over as it is', async ({ page }) => {
  for (const path of ['/', '/frontdesk', '/doctors']) {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(path, { waitUntil: 'commit' });
    const ofHtml = await page.locator('#root > div').elementHandle();
    await expect(page.locator('#root'), path).not.toHaveAttribute('data-page');
    expect(await ofHtml?.evaluate((node) => node.isConnected), path).toBe(true);
    expect(problems, path).toEqual([]);
  }
});

test('the largest thing painted on the registration page is of its HTML, and stays when the doctors come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const largest: (Element | null)[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('element' in entry) largest.push(entry.element as Element | null);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    Object.assign(window, { largest });
  });
  await page.goto('/frontdesk', { waitUntil: 'commit' });
  const ofHtml = await page.getByRole('heading', { level: 1 }).elementHandle();
  await expect(page.locator('.department-list button').first()).toBeVisible();
  expect(await ofHtml?.evaluate((heading) => heading.isConnected)).toBe(true);
  const last = await page.evaluateHandle(() =>
    'largest' in window ? (window.largest as Element[]).at(-1) : undefined,
  );
  expect(await ofHtml?.evaluate((heading, painted) => painted === heading, last)).toBe(true);
});

for (const path of ['/', '/frontdesk', '/doctors']) {
  test(`on a slow device nothing is painted on ${path} before its words`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(path);
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').map(({ startTime }) => startTime));
    await expect.poll(async () => (await paints()).length).toBe(2);
    const [first, firstWithWords] = await paints();
    expect(first).toBe(firstWithWords);
  });
}

test('who has scrolled before the app runs stays there', async ({ page }) => {
  const letAppThrough = await openWithoutApp(page);
  await expect(page.locator('#contact')).toBeAttached();
  // Until all of it is laid out the page is too short to be scrolled so far.
  const scrollDown = () =>
    page.evaluate(() => {
      scrollTo({ top: 600, behavior: 'instant' });
      return scrollY;
    });
  await expect.poll(scrollDown).toBe(600);
  letAppThrough();
  await expect(page.getByRole('contentinfo').getByText('Quick Links')).toBeAttached();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // The browser holds on to the line that is read while the fonts come and lines above it are broken anew.
  const moved = await page.evaluate(() => scrollY - 600);
  expect(Math.abs(moved)).toBeLessThan(60);
});
