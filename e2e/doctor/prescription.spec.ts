import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/looks/accessible.ts';
import { choosePatient, signInToPrescribe } from '../support/people/prescribing.ts';
import { expect, test } from '../support/test.ts';
import { pdfText } from '../../tests/support/stand-ins/pdf-text.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ page, product }) => {
  await signInToPrescribe(page, product);
});

const DRAFT = {
  assessment: 'Tension-type headache',
  medications: [
    { medication: 'Paracetamol 500 mg', dosage: '500 mg', frequency: 'every 8 hours', instructions: 'with water' },
  ],
  lifestyle: 'Rest and water',
  considerations: ['Ask about pregnancy', 'Look at the neck'],
  follow_up: 'Within 72 hours',
  holdMedicines: ['Naproxen'],
  emergencyInstructions: 'Call for help with a stiff neck',
  sideEffectsNote: 'Rarely a rash',
  rationale: 'Within its label',
};

test('a draft is changed, signed, printed and sent; every saved field comes back', async ({ page, product }) => {
  const patientId = await choosePatient(page, 'Zoë Ķoļesņikova');
  const toast = page.locator('#toasts');
  await page.route('**/process_case/', (route) => route.fulfill({ json: { status: 'success', result: DRAFT } }));
  await page.getByRole('button', { name: 'Generate AI Prescription' }).click();
  await expect(toast).toContainText('AI prescription generated successfully!');
  await expect(page.getByRole('heading', { name: 'Draft to check' })).toBeFocused();
  await expect(page.getByText('AI-generated and informational only')).toBeVisible();
  for (const [label, value] of [
    ['Assessment', DRAFT.assessment],
    ['Lifestyle Recommendations', DRAFT.lifestyle],
    ['Important Considerations', 'Ask about pregnancy\nLook at the neck'],
    ['Follow-up', DRAFT.follow_up],
    ['Instructions', 'with water'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  const pdf = page.getByRole('button', { name: 'Download PDF' }).first();
  const sms = page.getByRole('button', { name: 'Send via SMS +1 202 555 0199' });
  await expect(pdf).toBeDisabled();
  await expect(sms).toBeDisabled();
  await expectAccessible(page);

  await page.getByLabel('Dosage').fill('1000 mg');
  const save = page.getByRole('button', { name: 'Save Prescription to Patient History' });
  await page.route('**/api/prescription/generate', (route) => route.fulfill({ status: 500, json: {} }));
  await save.click();
  await expect(toast).toContainText('Failed to save prescription to backend.');
  await page.unroute('**/api/prescription/generate');
  await save.click();
  await expect(toast).toContainText('Prescription saved to patient history!');
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeDisabled();
  await expect(page.getByText('Signed by Dr. Sarah Johnson').first()).toBeVisible();
  const history = page.getByRole('region', { name: 'Prescription History' });
  await expect(history).toContainText('Paracetamol 500 mg, 1000 mg, every 8 hours, with water');

  const { prescriptions } = await (await page.request.get(`/api/doctorDashboard/patient-history/${patientId}`)).json();
  expect(prescriptions).toHaveLength(1);
  expect(prescriptions[0]).toMatchObject({
    symptoms: ['headache', 'fever'],
    diagnosis: DRAFT.assessment,
    medicines: [
      { name: 'Paracetamol 500 mg', dosage: '1000 mg', frequency: 'every 8 hours', instructions: 'with water' },
    ],
    holdMedicines: DRAFT.holdMedicines,
    emergencyInstructions: DRAFT.emergencyInstructions,
    criticalWarnings: DRAFT.considerations,
    sideEffectsNote: DRAFT.sideEffectsNote,
    followUp: DRAFT.follow_up,
    rationale: DRAFT.rationale,
    lifestyle: DRAFT.lifestyle,
  });

  const downloading = page.waitForEvent('download');
  await pdf.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`prescription_${prescriptions[0]._id}.pdf`);
  const text = pdfText(await readFile(await file.path()));
  // The patient's paper: what the engine told the doctor stays in the record.
  const { assessment, considerations, rationale, ...forThePatient } = DRAFT;
  for (const said of ['Zoë Ķoļesņikova', 'Dr. Sarah Johnson', '1000 mg', ...Object.values(forThePatient).flat()])
    if (typeof said === 'string') expect(text).toContain(said);
  for (const said of [assessment, ...considerations, rationale]) expect(text).not.toContain(said);

  await page.route('**/api/prescription/send-sms', (route) => route.fulfill({ status: 502, json: {} }));
  await sms.click();
  await expect(toast).toContainText('Failed to send SMS.');
  await page.unroute('**/api/prescription/send-sms');
  await sms.click();
  await expect(page.getByRole('button', { name: 'SMS Sent!' })).toBeDisabled();
  await expect(toast).toContainText('Prescription sent via SMS!');
  await expect(page.getByText('No SMS gateway is configured')).toBeVisible();
  await expect(page.getByText('The message has no link')).toHaveCount(0);
  await expectAccessible(page);
  const rows = await product.sql('select phone, state from sms_messages');
  expect(rows).toEqual([{ phone: '+12025550199', state: 'recorded' }]);

  // What is signed is not edited: a corrected one takes its place.
  await history.getByRole('button', { name: /^Write a correction/ }).click();
  await expect(page.getByText(/^This corrects the prescription of .* Saving it withdraws that one\.$/)).toBeVisible();
  await expect(page.getByLabel('Dosage')).toHaveValue('1000 mg');
  await expect(page.getByLabel('Important Considerations')).toHaveValue('Ask about pregnancy\nLook at the neck');
  await expectAccessible(page);
  await page.getByLabel('Dosage').fill('750 mg');
  await save.click();
  await expect(page.getByText(/^The prescription of .* is withdrawn\.$/)).toBeVisible();
  await expect(history).toContainText('Paracetamol 500 mg, 750 mg, every 8 hours, with water');
  await expect(history).not.toContainText('1000 mg');

  await page.route('**/api/prescription/pdf/*', (route) => route.fulfill({ status: 500, json: {} }));
  await pdf.click();
  await expect(toast).toContainText('Failed to download PDF');
  await history.getByRole('button', { name: /Download PDF/ }).click();
  await expect(history.getByRole('alert')).toContainText('Failed to download PDF');
});

test('the embedded draft works without any service; a patient without a phone is told apart, and another number confirmed', async ({
  page,
  product,
}) => {
  await choosePatient(page, 'Nora Nophone', { phone: '' });
  await page
    .getByLabel('Medical Report Text')
    .fill('34-year-old woman, 60 kg. Headache since yesterday. No allergies.');
  await page.getByRole('button', { name: 'Generate AI Prescription' }).click();
  await expect(page.getByText('Drafted by: Rule-based suggestion')).toBeVisible();
  await page.getByRole('button', { name: 'Save Prescription to Patient History' }).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await page.getByRole('button', { name: 'Send via SMS' }).click();
  await expect(page.locator('#toasts')).toContainText('Error: No phone number found for this patient.');

  await page.getByRole('button', { name: 'Another number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to another number' });
  await dialog.getByLabel('Phone number').fill('9876543210');
  await dialog.getByRole('button', { name: 'Check the number' }).click();
  await expect(dialog.getByText('no country’s code')).toBeVisible();
  await dialog.getByLabel('Phone number').fill('0043 660/1234567');
  await dialog.getByRole('button', { name: 'Check the number' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    'The message goes to +43 660 1234567 (Austria). This is not the number the patient gave.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send to +43 660 1234567' }).click();
  await expect(page.getByRole('button', { name: 'SMS Sent!' })).toBeDisabled();
  expect(await product.sql('select phone, own_number from sms_messages order by created_at desc limit 1')).toEqual([
    { phone: '+436601234567', own_number: false },
  ]);
});

test('a handwritten prescription is checked while it is written, and a contraindication requires a reason', async ({
  page,
  product,
}) => {
  const patientId = await choosePatient(page, 'Hanna Hand', { phone: '555 123 4567' });
  await product.sql(
    `insert into patient_records (patient_id, symptoms, medical_history, diagnosis, medications, notes, allergies, updated_at, updated_by)
     select $1, '', '', '', '', '', '{ibuprofen}', now(), id from doctors where code = 'DOC001'`,
    [patientId],
  );
  await page.goto('/doctor/dashboard');
  const row = page.getByRole('listitem').filter({ hasText: 'Hanna Hand' });
  await row.getByRole('button', { name: 'Create Prescription' }).click();
  // The patient's own symptoms stand there already: alone they are nothing to sign.
  await page.getByRole('button', { name: 'Generate Prescription' }).click();
  await expect(page.getByRole('main').getByText('Add a symptom, a medicine or a note')).toBeVisible();
  await expect(page.getByText('Prescription saved to patient history!')).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill('Ibuprofen');
  await page.getByLabel('Dosage').fill('400 mg');
  await page.getByLabel('Frequency').fill('three times a day');
  await page.getByLabel('Additional Notes').fill('After meals.');
  await expect(page.getByText('Allergy to ibuprofen')).toBeVisible();
  await expect(page.getByText('Checked: allergies, 1 medicine (ibuprofen), dose of ibuprofen, age.')).toBeVisible();
  await expect(page.getByText(/^Not known here: kidney function .*, other medicines taken/u)).toBeVisible();
  await page.getByRole('button', { name: 'Generate Prescription' }).click();
  const reason = page.getByLabel('Reason for prescribing anyway');
  await expect(reason).toBeFocused();
  await expectAccessible(page);
  await reason.fill('Tolerated last month.');
  await page.getByRole('button', { name: 'Generate Prescription' }).click();
  await expect(page.locator('#toasts')).toContainText('Prescription saved to patient history!');
  await expect(page.getByText('No message can be sent to this number')).toBeVisible();
  await page.getByRole('button', { name: 'Send via SMS' }).click();
  await expect(page.getByRole('button', { name: 'SMS Sent!' })).toBeDisabled();
  await expect(page.getByText('No SMS gateway is configured')).toBeVisible();
  await expect(page.getByText('Even with a gateway, no message would have been sent')).toBeVisible();
  const { prescriptions } = await (await page.request.get(`/api/doctorDashboard/patient-history/${patientId}`)).json();
  expect(prescriptions).toMatchObject([
    { medicines: [{ name: 'Ibuprofen' }], notes: 'After meals.', overrideReason: 'Tolerated last month.' },
  ]);
  await page.route('**/api/prescription/pdf/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to download PDF' })).toBeVisible();
});
