import { ticketOn } from '../support/people/front-desk.ts';
import { fillForm, openForm, stubClinic, submit } from '../support/people/stubbed-clinic.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('says nothing before the first Submit, then everything at once, in the same words twice', async ({ page }) => {
  await stubClinic(page);
  await openForm(page);
  await page.getByLabel('Full Name').focus();
  await page.getByLabel('Phone Number').focus();
  await expect(page.getByText('Enter the full name')).toHaveCount(0);
  await submit(page);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Patient Registration/);
  for (const words of ['Enter the full name', 'Enter the age', 'Select the gender', 'Enter at least one symptom']) {
    await expect(page.getByText(words)).toHaveCount(2);
  }
  await summary.getByRole('link', { name: 'Select the gender' }).click();
  await expect(page.getByRole('radio', { name: 'male', exact: true })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await fillForm(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  await expect(page).not.toHaveTitle(/^Error/);
});

test('an error goes as soon as it is corrected, and whoever types stays in the field', async ({ page }) => {
  await stubClinic(page);
  await openForm(page);
  await submit(page);
  const name = page.getByRole('link', { name: 'Enter the full name' });
  await name.click();
  await page.keyboard.type('J');
  await expect(name).toHaveCount(0);
  await expect(page.getByText('Enter the age')).toHaveCount(2);
  await page.keyboard.type('ane');
  await expect(page.getByLabel('Full Name')).toHaveValue('Jane');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await fillForm(page);
  await expect(page.getByText('There is a problem')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error/);
});

test('symptoms can be added and taken out with a touch, and stand with commas as they are sent', async ({ page }) => {
  const clinic = await stubClinic(page);
  await openForm(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'headache' }).click();
  await expect(page.getByLabel('Symptoms')).toHaveValue('fever, dry cough, headache');
  await page.getByRole('button', { name: 'dry cough' }).click();
  await expect(page.getByLabel('Symptoms')).toHaveValue('fever, headache');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  expect(clinic.sent[0]?.body).toMatchObject({ symptoms: ['fever', 'headache'] });
});

test('refuses bad ages and blank symptoms with words, keeps what was typed, and sends nothing', async ({ page }) => {
  const clinic = await stubClinic(page);
  await openForm(page);
  await fillForm(page);
  await page.getByLabel('Symptoms').fill(', ,');
  const words = {
    '-1': 'from 0 to 120',
    '121': 'from 0 to 120',
    '12.5': 'a whole number',
    abc: 'a whole number',
  };
  for (const [age, expected] of Object.entries(words)) {
    await page.getByLabel('Age', { exact: true }).fill(age);
    await submit(page);
    await expect(page.getByRole('link', { name: expected })).toBeVisible();
    await expect(page.getByLabel('Age', { exact: true })).toHaveValue(age);
  }
  await expect(page.getByRole('link', { name: 'Enter at least one symptom' })).toBeVisible();
  await page.getByLabel('Full Name').fill('x'.repeat(10_000));
  await submit(page);
  await expect(page.getByRole('link', { name: /200 characters or fewer/ })).toBeVisible();
  expect(clinic.sent).toEqual([]);
});

test('accepts a name in any script, and shows markup as plain text', async ({ page }) => {
  const clinic = await stubClinic(page);
  for (const name of ['Παναγιώτης Ψαλτάκης', '王小明', 'عمر السيد', '<b onclick=alert(1)>O’Neil</b>']) {
    await openForm(page);
    await fillForm(page);
    await page.getByLabel('Full Name').fill(name);
    await submit(page);
    await page.getByRole('button', { name: 'Register Another Patient' }).click();
    expect(clinic.sent.at(-2)?.body).toMatchObject({ name });
  }
});

test('a click gives feedback before its result is rendered (docs/decisions/0012)', async ({ page }) => {
  await stubClinic(page);
  await openForm(page);
  await expect(page.locator('#panel-voice')).toBeHidden();
  // What is drawn before any frame: React has its say in a microtask, and no task comes between.
  const marked = await page.evaluate(async () => {
    const tab = document.querySelector<HTMLElement>('#tab-voice');
    tab?.click();
    await Promise.resolve();
    return { tab: tab?.ariaSelected, isShown: document.querySelector('#panel-voice')?.checkVisibility() };
  });
  expect(marked).toEqual({ tab: 'true', isShown: false });
  await expect(page.locator('#panel-voice')).toBeVisible();
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await fillForm(page);
  const sending = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('button[type="submit"]');
    button?.click();
    await Promise.resolve();
    return button?.textContent;
  });
  expect(sending).toBe('Submitting...');
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
});

