import { controlsUnderToast } from '../support/looks/controls-under-toast.ts';
import { stubClinic, submit, withTranscript } from '../support/people/stubbed-clinic.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const FULL = 'My name is Maria Lopez, I am a 42 years old woman, I have a headache. My phone is 555 123 4567.';

test('each field says where its value comes from, and an assumed gender is repeated above Submit', async ({ page }) => {
  await stubClinic(page);
  await page.goto(withTranscript('My name is John Smith and I have a fever', 'Neurology'));
  await expect(page.getByLabel('Full Name')).toHaveValue('John Smith');
  await expect(page.getByText('Heard', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Not heard – please fill in')).toHaveCount(1);
  await expect(page.getByText('Not heard – can be left empty')).toHaveCount(1);
  await expect(page.getByText('Assumed – please check')).toHaveCount(1);
  await expect(page.getByText(/so we assumed male\. Submitting confirms it/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Information' }).click();
  await page.getByRole('radio', { name: 'other', exact: true }).check();
  await expect(page.getByText(/so we assumed/)).toHaveCount(0);
  await expect(page.getByText('You typed')).toHaveCount(1);
});

test('a missing value is asked for and the fields open', async ({ page }) => {
  await stubClinic(page);
  await page.goto(withTranscript('My name is John Smith and I have a fever', 'Neurology'));
  await page.getByRole('button', { name: 'Edit Information' }).waitFor();
  await submit(page);
  await expect(page.getByRole('link', { name: 'Enter the age' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lock Form' })).toBeVisible();
  await page.getByRole('link', { name: 'Enter the age' }).click();
  await expect(page.getByLabel('Age', { exact: true })).toBeFocused();
});

test('locked fields can be read and reached, not changed', async ({ page }) => {
  await stubClinic(page);
  await page.goto(withTranscript(FULL, 'Neurology'));
  await expect(page.getByLabel('Full Name')).toHaveValue('Maria Lopez');
  for (const label of ['Full Name', 'Phone Number', 'Symptoms']) {
    await expect(page.getByLabel(label)).not.toBeEditable();
  }
  await expect(page.getByRole('radio', { name: 'male', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Edit Information' }).click();
  await expect(page.getByLabel('Full Name')).toBeEditable();
  await page.getByRole('button', { name: 'Lock Form' }).click();
  await expect(page.getByLabel('Full Name')).not.toBeEditable();
});

test('the toast lies over nothing that can be pressed, locked or open, at every size', async ({ page }) => {
  await stubClinic(page);
  await page.goto(withTranscript(FULL, 'Neurology'));
  // It stays while it has the focus.
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  const edit = page.getByRole('button', { name: 'Edit Information' });
  await edit.waitFor();
  const sizes = [
    [360, 800],
    [800, 1280],
    [1080, 1920],
    [1440, 900],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => controlsUnderToast(page), `locked, ${width} × ${height}`).toEqual([]);
  }
  await edit.dispatchEvent('click');
  await page.getByRole('button', { name: 'Lock Form' }).waitFor();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => controlsUnderToast(page), `open, ${width} × ${height}`).toEqual([]);
  }
});

test('what was heard is in the form tab too, and an assumed gender is not', async ({ page }) => {
  await stubClinic(page);
  await page.goto(withTranscript('My name is John Smith, I am 40 years old and I have a fever', 'Neurology'));
  await expect(page.getByRole('radio', { name: 'male', exact: true })).toBeChecked();
  await page.getByRole('tab', { name: 'Voice Registration' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Form Registration' })).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('John Smith');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the failure text and the success texts of the voice tab', async ({ page }) => {
  const clinic = await stubClinic(page);
  clinic.answer('register', { status: 400, json: {} });
  await page.goto(withTranscript(FULL, 'Neurology'));
  await page.getByRole('button', { name: 'Edit Information' }).waitFor();
  await submit(page);
  const main = page.getByRole('main');
  await expect(main.getByText('There was an error submitting the information. Please try again.')).toBeVisible();
  clinic.answer('register', { json: { patient: { _id: 'patient-1' } } });
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeFocused();
  await expect(main.getByText('The prescription will be sent to the given phone number via SMS')).toBeVisible();
  await expect(main.getByText('No prescription is sent before your doctor has checked and signed it.')).toBeVisible();
});

test('without a phone number the success page does not leave a false promise standing alone', async ({ page }) => {
  await stubClinic(page);
  await page.goto(withTranscript('My name is Ann Lee, I am a 30 years old woman, I have a cough', 'Neurology'));
  await page.getByRole('button', { name: 'Edit Information' }).waitFor();
  await submit(page);
  await expect(page.getByText(/You did not give a phone number, so no SMS will be sent/)).toBeVisible();
});

test('two failures open the form with a word about why', async ({ page }) => {
  await stubClinic(page);
  await page.goto(withTranscript('la la la', 'Neurology'));
  const main = page.getByRole('main');
  await expect(main.getByText('Could not extract information from the transcript.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Voice Registration' })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() =>
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    }),
  );
  await page.getByRole('button', { name: /start recording/i }).click();
  await expect(page.getByRole('tab', { name: 'Form Registration' })).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByText(/so here is the form/)).toBeVisible();
});
