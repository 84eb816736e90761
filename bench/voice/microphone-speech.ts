/**
 * `npm run bench -- microphone [folder] [--first=N]`: speaks the clips of a folder with a references.tsv into Chromium's microphone on the
 * registration page, once with the hospital's server and once without a network, and counts what stands in the form. A clip
 * takes three to four times its length. Ends with 1 when a measure misses its goal by more than half of what may be wrong.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { readWav } from '#shared/speech/sound/read-wav.ts';
import { LISTED_SYMPTOMS } from '#shared/words/form/literal-extraction.ts';
import { browserHearing } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/product/product.ts';
import { fetchFullEngine } from './full-engine.ts';
import { readReferences, SPEECH_GOALS, SpeechScore, type Reading } from './speech-score.ts';

const SLACK = 1.5;
const WORDS_WITHIN_MS = 120_000;

const asked = process.argv.slice(2);
const folder = resolve(asked.find((argument) => !argument.startsWith('--')) ?? '../shared/cases/speech');
const most = Number(/--first=(\d+)/.exec(asked.join(' '))?.[1] ?? Infinity);
const references = readReferences(join(folder, 'references.tsv')).slice(0, most);

const product = await startProduct();
const profile = mkdtempSync(join(tmpdir(), 'frontdesk-microphone-'));
const online = new SpeechScore();
const offline = new SpeechScore();

/** A device that hears one clip from whenever its microphone is opened. */
async function deviceHearing(clip: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...browserHearing(clip),
    permissions: ['microphone'],
    viewport: { width: 800, height: 1280 },
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

async function chooseDoctor(page: Page): Promise<void> {
  await page.goto(`${product.url}/frontdesk`);
  await page.getByRole('button', { name: /Neurology/ }).click();
  const select = page.getByRole('button', { name: /Select Doctor/ });
  await select.first().click();
}

async function speak(page: Page, seconds: number): Promise<Reading> {
  await page.getByRole('button', { name: /start recording/i }).click();
  // It may stop after four seconds of silence.
  const stop = page.getByRole('button', { name: /stop/i });
  const timer = page.getByRole('timer');
  await timer.waitFor();
  while ((await timer.isVisible()) && secondsOf(await timer.textContent()) < seconds) await page.waitForTimeout(250);
  await stop.click({ timeout: 1000 }).catch(() => undefined);
  const name = page.getByLabel('Full Name');
  const again = page.getByRole('button', { name: 'Try again' });
  await name.or(again).first().waitFor({ timeout: WORDS_WITHIN_MS });
  return (await name.isVisible()) ? readForm(page) : { symptoms: [] };
}

function secondsIn(clip: string): number {
  const sound = readWav(readFileSync(clip));
  if (!sound.ok) throw new Error(`${clip} is no recording`);
  return Math.ceil(sound.value.samples.length / sound.value.sampleRate);
}

function secondsOf(shown: string | null): number {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(shown ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

async function readForm(page: Page): Promise<Reading> {
  const valueOf = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
  const symptoms = (await valueOf('Symptoms')).split(',').map((symptom) => symptom.trim());
  return {
    name: await page.getByLabel('Full Name').inputValue(),
    age: Number(await valueOf('Age')),
    gender: await page.locator('input[type=radio]:checked').first().inputValue(),
    phone: await page.getByLabel(/Phone Number/).inputValue(),
    symptoms: LISTED_SYMPTOMS.filter((symptom) => symptoms.includes(symptom)),
  };
}

const first = await deviceHearing(join(folder, references[0]?.file ?? ''));
await fetchFullEngine(first.page, product.url);
await first.context.close();
for (const reference of references) {
  const clip = join(folder, reference.file);
  const { context, page } = await deviceHearing(clip);
  for (const [score, hasNetwork] of [
    [online, true],
    [offline, false],
  ] as const) {
    await context.setOffline(!hasNetwork);
    await chooseDoctor(page);
    const wrong = score.add(reference, await speak(page, secondsIn(clip) + 1), '');
    console.log(`${reference.file} ${hasNetwork ? 'online ' : 'offline'} ${wrong.join(', ') || 'all right'}`);
  }
  await context.close();
}
await product.stop();
rmSync(profile, { recursive: true, force: true });

console.log(`\n${references.length} clips of ${folder}, through the microphone\n`);
console.log('percent          online  offline     goal');
const MEASURES = ['name', 'age', 'gender', 'phone', 'symptoms F1'] as const;
for (const measure of MEASURES) {
  const goal = SPEECH_GOALS[measure];
  const rates = [online, offline].map((score) => score.rate(measure));
  const shown = [...rates, goal].map((rate) => `${Math.round(rate * 100)}`.padStart(9)).join('');
  console.log(`${measure.padEnd(14)}${shown}`);
  if (rates.some((rate) => 1 - rate > (1 - goal) * SLACK)) process.exitCode = 1;
}