test('two clicks make one registration and one booking', async ({ page }) => {
  const clinic = await stubClinic(page);
  await openForm(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'Submit Registration' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  expect(clinic.sent.map(({ path }) => path)).toEqual([
    '/api/patients/register',
    '/api/appointments/create-appointment',
  ]);
});

test('stays usable and says so while it sends', async ({ page }) => {
  const clinic = await stubClinic(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/patients/register', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await openForm(page);
  await fillForm(page);
  await submit(page);
  const button = page.getByRole('button', { name: 'Submitting...' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).not.toHaveAttribute('disabled');
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  expect(clinic.sent).toHaveLength(2);
});

test('a refusal keeps the form; the same again keeps its ticket, a correction replaces it', async ({ page }) => {
  const clinic = await stubClinic(page);
  clinic.answer('register', { status: 422, json: { message: 'Please check the phone number' } });
  await openForm(page);
  await fillForm(page);
  await submit(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Submission Error')).toBeVisible();
  await expect(main.getByText('There was an error submitting your information. Please try again.')).toBeVisible();
  await expect(main.getByText('The server says: Please check the phone number')).toBeVisible();
  await expect(main.getByText('Your details are saved on this device. Nothing you entered is lost.')).toBeVisible();
  await expect(page.getByLabel('Symptoms')).toHaveValue('fever, , dry cough ,');

  clinic.answer('register', { json: { patient: { _id: 'patient-1' } } });
  await page.getByLabel('Phone Number').fill('+1 555 000 1111');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  expect(clinic.sent.findLast(({ path }) => path === '/api/patients/register')?.body).toMatchObject({
    phone: '+1 555 000 1111',
    symptoms: ['fever', 'dry cough'],
  });
});

test('registered but not booked: the details are fixed, another doctor can still be chosen', async ({ page }) => {
  const clinic = await stubClinic(page);
  clinic.answer('book', { status: 404, json: { message: 'No such doctor' } });
  await openForm(page);
  await fillForm(page);
  await submit(page);
  await expect(page.getByText(/You are registered, but your appointment could not be booked/)).toBeVisible();
  await expect(page.getByLabel('Full Name')).not.toBeEditable();
  clinic.answer('book', { json: {} });
  await page.getByRole('button', { name: 'Choose another doctor' }).click();
  await page.getByRole('button', { name: /Cardiology/ }).click();
  await page.getByRole('button', { name: 'Select Doctor' }).first().click();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  expect(clinic.sent.filter(({ path }) => path === '/api/patients/register')).toHaveLength(1);
  expect(clinic.sent.at(-1)?.body).toMatchObject({ patientId: 'patient-1', doctorId: 'doctor-0' });
});

test('no answer: saved with a ticket, and the page changes once it is sent', async ({ page }) => {
  const clinic = await stubClinic(page);
  await openForm(page);
  await fillForm(page);
  clinic.answer('register', 'cut');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Saved on this device. Not sent yet.' })).toBeVisible();
  // Nobody knows where this telephone is: no reception is named until its owner says so.
  await expect(page.getByText(/Please keep this page open/)).toBeVisible();
  await expect(page.getByText('Registration Successful')).toHaveCount(0);
  const ticket = await ticketOn(page);
  clinic.answer('register', { json: { patient: { _id: 'patient-1' } } });
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible({ timeout: 45_000 });
  expect(await ticketOn(page)).toBe(ticket);
});

test('Register Another Patient leaves nothing of the previous one, not even for Back', async ({ page }) => {
  await stubClinic(page);
  await openForm(page);
  await fillForm(page);
  await submit(page);
  await page.getByRole('button', { name: 'Register Another Patient' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a department' })).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: /Neurology/ }).click();
  await page.getByRole('button', { name: 'Select Doctor' }).first().click();
  await expect(page.getByRole('tab', { name: 'Voice Registration' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('main')).not.toContainText(/Jane|fever/);
});
