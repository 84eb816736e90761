import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

test('the hero has the texts and links of the specification', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('24/7 Healthcare Support')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Health Is Our Top Priority' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/frontdesk');
  await expect(page.getByRole('link', { name: 'Find Doctors' })).toHaveAttribute('href', '/doctors');
});

test('what is text until the first paint is never seen as text', async ({ page }) => {
  await page.addInitScript(() => {
    const see = () => {
      const text = document.createRange();
      for (const rest of document.querySelectorAll('.rest')) {
        text.selectNodeContents(rest);
        Object.assign(window, {
          isTextSeen: text.getClientRects().length > 0 || Object.is(Reflect.get(window, 'isTextSeen'), true),
        });
      }
    };
    new MutationObserver(see).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.locator('#contact')).toBeAttached();
  await expect(page.locator('.rest')).toHaveCount(0);
  expect(await page.evaluate<unknown>(() => Reflect.get(window, 'isTextSeen'))).toBe(false);
});

test('the figures count up once and end exactly; their words are final from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  for (const words of ['24/7 Support', '100+ Specialists', '50,000+ Happy Patients']) {
    await expect(page.getByText(words, { exact: true })).toBeAttached();
  }
  const last = page.locator('[data-count="50000"]');
  await last.evaluate((figure) => figure.scrollIntoView());
  await expect(last).toHaveText('50,000+');
  await expect(page.locator('[data-count="24"]')).toHaveText('24/7');
  await expect(page.locator('[data-count="100"]')).toHaveText('100+');
});

test('the figures show their final values while far from view, and count from zero when they come into view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const last = page.locator('[data-count="50000"]');
  await expect(last).toHaveText('50,000+');
  await last.evaluate((figure) => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    new MutationObserver(() => seen.push(figure.textContent)).observe(figure, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    figure.scrollIntoView({ block: 'center' });
  });
  await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'seen') as string[]).at(-1))).toBe('50,000+');
  const seen = await page.evaluate(() =>
    (Reflect.get(window, 'seen') as string[]).map((text) => parseInt(text.replace(',', ''), 10)),
  );
  expect(seen.slice(0, -1)).toEqual(seen.slice(0, -1).toSorted((one, other) => one - other));
  expect(seen[0]).toBeLessThan(10_000);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page is rendered', async ({ page }) => {
    await page.goto('/');
    const picture = page.locator('#hero-picture svg');
    await expect(picture).toBeVisible();
    for (const section of await page.locator('#voice, #services, #contact').all()) {
      await expect(section).toBeVisible();
      expect((await section.boundingBox())?.width).toBe((await page.locator('#about').boundingBox())?.width);
    }
  });

  test('the figures are the last ones, where nothing can count', async ({ page }) => {
    await page.goto('/');
    for (const figure of ['24/7', '100+', '50,000+'])
      await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
    await expect(page.locator('[data-count="50000"]')).toBeHidden();
  });
});

test('features, departments and doctors carry their links', async ({ page }) => {
  await page.goto('/');
  for (const [name, href] of [
    ['Quick Registration', '/frontdesk'],
    ['Smart Scheduling', '/services'],
    ['Expert Care', '/doctors'],
    ['View All Doctors', '/doctors'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const departments = page.locator('#services');
  for (const name of ['Cardiology', 'Neurology', 'Orthopedics', 'Ophthalmology', 'General Medicine', 'Pediatrics']) {
    await expect(departments.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(departments.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/frontdesk');
  await expect(
    page.locator('#doctors').getByRole('link', { name: 'Book Appointment with Dr. Sarah Johnson' }),
  ).toHaveAttribute('href', '/frontdesk?doctorName=Dr.%20Sarah%20Johnson&specialty=Cardiology');
  await expect(page.locator('#doctors').getByRole('link', { name: /^Book Appointment/ })).toHaveCount(4);
  await expect(page.locator('#testimonials').getByRole('figure')).toHaveCount(3);
});

test('on a telephone the page is short, and the voice card is right under the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText('Quick Links')).toBeAttached();
  const buttons = await page.getByRole('link', { name: 'Find Doctors' }).boundingBox();
  const card = await page.getByRole('heading', { name: 'Register with your voice' }).boundingBox();
  expect((card?.y ?? 0) - (buttons?.y ?? 0) - (buttons?.height ?? 0)).toBeLessThan(80);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
});

test('/services is the landing page at its services', async ({ page }) => {
  await page.goto('/services');
  await expect
    .poll(() => page.locator('#services').evaluate((node) => Math.round(node.getBoundingClientRect().top)))
    .toBe(80);
  await expect(page).toHaveURL('/services');
});

test('contact and footer are complete', async ({ page }) => {
  await page.goto('/');
  const contact = page.locator('#contact');
  for (const name of ['Phone', 'Email', 'Address']) await expect(contact.getByRole('heading', { name })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const name of ['Quick Links', 'Departments', 'Follow us']) {
    await expect(footer.getByRole('heading', { name })).toBeVisible();
  }
});

const PRODUCT_TEXTS: { screen: string; text: string }[] = JSON.parse(
  readFileSync(new URL('../../tests/support/product-texts.json', import.meta.url), 'utf8'),
);

test('every text of the specification stands on its page, letter for letter', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Staff Login' }).click();
  const landing = PRODUCT_TEXTS.filter(({ screen }) => /^(header|landing)/.test(screen));
  expect(landing).toHaveLength(29);
  for (const { text } of landing) await expect(page.getByText(text, { exact: true }).first(), text).toBeVisible();
  await expect(page.getByText('Click the microphone to start recording', { exact: true })).toBeVisible();

  await page.goto('/doctors');
  await expect(page.getByRole('heading', { name: 'Our Expert Doctors', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Book Appointment').first()).toBeVisible();
  for (const role of ['doctor', 'admin']) {
    await page.goto(`/login?role=${role}`);
    const title = role === 'admin' ? 'Admin Login' : 'Doctor Login';
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    for (const label of ['Email', 'Password', 'Forgot password', ...(role === 'doctor' ? ['Doctor ID'] : [])])
      await expect(page.getByText(label, { exact: true }), label).toBeVisible();
  }
});

test('nothing is fetched from another host, on no public page', async ({ page, context, product }) => {
  const elsewhere: string[] = [];
  // The context's, not the page's: the service worker fetches, too.
  context.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== product.url)
      elsewhere.push(request.url());
  });
  for (const path of ['/', '/services', '/doctors', '/frontdesk', '/login', '/doctor/login', '/device', '/no/such']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
});

test('every section is drawn though nobody has gone there, so that a picture of the whole page has no gap', async ({
  page,
}) => {
  await page.goto('/');
  const undrawn = () =>
    page
      .locator('.landing-page > section > :first-child')
      .evaluateAll((all) => all.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length);
  await expect.poll(undrawn).toBe(0);
});

test('every picture is there, whether or not somebody scrolls to it', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().includes('/api/')) missing.push(response.url());
  });
  await page.goto('/');
  await expect(page.locator('#root')).not.toHaveAttribute('data-page');
  for (const image of await page.getByRole('main').locator('img').all()) {
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(missing).toEqual([]);
});
