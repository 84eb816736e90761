import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

test('the browser finds nothing that stands against installing', async ({ product }) => {
  // A browser with a profile of its own: a private window can never install.
  const profile = await mkdtemp(join(tmpdir(), 'frontdesk-profile-'));
  const context = await chromium.launchPersistentContext(profile, browserOptions());
  try {
    const page = await context.newPage();
    await page.goto(product.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const session = await context.newCDPSession(page);
    const manifest = await session.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test('a browser without an offer says how to install; one with an offer installs at once', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Install the app' });
  await button.click();
  await expect(page.getByText('How to install')).toBeVisible();
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'accepted' }) });
    dispatchEvent(offer);
  });
  await expect(page.getByText('How to install')).toBeHidden();
  await button.click();
  await expect(page.locator('#announcer-polite')).toContainText('Installed');
});

test('installing is not offered in a registration', async ({ page }) => {
  await page.goto('/frontdesk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Install the app' })).toHaveCount(0);
});

test('search engines and share previews find what they need', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin/');
  const html = await (await request.get('/')).text();
  for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'twitter:card'])
    expect(html).toMatch(new RegExp(`<meta (property|name)="${name}" content="[^"%]+"`));
  expect((await request.get('/icons/share.png')).headers()['content-type']).toBe('image/png');
  expect((await request.get('/icons/favicon.svg')).ok()).toBe(true);
});
