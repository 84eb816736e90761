import { expect, test } from '@playwright/test';
import { type BackendOfSection7, startBackendOfSection7 } from '../support/product/backend-of-section-7.ts';
import { fillRegistration, submitRegistration } from '../support/people/front-desk.ts';

let backend: BackendOfSection7;

test.beforeEach(async () => {
  backend = await startBackendOfSection7();
});

test.afterEach(async () => {
  await backend.stop();
});

const SAVED = 'Saved on this device. Not sent yet.';
const SUCCESS = 'Registration Successful';
const linked = () =>
  backend.appointments.map(({ patientId }) => backend.patients.find(({ _id }) => _id === patientId)?.['name']);

test('a backend with only the specification’s calls gets a patient and a booking with its own id, and nothing else', async ({
  page,
}) => {
  await fillRegistration(page, backend.url, 'Otto Other');
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
  expect(backend.patients).toMatchObject([
    { name: 'Otto Other', age: 42, gender: 'female', symptoms: ['fever', 'cough'] },
  ]);
  expect(linked()).toEqual(['Otto Other']);
  const writes = backend.calls.filter(({ method }) => method === 'POST');
  expect(writes.flatMap(({ headers }) => headers)).not.toContain('frontdesk-ticket');
});

test('without a network it is saved with a ticket, and sent once when the network is back', async ({
  page,
  context,
}) => {
  await fillRegistration(page, backend.url, 'Olga Offline');
  await context.setOffline(true);
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
  expect(backend.patients.map(({ name }) => name)).toEqual(['Olga Offline']);
  expect(linked()).toEqual(['Olga Offline']);
});

test('a lost booking answer loses nothing, though such a backend then has it twice', async ({ page }) => {
  await fillRegistration(page, backend.url, 'Lotta Lost');
  backend.loseNext('/api/appointments/create-appointment');
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
  expect(backend.patients.map(({ name }) => name)).toEqual(['Lotta Lost']);
  expect(linked()).toEqual(['Lotta Lost', 'Lotta Lost']);
});
