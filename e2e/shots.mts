import { chromium, type Page } from '@playwright/test';
import { DOCTOR_PASSWORD, startProduct } from './support/product.ts';
import { startAiService } from './support/ai-service.ts';
const OUT = '/tmp/doctor/shots';
const ai = await startAiService();
const product = await startProduct(process.env.WITH_AI ? { AI_SERVICE_URL: ai.url, AI_TIMEOUT_SECONDS: '30' } : {});
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [w, h] of [[360, 800], [1440, 900], [800, 1280]] as const) {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: w, height: h }, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    const shot = (name: string, full = true) => page.screenshot({ path: `${OUT}/${name}-${w}.png`, fullPage: full });
    const [doctor] = await product.sql<{ email: string }>('select email from doctors where code = $1', ['DOC001']);
    await page.request.post('/api/doctorAuth/login', { data: { email: doctor?.email, password: DOCTOR_PASSWORD, doctorId: 'DOC001' } });
    const name = `Margarethe Vogel ${w}`;
    const registered = await page.request.post('/api/patients/register', { headers: { 'idempotency-key': crypto.randomUUID() }, data: { name, age: 34, gender: 'female', phone: '+1 202 555 0199', symptoms: ['headache', 'fever'], doctorId: 'DOC001' } });
    const { patient } = await registered.json();
    await page.request.post('/api/appointments/create-appointment', { headers: { 'idempotency-key': crypto.randomUUID() }, data: { patientId: patient._id, doctorId: 'DOC001', date: new Date().toISOString(), status: 'scheduled' } });
    const views = ['dashboard', 'appointments', 'patients', 'prescriptions', 'settings'];
    for (const view of views) { await page.goto(`/doctor/${view}`); await page.waitForLoadState('networkidle'); await shot(`1-${view}`); }
    await page.goto('/doctor/dashboard');
    const step = async (label: string, act: () => Promise<unknown>) => { try { await act(); } catch (e) { console.log(w, label, String(e).slice(0, 300)); } };
    await step('panel', async () => {
      await page.getByRole('button', { name: new RegExp(name) }).first().click({ timeout: 4000 });
      await page.waitForTimeout(400); await shot('2-panel-details');
      await page.getByRole('tab', { name: 'Prescription' }).click({ timeout: 4000 });
      await page.waitForTimeout(300); await shot('3-panel-prescription');
      const m = page.getByRole('group', { name: 'Medicine 1' });
      await m.getByLabel('Name').fill('Ibuprofen'); await m.getByLabel('Dosage').fill('800 mg'); await m.getByLabel('Frequency').fill('every 6 hours');
      await page.waitForTimeout(900); await page.getByRole('button', { name: 'Generate Prescription' }).click({ timeout: 4000 });
      await page.waitForTimeout(500); await shot('4-panel-warning');
      const reason = page.getByLabel('Reason to prescribe all the same');
      if (await reason.isVisible()) { await reason.fill('Checked with the patient, one dose only.'); await page.getByRole('button', { name: 'Generate Prescription' }).click(); }
      await page.waitForTimeout(800); await shot('5-panel-saved');
    });
    await step('generator', async () => {
      await page.goto('/doctor/prescriptions');
      await page.getByLabel('Patient').selectOption({ label: `${name} (34 years, female)` });
      await page.waitForTimeout(500); await shot('6-generator');
      await page.getByLabel('Medical Report Text').fill('34-year-old woman, 60 kg. Headache and fever of 38.4 since yesterday. Not pregnant. No allergies.');
      if (process.env.WITH_AI) { ai.behave('waits'); await page.getByRole('button', { name: 'Generate AI Prescription' }).click(); await page.waitForTimeout(2200); await shot('7-busy', false); ai.behave({ status: 500, body: '{}' }); ai.letGo(); await page.waitForTimeout(500); await shot('8-drafted'); return; }
      await page.getByRole('button', { name: 'Generate AI Prescription' }).click();
      await page.waitForTimeout(1200); await shot('8-result');
      await page.getByRole('button', { name: 'Save Prescription to Patient History' }).click();
      await page.waitForTimeout(1000); await shot('9-saved');
      await page.getByRole('button', { name: 'Send via SMS' }).click();
      await page.waitForTimeout(1000); await shot('10-sms');
    });
    await step('error', async () => {
      await page.getByRole('button', { name: 'Start another' }).click({ timeout: 4000 });
      await page.route('**/process_case/', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
      await page.getByRole('button', { name: 'Generate AI Prescription' }).click();
      await page.waitForTimeout(600); await shot('11-error');
    });
    await context.close();
  }
} finally { await browser.close(); await product.stop(); await ai.stop(); }
