import type { Page, Route } from '@playwright/test';

type Answer = { readonly status?: number; readonly json?: unknown } | 'cut';

/** What the page sent to one of the two writing calls. */
export type Sent = { readonly path: string; readonly body: unknown; readonly key: string | undefined };

export type StubbedClinic = {
  /** Every register and create-appointment, in order. */
  readonly sent: Sent[];
  /** From now on this call answers so. */
  answer(call: 'doctors' | 'register' | 'book', answer: Answer): void;
};

export const DOCTORS = [
  ['Dr. Sarah Johnson', 'Cardiology'],
  ['Dr. Robert Miller', 'Cardiology'],
  ['Dr. Michael Chen', 'Neurology'],
  ['Dr. James Wilson', 'Orthopedics'],
  ['Dr. Ana Silva', 'Ophthalmology'],
  ['Dr. Tom Baker', 'General Medicine'],
  ['Dr. Emily Rodriguez', 'Pediatrics'],
  ['Dr. Priya Patel', 'Dermatology'],
  ['Dr. Liu Wei', 'Oncology'],
  ['Dr. Omar Said', 'Pathology'],
  ['Dr. Eva Novak', 'Genetics'],
  ['Dr. Nora Sleep', 'Sleep Medicine'],
].map(([name, specialization], index) => ({ _id: `doctor-${index}`, doctorId: `DOC${index}`, name, specialization }));

/** Answers the calls that registration needs (CALL-9), in the browser: another backend than ours. */
export async function stubClinic(page: Page): Promise<StubbedClinic> {
  const sent: Sent[] = [];
  const answers = new Map<string, Answer>([
    ['doctors', { json: { doctors: DOCTORS } }],
    ['register', { json: { patient: { _id: 'patient-1' } } }],
    ['book', { json: {} }],
  ]);
  const give = async (route: Route, call: string) => {
    const answer = answers.get(call) ?? 'cut';
    await (answer === 'cut' ? route.abort() : route.fulfill(answer));
  };
  const write = (call: string) => async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    sent.push({ path: pathname, body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
    await give(route, call);
  };
  await page.route('**/api/health', (route) =>
    answers.get('register') === 'cut' ? route.abort() : route.fulfill({ status: 404, body: '' }),
  );
  await page.route('**/api/adminDashboard/all-doctors', (route) => give(route, 'doctors'));
  await page.route('**/api/patients/register', write('register'));
  await page.route('**/api/appointments/create-appointment', write('book'));
  return { sent, answer: (call, answer) => answers.set(call, answer) };
}

/** Opens the form tab of the first neurologist. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/frontdesk?doctorName=Dr.%20Michael%20Chen&specialty=Neurology');
  await page.getByRole('tab', { name: 'Form Registration' }).click();
}

/** Says in writing what brings a patient, before any department. */
export async function tellInWriting(page: Page, words: string): Promise<void> {
  await page.goto('/frontdesk');
  await page.getByRole('button', { name: 'Type it' }).click();
  await page.getByLabel('Your own words').fill(words);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Types a complete patient. */
export async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Jane Doe');
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByRole('radio', { name: 'female', exact: true }).check();
  await page.getByLabel('Phone Number').fill('555 123 4567');
  await page.getByLabel('Symptoms').fill('fever, , dry cough ,');
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Registration' }).click();
}

/** The address of /frontdesk with words handed over by the landing page. */
export function withTranscript(transcript: string, suggestedDepartment?: string): string {
  const accepted =
    suggestedDepartment === undefined ? '' : `&suggestedDepartment=${suggestedDepartment}&autoSuggest=true`;
  return `/frontdesk?transcript=${encodeURIComponent(transcript)}${accepted}`;
}
