import { expectAccessible } from '../support/looks/accessible.ts';
import { submit, stubClinic, withTranscript } from '../support/people/stubbed-clinic.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const WORDS = 'My name is Ann Lee, I am a 42 years old woman and I have an itchy rash on my chest';

test('the other department stands beside the suggested one as a button with its reason, and keeps what was typed', async ({
  page,
}) => {
  const clinic = await stubClinic(page);
  await page.goto(`/frontdesk?transcript=${encodeURIComponent(WORDS)}`);
  const lead = page.getByRole('button', { name: 'Show Cardiology doctors' });
  const other = page.getByRole('button', { name: 'Show Dermatology doctors' });
  await expect(lead).toBeVisible();
  await expect(other).toHaveAccessibleDescription(/because you said/);
  await expectAccessible(page);

  await page.goto(withTranscript(WORDS, 'Cardiology'));
  await expect(page.getByText("You've been directed to the Cardiology department")).toBeVisible();
  await page.getByRole('button', { name: 'Edit Information' }).click();
  await page.getByLabel('Full Name').fill('Ann Lee-Corrected');
  await page.getByRole('button', { name: 'Change to Dermatology' }).click();
  await expect(
    page.getByRole('main').getByText('You are registering with Dr. Priya Patel, Dermatology.'),
  ).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ann Lee-Corrected');
  await expect(page.getByRole('button', { name: 'Change to Cardiology' })).toBeVisible();
  await expectAccessible(page);
  await submit(page);
  await expect(page.getByText('Ticket number for Ann')).toBeVisible();
  expect(clinic.sent[0]?.body).toMatchObject({ name: 'Ann Lee-Corrected', doctorId: 'doctor-7' });
});
