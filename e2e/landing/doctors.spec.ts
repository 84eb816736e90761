import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const LIST = '**/api/adminDashboard/all-doctors';
const DOCTORS = [
  {
    _id: 'a1',
    doctorId: 'DOC001',
    name: 'Dr. Sarah Johnson',
    specialization: 'Cardiology',
    img: null,
  },
  { _id: 'a2', doctorId: 'DOC900', name: 'Dr. Ana & Sons', specialization: 'General Medicine' },
];
/** Others remove and add doctors in the database: these are nobody else's. */
const WHO_SAY_MORE = [
  ['Dr. Ana Heart', 'Cardiology', ['English', 'Spanish'], 'High blood pressure'],
  ['Dr. Yoko Quiet', 'Cardiology', ['English', 'Japanese'], 'Irregular heartbeat'],
  ['Dr. Max Head', 'Neurology', ['English'], 'Headaches and migraine'],
  ['Dr. Nora Newborn', 'Pediatrics', ['English'], 'Vaccinations'],
].map(([name, specialization, languages, expertise], index) => ({
  _id: `more-${index}`,
  doctorId: `MORE${index}`,
  name,
  specialization,
  languages,
  expertise,
}));

test('lists every doctor with a link that carries name and specialty, and what the house has written in its language', async ({
  page,
}) => {
  const { promise: known, resolve: tellLanguages } = Promise.withResolvers<void>();
  await page.route('**/api/clinic', async (route) => {
    await known;
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), languages: ['en', 'ar'] } });
  });
  const doctors = DOCTORS.map((doctor) => ({ ...doctor, expertise: 'قصور القلب' }));
  await page.route(LIST, (route) => route.fulfill({ json: { doctors } }));
  await page.goto('/doctors');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Expert Doctors' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Book Appointment with Dr. Ana & Sons' })).toHaveAttribute(
    'href',
    '/frontdesk?doctorName=Dr.%20Ana%20%26%20Sons&specialty=General%20Medicine',
  );
  // On a first visit the doctors may be there before the languages of the house.
  const written = main.getByText('قصور القلب').first();
  await expect(written).toHaveAttribute('lang', 'en');
  tellLanguages();
  await expect(written).toHaveAttribute('lang', 'ar');
});

test('says that it is loading, and that there are none', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(LIST, async (route) => {
    await answered;
    await route.fulfill({ json: { doctors: [] } });
  });
  await page.goto('/doctors');
  await expect(page.getByText('Loading doctors...')).toBeVisible();
  answer();
  await expect(page.getByText('No doctors found.')).toBeVisible();
});

test('says that the list failed, in the page and in a toast, and tries again when asked', async ({ page }) => {
  await page.route(LIST, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
  await page.goto('/doctors');
  await expect(page.getByRole('main').getByText('Failed to load doctors')).toBeVisible();
  await expect(page.locator('#toasts').getByText('Failed to load doctors')).toBeVisible();
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.fulfill({ json: { doctors: DOCTORS } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Dr. Sarah Johnson' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Failed to load doctors')).toBeHidden();
});

test('shows the stored list with its age while the server cannot be reached', async ({ page }) => {
  await page.route(LIST, (route) => route.fulfill({ json: { doctors: DOCTORS } }));
  await page.goto('/doctors');
  await expect(page.getByRole('heading', { name: 'Dr. Sarah Johnson' })).toBeVisible();
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dr. Sarah Johnson' })).toBeVisible();
  await expect(page.getByText(/^Doctor list from \d\d:\d\d today\.$/)).toBeVisible();
});

test('a search, a department and an address make the list short; each doctor says languages and what they are good at', async ({
  page,
}) => {
  await page.route(LIST, (route) => route.fulfill({ json: { doctors: WHO_SAY_MORE } }));
  await page.goto('/doctors');
  const main = page.getByRole('main');
  await expect(main.getByText('4 doctors')).toBeVisible();
  await expect(main.getByText('Speaks English, Spanish', { exact: true })).toBeVisible();
  await expect(main.getByText('Headaches and migraine', { exact: true })).toBeVisible();
  await main.getByRole('searchbox').fill('heart');
  await expect(main.getByText('2 doctors')).toBeVisible();
  await main.getByRole('searchbox').fill('japanese');
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText(['Dr. Yoko Quiet']);
  await main.getByRole('searchbox').fill('nobody at all');
  await main.getByRole('button', { name: 'Show all doctors' }).click();
  await main.getByRole('button', { name: 'Neurology' }).click();
  await expect(page).toHaveURL('/doctors?department=Neurology');
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pediatrics' }).click();
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText(['Dr. Nora Newborn']);
  await main.getByRole('link', { name: 'Tell us what is wrong' }).click();
  await expect(page).toHaveURL('/frontdesk');
});
