import { becomeKiosk, fillAtKiosk } from '../support/people/devices.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test.describe.configure({ timeout: 120_000 });

type Made = readonly [what: string, type: string, init?: Readonly<Record<string, unknown>>];

const REFUSED: readonly Made[] = [
  ['a menu', 'contextmenu'],
  ['a file dragged over', 'dragover'],
  ['a file dropped', 'drop'],
  ['copying', 'copy'],
  ['cutting', 'cut'],
  ['reload', 'keydown', { key: 'F5' }],
  ['reload by letter', 'keydown', { key: 'r', ctrlKey: true }],
  ['developer tools', 'keydown', { key: 'F12' }],
  ['printing', 'keydown', { key: 'p', ctrlKey: true }],
  ['saving', 'keydown', { key: 's', metaKey: true }],
  ['a new window', 'keydown', { key: 'n', ctrlKey: true }],
  ['back', 'keydown', { key: 'ArrowLeft', altKey: true }],
  ['the key for back', 'keydown', { key: 'BrowserBack' }],
  ['zoom by wheel', 'wheel', { ctrlKey: true }],
];

const LEFT_ALONE: readonly Made[] = [
  ['a letter', 'keydown', { key: 'r' }],
  ['all of a field', 'keydown', { key: 'a', ctrlKey: true }],
  ['taking back', 'keydown', { key: 'z', ctrlKey: true }],
  ['a word further', 'keydown', { key: 'ArrowLeft', ctrlKey: true }],
  ['a letter by AltGr', 'keydown', { key: '@', ctrlKey: true, altKey: true }],
  ['Tab', 'keydown', { key: 'Tab' }],
  ['scrolling', 'wheel'],
];

test('a paired kiosk keeps its visitor on the page, and leaves typing alone', async ({ page }) => {
  await becomeKiosk(page);
  const refused = (made: readonly Made[]) =>
    page.evaluate(
      (all) =>
        all
          .filter(([, type, init]) => {
            const Kind = { keydown: KeyboardEvent, wheel: WheelEvent }[type] ?? Event;
            return !document.body.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...init }));
          })
          .map(([what]) => what),
      made,
    );
  expect(await refused(REFUSED)).toEqual(REFUSED.map(([what]) => what));
  expect(await refused(LEFT_ALONE)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Touch to start' })).toHaveCSS('user-select', 'none');

  await page.goBack();
  await page.goto('/doctors');
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  await expect(page).toHaveURL(/\/frontdesk$/);
});

test('a kiosk offers nobody what the last one typed, sends no words to a service of the browser, and prints nothing', async ({
  page,
}) => {
  await becomeKiosk(page);
  await fillAtKiosk(page, 'Offered Nowhere');
  const fields = await page.locator('main :is(input:not([type=radio], [type=checkbox]), textarea)').all();
  expect(fields).toHaveLength(4);
  for (const field of fields) {
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  }
  for (const [name, value] of [
    ['spellcheck', 'false'],
    ['writingsuggestions', 'false'],
    ['translate', 'no'],
  ] as const)
    await expect(page.locator('html')).toHaveAttribute(name, value);
  for (let touch = 0; touch < 5; touch += 1) await page.getByRole('button', { name: /^Clock/ }).click();
  const pin = page.getByLabel('PIN', { exact: true });
  await expect(pin).not.toHaveAttribute('type', 'password');
  await expect(pin).toHaveCSS('-webkit-text-security', 'disc');
  await page.getByRole('button', { name: 'Back to the kiosk' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('display', 'none');
});
