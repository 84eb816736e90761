import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_AGE_HEADER } from '#shared/contract/booking/own-appointment.ts';
import { signLink } from '#server/services/prescriptions/signed-links.ts';
import { EMPTY_RECORD } from '#shared/contract/patient/patient-record.ts';
import { pdfText } from '../../../support/stand-ins/pdf-text.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, send } from '../../../support/server/staff.ts';
import { post, registered } from '../../../support/server/visits.ts';

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
let cookieA: string;
let clock = Date.parse('2026-11-21T22:41:00Z');
beforeAll(async () => {
  server = await startTestServer({
    env: { CLINIC_TIME_ZONE: 'Europe/Vienna' },
    with: { now: () => new Date(clock) },
  });
  await addAdmin(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada Quill' });
  await addDoctor(server, 'DOCB');
  cookieA = await doctorCookie(server, 'DOCA');
});
afterAll(() => server.stop());

async function saved(over: Record<string, unknown> = {}): Promise<{ id: string; patientId: string }> {
  const patientId = await registered(server);
  const body = { patientId, symptoms: ['fever'], medicines: [{ name: 'Paracetamol' }], notes: 'Rest.', ...over };
  const answer = await post(server, '/api/prescription/generate', body, { cookie: cookieA });
  const { prescription }: { prescription: { _id: string } } = await answer.json();
  return { id: prescription._id, patientId };
}
const link = (id: string, days = 14) =>
  signLink(server.dependencies.database.orm, id, new Date(clock + days * DAY_MS), new Date(clock));
const follow = async (token: string) => get(server, `/api/prescription/link/${token}`);

describe('GET api/prescription/pdf/{id}', () => {
  it('is a file named after the prescription, with all that the patient needs, in the clinic’s time', async () => {
    const { id } = await saved({
      diagnosis: 'Engine reads a fever',
      holdMedicines: ['ibuprofen'],
      emergencyInstructions: 'Call for help.',
      criticalWarnings: ['Ask about pregnancy.'],
      sideEffectsNote: 'A rash.',
      followUp: 'In 72 hours.',
      rationale: 'On its label.',
      lifestyle: 'Sleep.',
      source: 'rules',
      engine: 'Rule-based suggestion (no AI)',
    });
    const answer = await get(server, `/api/prescription/pdf/${id}`, cookieA);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="prescription_${id}.pdf"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = pdfText(await answer.bytes());
    for (const said of [
      'Maria Gomez',
      'Dr. Ada Quill',
      '21 November 2026 at 23:41',
      'ibuprofen',
      'Call for help.',
      'A rash.',
      'In 72 hours.',
      'Sleep.',
      'Rest.',
      'No allergies recorded',
      'Signed by Dr. Ada Quill',
    ])
      expect(text).toContain(said);
    for (const forTheDoctor of [
      'Engine reads',
      'Ask about pregnancy.',
      'On its label.',
      'Rule-based suggestion',
      'considerations',
      'Rationale',
      'Check of medicines',
    ])
      expect(text).not.toContain(forTheDoctor);
  });

  it('keeps what the check found, and why the doctor went on, in the record and off the paper', async () => {
    const { id } = await saved({
      medicines: [{ name: 'Ibuprofen' }, { name: 'Naproxen' }],
      overrideReason: 'Tolerated together for years.',
    });
    const text = pdfText(await (await get(server, `/api/prescription/pdf/${id}`, cookieA)).bytes());
    expect(text).toContain('Naproxen');
    expect(text).not.toMatch(/anti-inflammatory medicines at once|Tolerated together/);
    const [row] = await server.sql('select override_reason from prescriptions where id = $1', [id]);
    expect(row).toEqual({ override_reason: 'Tolerated together for years.' });
  });

  it('has what the doctor wrote as the diagnosis, and the patient’s allergies and warning signs in its head', async () => {
    const patientId = await registered(server, { urgent: true, symptoms: ['chest pain', 'sweating'] });
    await fetch(`${server.url}/api/patients/record/${patientId}`, {
      method: 'PUT',
      headers: { cookie: cookieA, 'content-type': 'application/json' },
      body: JSON.stringify({ ...EMPTY_RECORD, allergies: ['penicillin', 'latex'], updatedAt: null }),
    });
    const body = { patientId, diagnosis: 'Angina', medicines: [{ name: 'Aspirin' }] };
    const answer = await post(server, '/api/prescription/generate', body, { cookie: cookieA });
    const { prescription }: { prescription: { _id: string } } = await answer.json();
    const pdf = await get(server, `/api/prescription/pdf/${prescription._id}`, cookieA);
    const text = pdfText(await pdf.bytes());
    expect(text).toMatch(/Urgent: warning signs[^]*Allergies: penicillin, latex[^]*Aspirin[^]*Diagnosis\s+Angina/iu);
  });

  it('is read by any doctor, which is written down, and by nobody else', async () => {
    const { id } = await saved();
    const path = `/api/prescription/pdf/${id}`;
    expect((await get(server, path, await doctorCookie(server, 'DOCB'))).status).toBe(200);
    expect((await get(server, path, await adminCookie(server))).status).toBe(403);
    expect((await get(server, path)).status).toBe(401);
    expect((await get(server, `/api/prescription/pdf/${randomUUID()}`, cookieA)).status).toBe(404);
    const entries = await server.sql(
      "select 1 from audit_entries where action = 'prescription-printed' and subject_id = $1",
      [id],
    );
    expect(entries).toHaveLength(1);
  });
});

describe('the link of a message', () => {
  it('opens the file without a login, and says nothing of the patient', async () => {
    const { id, patientId } = await saved();
    const token = await link(id);
    expect(token).toHaveLength(48);
    expect(Buffer.from(token, 'base64url').toString('hex')).not.toContain(patientId.replaceAll('-', ''));
    const answer = await follow(token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="prescription_${id}.pdf"`);
  });

  it('dies after its time, with the prescription, and with the patient', async () => {
    const [old, taken, gone] = [await saved(), await saved(), await saved()];
    const [oldLink, takenLink, goneLink] = [await link(old.id, 1), await link(taken.id), await link(gone.id)];
    clock += DAY_MS;
    cookieA = await doctorCookie(server, 'DOCA');
    await fetch(`${server.url}/api/prescription/${taken.id}`, { method: 'DELETE', headers: { cookie: cookieA } });
    await fetch(`${server.url}/api/patients/delete-patient/${gone.patientId}`, {
      method: 'DELETE',
      headers: { cookie: await adminCookie(server) },
    });
    for (const token of [oldLink, takenLink, goneLink]) expect((await follow(token)).status).toBe(404);
  });

  it('cannot be made up, changed or lengthened', async () => {
    const token = await link((await saved()).id);
    const changed = Array.from({ length: token.length }, (_, at) => {
      const other = token[at] === 'A' ? 'B' : 'A';
      return token.slice(0, at) + other + token.slice(at + 1);
    });
    for (const forged of [...changed.filter((_, at) => at % 6 === 0), `${token}A`, token.slice(1), 'x'])
      expect([404, 429]).toContain((await follow(forged)).status);
  });
});

describe('the link of a message, where the clinic asks for the age', () => {
  const asked = (token: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/prescription/link/${token}`, { headers, redirect: 'manual' });
  const setLinkAsks = async (linkAsks: 'age' | 'nothing') =>
    send(server, 'PUT', '/api/staff/security', await adminCookie(server), { linkAsks });
  beforeAll(async () => void (await setLinkAsks('age')));
  afterAll(async () => void (await setLinkAsks('nothing')));

  const audited = (id: string) =>
    server.sql<{ action: string; actor_role: string; details: unknown }>(
      `select action, actor_role, details from audit_entries where subject_id = $1 and action <> 'prescription-signed' order by at, id`,
      [id],
    );
  const byNobody = { actor_role: 'nobody', details: null };

  it('shows nothing without it, sends a browser to the page that asks, and gives the file to the right one', async () => {
    const { id } = await saved();
    const token = await link(id);
    const refused = await asked(token);
    expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ needs: 'age' })]);
    const page = await asked(token, { accept: 'text/html,*/*' });
    expect([page.status, page.headers.get('location'), await page.text()]).toEqual([303, `/prescription#${token}`, '']);
    expect(await audited(id)).toEqual([]);
    expect(await (await asked(token, { [OWN_AGE_HEADER]: '35' })).json()).toMatchObject({ needs: 'right-age' });
    // The age itself is nowhere in the log.
    expect(await audited(id)).toEqual([{ action: 'link-age-refused', ...byNobody }]);
    const opened = await asked(token, { [OWN_AGE_HEADER]: '34', accept: '*/*' });
    expect(opened.headers.get('content-type')).toBe('application/pdf');
  });

  it('leaves a dead link as dead as a guessed one', async () => {
    const { id } = await saved();
    const token = await link(id);
    await server.sql('update prescriptions set deleted_at = now() where id = $1', [id]);
    for (const dead of [token, 'guessed'])
      expect((await asked(dead, { [OWN_AGE_HEADER]: '34', accept: 'text/html' })).status).toBe(404);
  });

  it('closes all links of the patient for a day after five wrong ones, also when they come at once', async () => {
    const { id } = await saved();
    const [one, other] = [await link(id), await link(id, 7)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, age) => asked(age % 2 === 0 ? one : other, { [OWN_AGE_HEADER]: String(age) })),
    );
    const needs = await Promise.all(answers.map(async (answer) => (await answer.json()).needs));
    expect(needs.filter((need) => need === 'right-age')).toHaveLength(5);
    for (const token of [one, other])
      expect(await (await asked(token, { [OWN_AGE_HEADER]: '34' })).json()).toMatchObject({ needs: 'clinic' });
    // Seven came too late at once, and two more: at a closed link one entry stands for all of a quarter of an hour.
    expect((await audited(id)).map(({ action }) => action).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'link-age-refused'),
      'link-locked',
    ]);
    clock += DAY_MS + 1;
    expect((await asked(one, { [OWN_AGE_HEADER]: '34' })).status).toBe(200);
  });
});
