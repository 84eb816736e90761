import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/accessible.ts';
import { becomeKiosk, fillAtKiosk, toDepartments } from '../support/people/devices.ts';
import { ADMIN } from '../support/product/product.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test.describe.configure({ timeout: 180_000 });

/** Upper and lower edge of every control of the step, in parts of the screen's height, with its height in pixels. */
function controls(page: Page, selector: string): Promise<{ name: string; from: number; to: number; height: number }[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { top, bottom, height } = each.getBoundingClientRect();
        const name = each.textContent?.trim() ?? each.id;
        return { name, from: top / innerHeight, to: bottom / innerHeight, height };
      }),
  );
}

/** What can be pressed in the page and is not wholly above what stands at its foot. */
function underTheFoot(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foot = document.querySelector('.kiosk-foot')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('main :is(button, .ticket)')]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > foot)
      .map((each) => each.textContent);
  });
}

test('on a wall screen everything of a step is between 40 and 75 % of its height, and large', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await becomeKiosk(page);
  await page.getByRole('button', { name: 'Touch to start' }).click();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  for (const { name, from, to } of await controls(page, 'main button')) {
    expect([name, from >= 0.395, to <= 0.755]).toEqual([name, true, true]);
  }
  await page.getByRole('button', { name: 'I know my department' }).click();
  await page.getByRole('button', { name: /General Medicine/ }).waitFor();
  for (const { name, from, to, height } of await controls(page, 'main button')) {
    expect([name, from >= 0.395, to <= 0.755, height >= 96]).toEqual([name, true, true, true]);
  }
  await page.getByRole('button', { name: /General Medicine/ }).click();
  const doctor = page.getByRole('button', { name: /Select Doctor/ }).first();
  await doctor.waitFor();
  for (const { name, from, to } of await controls(page, 'main button')) {
    expect([name, from >= 0.395, to <= 0.755]).toEqual([name, true, true]);
  }
  await doctor.click();
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await page.getByRole('button', { name: 'Submit Registration' }).waitFor();
  const details = await controls(page, 'main :is(button, input, textarea)');
  expect(details.length).toBeGreaterThan(9);
  for (const { name, from, to, height } of details) {
    expect([name, from >= 0.395, to <= 0.755]).toEqual([name, true, true]);
    if (name === 'Submit Registration') expect(height).toBeGreaterThanOrEqual(96);
  }
  await page.getByRole('tab', { name: 'Voice Registration' }).click();
  const microphone = await page.getByRole('button', { name: 'Start recording' }).boundingBox();
  expect(microphone?.height).toBeGreaterThanOrEqual(176);
});

test('text at twice the size, more contrast and hidden answers: nothing is cut off, nothing is announced', async ({
  page,
}) => {
  await becomeKiosk(page);
  await fillAtKiosk(page, 'Large Letters');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('button', { name: 'Very large text' }).click();
  await page.getByRole('button', { name: 'High contrast' }).click();
  await page.getByRole('button', { name: 'Hide my answers' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expect(page.getByLabel('Full Name')).toHaveCSS('-webkit-text-security', 'disc');
  await expectAccessible(page);
});

test('warning signs take the whole screen, name no suspicion, and the registration goes on after them', async ({
  page,
}) => {
  await becomeKiosk(page);
  await fillAtKiosk(page, 'Warning Sign');
  await page.getByLabel('Symptoms').fill('crushing chest pain, cannot breathe');
  await page.getByLabel('Full Name').focus();
  await expect(page.getByRole('heading', { name: 'Please tell a member of staff now' })).toBeVisible();
  await expect(page.getByLabel('Symptoms')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with the registration' }).click();
  await expect(page.getByLabel('Symptoms')).toHaveValue('crushing chest pain, cannot breathe');
});

test('the ticket of a kiosk names nobody and says where to wait; Done and every step are seen without scrolling', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await browser.newContext({ baseURL: baseURL ?? '' });
  await admin.request.post('/api/adminAuth/login', { data: ADMIN });
  const place = (departmentPlaces: Record<string, string>) =>
    admin.request.put('/api/clinic', { data: { departmentPlaces } });
  await place({ 'General Medicine': 'Ground floor, hall B' });
  await becomeKiosk(page);
  await toDepartments(page);
  await page.getByRole('button', { name: /Genetics/ }).waitFor();
  expect(await underTheFoot(page)).toEqual([]);
  await page.getByRole('button', { name: 'Finish and clear' }).click();
  await fillAtKiosk(page, 'Karl Kiosk');
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Your ticket number', { exact: true })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText([
    /Keep your ticket number\.$/,
    /Please take a seat: Ground floor, hall B\.$/,
    /We will call your ticket number\. .+ waiting before you when you registered\.$/,
  ]);
  await expect(main).not.toContainText('Karl');
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  expect(await underTheFoot(page)).toEqual([]);
  // Without text messages the ticket itself says what else there is for a phone.
  await expect(page.locator('.ticket')).toContainText('take a photo of it');
  // The toast stands beside the name of the house, and covers nothing of the page.
  const toast = await page.locator('.toast').boundingBox();
  const card = await page.locator('.outcome-card').boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 1e4)).toBeLessThanOrEqual(card?.y ?? 0);
  await expectAccessible(page);
  await place({});
  await admin.close();
});
