import { test as base, expect, type Page } from '@playwright/test';
import { type AiBehaviour, type AiService, startAiService } from '../support/product/ai-service.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { choosePatient, signInToPrescribe } from '../support/people/prescribing.ts';
import { type Product, startProduct } from '../support/product/product.ts';

/** The whole way: browser, server, and a service of the owner's protocol that the server was told of. */
const test = base.extend<{ baseURL: string }, { ai: AiService; product: Product }>({
  ai: [
    async ({}, use) => {
      const ai = await startAiService();
      await use(ai);
      await ai.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ ai }, use) => {
      const product = await startProduct({
        AI_SERVICE_URL: ai.url,
        AI_TIMEOUT_SECONDS: '10',
        // What the service is asked is counted: nothing else asks it.
        AI_AT_REGISTRATION: 'off',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
});
test.use({ serviceWorkers: 'block' });

const UNREADABLE = 'Error: The AI service sent an answer that could not be read.';
const REPORT = '34-year-old woman, 60 kg. Headache since yesterday. No allergies.';
const generate = (page: Page) => page.getByRole('button', { name: 'Generate AI Prescription' });
const report = (page: Page) => page.getByLabel('Medical Report Text');

function fastApi(status: number, answer: unknown): AiBehaviour {
  return { status, body: JSON.stringify(answer) };
}

/** The rows of ERR-AI in their order, each with what the service does to bring it about. */
const FAILURES: readonly (readonly [what: string, behaviour: AiBehaviour, words: string])[] = [
  ['it never answers', 'silent', 'Request timeout - AI processing took too long.'],
  ['it fails', fastApi(500, { detail: 'boom' }), 'Server error - please check your backend logs.'],
  ['it is overloaded', fastApi(503, { detail: 'boom' }), 'Server error - please check your backend logs.'],
  [
    'it refuses the body',
    fastApi(422, { detail: [{ loc: ['body'], msg: 'field required', type: 'value_error.missing' }] }),
    'Error: The AI service refused the request (status 422).',
  ],
  ['it breaks off its JSON', { status: 200, body: '{"status": "success", "result": {' }, UNREADABLE],
  ['it says nothing', { status: 200, body: '' }, UNREADABLE],
  ['it says something else', fastApi(200, { hello: 'world' }), UNREADABLE],
  ['it says success and no more', fastApi(200, { status: 'success' }), UNREADABLE],
  [
    'it names a medicine nothing',
    fastApi(200, { status: 'success', result: { medications: [{ dosage: '5 mg' }] } }),
    UNREADABLE,
  ],
  ['the line is cut', 'cut', 'Failed to generate prescription. Please ensure your FastAPI server is running.'],
  ['it is not ready', fastApi(200, { status: 'error', message: 'The model is loading' }), 'The model is loading'],
  ['it just does not succeed', fastApi(200, { status: 'error' }), 'Failed to generate prescription'],
];

test('a slow service is waited for, with the time it has really taken, and its draft says who wrote it', async ({
  page,
  product,
  ai,
}) => {
  await signInToPrescribe(page, product);
  await choosePatient(page, 'Sara Slow');
  await report(page).fill(REPORT);
  await page.clock.install();
  ai.behave('waits');
  await generate(page).click();
  const busy = page.getByRole('button', { name: 'Processing with AI... (This may take 30-60 seconds)' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect
    .poll(() => ai.received)
    .toEqual([{ medical_report_text: REPORT, current_symptoms: ['headache', 'fever'] }]);
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^2\d seconds so far$/)).toBeVisible();
  await expectAccessible(page);
  ai.letGo();
  await expect(page.locator('#toasts')).toContainText('AI prescription generated successfully!');
  await expect(page.getByText('Drafted by: AI service')).toBeVisible();
  await expect(page.getByLabel('Assessment')).toHaveValue('Tension-type headache');
});

test('every way in which the service can fail has its message, and nothing typed is lost', async ({
  page,
  product,
  ai,
}) => {
  await signInToPrescribe(page, product);
  await choosePatient(page, 'Faye Faults');
  await report(page).fill(REPORT);
  for (const [what, behaviour, words] of FAILURES)
    await test.step(what, async () => {
      ai.behave(behaviour);
      await generate(page).click();
      await expect(page.locator('#toasts').getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
      await expect(report(page)).toHaveValue(REPORT);
    });
  await expectAccessible(page);
  await test.step('it is not there', async () => {
    await ai.stop();
    await generate(page).click();
    const words = 'Failed to generate prescription. Please ensure your FastAPI server is running.';
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
  });
});
