import { readdirSync, readFileSync } from 'node:fs';
import { newerCalls } from '../../tools/gates/newer-apis.ts';
import { fillRegistration, submitRegistration } from '../support/people/front-desk.ts';
import { expect, test } from '../support/test.ts';

/** In src/platform/browser/older-browsers.ts for whoever lacks them, or asked for only where they are there. */
const PROVIDED = ['toSorted', 'toReversed', 'toSpliced'];
const GUARDED = [
  'addRoutes',
  'databases',
  'estimate',
  'startViewTransition',
  'showPopover',
  'hidePopover',
  'AbortSignal.any',
];
const GUARDED_BY_LIBRARIES = [
  'captureStackTrace',
  'Error.captureStackTrace',
  'waitAsync',
  'Atomics.waitAsync',
  'grow',
  'getPublicKey',
  'URL.canParse',
];
/** Old, but long without a detail that nothing here depends on; and words of libraries for something else. */
const OLD_ENOUGH = ['AbortSignal.timeout', 'CSS.escape', 'escape'];
const OTHER_MEANING = ['toArray', 'use', 'take', 'dispose', 'move', 'restore'];

test('the built app calls nothing that the oldest browsers lack and that it does not bring along', () => {
  const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html)$/.test(file),
  );
  const called = new Set(scripts.flatMap((file) => newerCalls(readFileSync(`dist/${file}`, 'utf8'))));
  const known = [...PROVIDED, ...GUARDED, ...GUARDED_BY_LIBRARIES, ...OLD_ENOUGH, ...OTHER_MEANING];
  expect([...called].filter((call) => !known.includes(call))).toEqual([]);
});

test('one registers in a browser without what came after Chrome 109', async ({ page, product }) => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.addInitScript(() => {
    const later: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [AbortSignal, ['any']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['parse', 'canParse']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom']],
      [RegExp, ['escape']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [Document.prototype, ['startViewTransition']],
      [StorageManager.prototype, ['estimate']],
    ];
    for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await fillRegistration(page, product.url, 'Olga Older');
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('an older browser is told so at once, with what to do, and nothing half-working beside it', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'CompressionStream');
  });
  for (const path of ['/', '/frontdesk', '/login']) {
    await page.goto(`${product.url}${path}`);
    await expect(page.getByRole('heading', { name: 'This browser is too old' })).toBeVisible();
    await expect(page.getByText('Go to the reception desk.')).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
  }
});
