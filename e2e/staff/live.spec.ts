import { signInAsDoctor, visit } from '../support/people/doctors.ts';
import { choosePatient, signInToPrescribe } from '../support/people/prescribing.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a list shows who comes without a touch; where somebody has scrolled or types, rows stay where they are until asked', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await signInAsDoctor(page);
  await visit(page, { name: 'Lena Livefirst' });
  await page.goto('/admin/patients');
  const list = page.getByRole('list', { name: 'Patients' });
  await expect(list.getByText('Lena Livefirst')).toBeVisible();
  await visit(page, { name: 'Lina Livesecond' });
  await expect(list.getByText('Lina Livesecond')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 500 });
  await page.evaluate(() => scrollTo({ top: 300 }));
  const before = await list.boundingBox();
  await visit(page, { name: 'Lola Livethird' });
  const news = page.getByRole('button', { name: '1 new · Show' });
  await expect(news).toBeVisible();
  await expect(list.getByText('Lola Livethird')).toHaveCount(0);
  expect((await list.boundingBox())?.height).toBe(before?.height);
  await expectAccessible(page);
  await news.click();
  // Urgent patients of journeys before this one stay above whoever comes; a hint in a row is a list of its own.
  await expect(list.locator('> li').filter({ hasNotText: 'Urgent' }).first()).toContainText('Lola Livethird');
  await expect(news).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // What has changed in a row stands there at once, under the hand, too.
  await page.goto('/doctor/appointments');
  const row = page.getByRole('list', { name: 'Appointments' }).getByRole('listitem').filter({ hasText: 'Lola Live' });
  await expect(row).toContainText('Scheduled');
  await page.getByLabel('Patient name').focus();
  const { appointments } = await (await page.request.get('/api/appointments/admin/appointments?patient=Lola')).json();
  await page.request.patch(`/api/appointments/status/${appointments[0]._id}`, { data: { status: 'completed' } });
  await expect(row).toContainText('Completed');
});

test('signing finishes the visit in one press, which can be taken back, and the next patient is one press away', async ({
  page,
  product,
}) => {
  // Nobody else’s patients wait for this one, so that who is next is known.
  await signInToPrescribe(page, product, 'DOC011');
  const patientId = await choosePatient(page, 'Fina Finish', { doctorId: 'DOC011' });
  const stage = async () => {
    const [row] = await product.sql<{ status: string; stage: string | null }>(
      `select status, stage from appointments a left join queue_entries q on q.appointment_id = a.id where patient_id = $1`,
      [patientId],
    );
    return [row?.status, row?.stage];
  };
  await page
    .getByLabel('Medical Report Text')
    .fill('34-year-old woman, 60 kg. Headache since yesterday. No allergies.');
  await page.getByRole('button', { name: 'Generate AI Prescription' }).click();
  await page.getByRole('button', { name: 'Save Prescription to Patient History' }).click();
  await expect.poll(stage).toEqual(['completed', 'done']);
  const bar = page.getByRole('region', { name: 'Who is next' });
  await expect(bar).toBeInViewport();
  await page
    .getByRole('region', { name: /^Undo: .* is done/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(stage).toEqual(['scheduled', 'in-room']);
  await expect(bar.getByRole('button', { name: 'Done' })).toBeInViewport();
});
