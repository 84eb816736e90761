import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MedicineCheck, PatientHistory, PrescriptionSaved } from '#shared/contract/prescription/prescriptions.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addDoctor, doctorCookie, get } from '../../../support/server/staff.ts';
import { post, registered } from '../../../support/server/visits.ts';

/** The saved-prescription payload of RX-6, and nothing else. */
const SAVED = {
  symptoms: ['headache', 'fever'],
  diagnosis: 'Reported: headache, fever',
  medicines: [
    { name: 'Paracetamol 500 mg tablets', dosage: '500 mg', frequency: 'every 6 hours', instructions: 'with water' },
  ],
  holdMedicines: ['ibuprofen: ulcer'],
  emergencyInstructions: 'Call for help with a stiff neck.',
  criticalWarnings: ['Ask about pregnancy.'],
  sideEffectsNote: 'Rarely a rash.',
  followUp: 'Within 72 hours.',
  rationale: 'Within its label.',
  notes: 'Rest.',
};

let server: TestServer;
let cookieA: string;
let cookieB: string;
beforeAll(async () => {
  server = await startTestServer();
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada Quill' });
  await addDoctor(server, 'DOCB');
  cookieA = await doctorCookie(server, 'DOCA');
  cookieB = await doctorCookie(server, 'DOCB');
});
afterAll(() => server.stop());

const generate = (body: unknown, headers: Record<string, string> = {}) =>
  post(server, '/api/prescription/generate', body, { cookie: cookieA, ...headers });
const handwrite = (body: unknown) =>
  post(server, '/api/doctorDashboard/generate-prescription', body, { cookie: cookieA });
const historyOf = async (patientId: string) =>
  v.parse(
    PatientHistory,
    await (await get(server, `/api/doctorDashboard/patient-history/${patientId}`, cookieA)).json(),
  ).prescriptions;

async function withRecord(record: { allergies?: string[]; medications?: string; medicalHistory?: string }) {
  const patientId = await registered(server);
  await server.sql(
    `insert into patient_records (patient_id, symptoms, medical_history, diagnosis, medications, notes, allergies, updated_at, updated_by)
     select $1, '', $2, '', $3, '', $4, now(), id from doctors where code = 'DOCA'`,
    [patientId, record.medicalHistory ?? '', record.medications ?? '', record.allergies ?? []],
  );
  return patientId;
}

async function countOf(patientId: string): Promise<number> {
  return (await server.sql('select 1 from prescriptions where patient_id = $1', [patientId])).length;
}

describe('saving a prescription', () => {
  it('answers with its id in both places, and every field of the specification comes back, signed', async () => {
    const patientId = await registered(server);
    const answer = await generate({ patientId, ...SAVED });
    expect(answer.status).toBe(201);
    const body: { prescription: { _id: string }; data: { prescription: { _id: string } } } = await answer.json();
    expect(body.data.prescription._id).toBe(body.prescription._id);
    expect(await historyOf(patientId)).toEqual([
      expect.objectContaining({
        ...SAVED,
        _id: body.prescription._id,
        status: 'Completed',
        signedBy: 'Dr. Ada Quill',
        createdAt: expect.stringMatching(/Z$/),
        doctorId: expect.objectContaining({ name: 'Dr. Ada Quill', specialization: 'Cardiology' }),
      }),
    ]);
  });

  it('keeps where it came from', async () => {
    const patientId = await registered(server);
    await generate({ patientId, ...SAVED, source: 'rules', engine: 'Rule-based', lifestyle: 'Sleep.' });
    expect(await historyOf(patientId)).toMatchObject([{ source: 'rules', engine: 'Rule-based', lifestyle: 'Sleep.' }]);
  });

  it('makes one of a double click and of a lost answer, and refuses other data under the key', async () => {
    const patientId = await registered(server);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => generate({ patientId, ...SAVED }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await countOf(patientId)).toBe(1);
    expect((await generate({ patientId, ...SAVED, notes: 'Other' }, key)).status).toBe(422);
    // Keys are of one doctor: another's equal key is another request.
    await generate({ patientId, ...SAVED }, { ...key, cookie: cookieB });
    expect(await countOf(patientId)).toBe(2);
  });

  it('knows no patient of that id', async () => {
    for (const patientId of ['x', randomUUID()]) expect((await generate({ patientId, ...SAVED })).status).toBe(404);
  });

  it.each([
    ['a medicine without a name', { medicines: [{ name: ' ', dosage: '1' }] }],
    ['a list that is a text', { symptoms: 'fever' }],
    ['a field of nobody', { admin: true }],
    ['an endless note', { notes: 'x'.repeat(20_001) }],
  ])('refuses %s', async (_what, over) => {
    const patientId = await registered(server);
    expect((await generate({ patientId, ...SAVED, ...over })).status).toBe(400);
    expect(await countOf(patientId)).toBe(0);
  });
});

describe('a corrected prescription', () => {
  const idOf = async (answer: Response) => v.parse(PrescriptionSaved, await answer.json()).data;
  const signed = async (patientId: string) => {
    const saved = await idOf(await generate({ ...SAVED, patientId }));
    return v.parse(v.object({ prescription: v.object({ _id: v.string() }) }), saved).prescription._id;
  };

  it('withdraws the one it replaces in the same act, once', async () => {
    const patientId = await registered(server);
    const replaces = await signed(patientId);
    const body = { ...SAVED, patientId, notes: 'Rest, and drink.', replaces };
    expect((await generate(body)).status).toBe(201);
    expect((await historyOf(patientId)).map(({ notes }) => notes)).toEqual(['Rest, and drink.']);
    expect((await get(server, `/api/prescription/pdf/${replaces}`, cookieA)).status).toBe(404);
    expect((await generate(body)).status).toBe(409);
    expect(await historyOf(patientId)).toHaveLength(1);
  });

  it('leaves another doctor’s and another patient’s as they are, and is not saved itself', async () => {
    const [patientId, other] = [await registered(server), await registered(server)];
    const replaces = await signed(patientId);
    const attempts = [
      await post(server, '/api/prescription/generate', { ...SAVED, patientId, replaces }, { cookie: cookieB }),
      await generate({ ...SAVED, patientId: other, replaces }),
      await generate({ ...SAVED, patientId, replaces: randomUUID() }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await historyOf(patientId)).map(({ _id }) => _id)).toEqual([replaces]);
    expect(await historyOf(other)).toEqual([]);
  });

  it('that is refused for what is listed against it withdraws nothing', async () => {
    const patientId = await withRecord({ allergies: ['penicillin'] });
    const replaces = await signed(patientId);
    const medicines = [{ name: 'Amoxicillin', dosage: '500 mg', frequency: 'every 8 hours' }];
    const refused = await generate({ ...SAVED, patientId, medicines, overrideReason: '', replaces });
    expect(refused.status).toBe(409);
    expect((await historyOf(patientId)).map(({ _id }) => _id)).toEqual([replaces]);
  });
});

describe('a handwritten prescription', () => {
  it('is saved by the specification’s payload', async () => {
    const patientId = await registered(server);
    const medicines = [{ name: 'Amoxicillin', dosage: '500 mg', frequency: 'three times a day' }];
    const answer = await handwrite({ patientId, symptoms: ['cough'], medicines, notes: 'Rest.' });
    expect(answer.status).toBe(201);
    const { prescription }: { prescription: Record<string, unknown> } = await answer.json();
    expect(prescription).toMatchObject({ _id: expect.any(String), symptoms: ['cough'], notes: 'Rest.' });
    expect(await historyOf(patientId)).toMatchObject([{ medicines, source: 'handwritten' }]);
  });
});

describe('the check of medicines', () => {
  const MEDICINES = [{ name: 'Ibuprofen', dosage: '400 mg', frequency: 'three times a day' }];
  const checked = async (body: Record<string, unknown>) => {
    const answer = await post(server, '/api/prescription/check', body, { cookie: cookieA });
    return v.parse(MedicineCheck, await answer.json());
  };
  const check = async (body: Record<string, unknown>) =>
    (await checked(body)).warnings.map(({ kind, severity }) => `${kind} ${severity}`);
  const said = async (body: Record<string, unknown>) => (await checked(body)).notes ?? [];

  it.each([
    ['an allergy', { allergies: ['aspirin'] }, 'allergy stop'],
    ['what is taken', { medications: 'metformin 500 mg, warfarin 5 mg daily' }, 'interaction stop'],
    ['an illness', { medicalHistory: 'Stomach ulcer in 2019.' }, 'condition stop'],
  ])('reads %s in the record', async (_what, record, expected) => {
    expect(await check({ patientId: await withRecord(record), medicines: MEDICINES })).toContain(expected);
  });

  it.each([
    ['two medicines against each other', { medications: 'Viagra 50 mg; Imdur 60 mg' }, 'interaction stop'],
    ['a medicine against the kidneys', { medications: 'metformin 1 g', medicalHistory: 'eGFR 22.' }, 'condition stop'],
    ['a dose', { medications: 'methotrexate 10 mg daily' }, 'dose stop'],
  ])('checks what is taken already, whatever is prescribed: %s', async (_what, record, expected) => {
    const saline = [{ name: 'Saline nasal spray' }];
    expect(await check({ patientId: await withRecord(record), medicines: saline })).toContain(expected);
    expect(await check({ patientId: await registered(server), medicines: saline })).toEqual([]);
  });

  it('says what it checked and what is not known here', async () => {
    const medicines = [{ name: 'Metformin', dosage: '500 mg', frequency: 'twice a day' }, { name: 'Zyloprantine' }];
    const record = { allergies: ['penicillin', 'Quellosan'], medications: 'ramipril 5 mg', medicalHistory: 'asthma' };
    expect(await said({ patientId: await withRecord(record), medicines })).toEqual([
      'Checked: allergies, 2 medicines (metformin, ramipril), dose of metformin, age, asthma.',
      'Not known here: the allergy to Quellosan, Zyloprantine, kidney function (it decides about metformin), pregnancy (it decides about ramipril).',
    ]);
  });

  it('names everything that nobody has written down', async () => {
    const medicines = [{ name: 'Amoxicillin', dosage: 'two tablets' }];
    expect(await said({ patientId: await registered(server), medicines })).toEqual([
      'Checked: 1 medicine (amoxicillin), age.',
      'Not known here: allergies, dose of amoxicillin, other medicines taken, earlier illnesses.',
    ]);
  });

  it.each([
    [
      'a weak kidney without a figure',
      { medicalHistory: 'CKD' },
      /Not known here: .*eGFR \(it decides about metformin\)/u,
    ],
    ['a kidney figure', { medicalHistory: 'eGFR 85' }, /Checked: .*kidney function/u],
    ['the lowest step of weak kidneys', { medicalHistory: 'eGFR 40' }, /Checked: .*eGFR below 45/u],
    ['that there are no allergies', { allergies: ['NKDA'] }, /Checked: allergies,/u],
    ['that allergies are not known', { allergies: ['unknown'] }, /Not known here: allergies,/u],
    ['a medicine taken that no table knows', { medications: 'Blorvane 5 mg' }, /Not known here: .*Blorvane 5 mg/u],
    [
      'that nothing is taken',
      { medications: 'none' },
      /Not known here: allergies, kidney function [^,]*, earlier illnesses\./u,
    ],
    ['a pregnancy ruled out', { medicalHistory: 'Hysterectomy in 2019.' }, /^(?!.*pregnancy)/u],
  ])('and knows from the record %s', async (_what, record, expected) => {
    const medicines = [{ name: 'Metformin' }];
    expect((await said({ patientId: await withRecord(record), medicines })).join(' ')).toMatch(expected);
  });

  it('says nothing where there is nothing to check', async () => {
    expect(await said({ patientId: await registered(server), medicines: [] })).toEqual([]);
  });

  it('reads the report beside it', async () => {
    const patientId = await registered(server);
    expect(await check({ patientId, medicines: MEDICINES })).toEqual([]);
    expect(await check({ patientId, medicines: MEDICINES, report: 'She is allergic to ibuprofen.' })).toContain(
      'allergy stop',
    );
  });

  it('finds the same medicine twice', async () => {
    const patientId = await registered(server);
    const twice = [{ name: 'Paracetamol' }, { name: 'Tylenol' }];
    expect(await check({ patientId, medicines: twice })).toContain('duplicate stop');
  });
});

describe('what is listed against a medicine', () => {
  const IBUPROFEN = { ...SAVED, medicines: [{ name: 'Ibuprofen' }] };

  it('needs a reason from our own client', async () => {
    const patientId = await withRecord({ allergies: ['ibuprofen'] });
    const refused = await generate({ patientId, ...IBUPROFEN, overrideReason: ' ' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('reason'),
      warnings: [expect.objectContaining({ kind: 'allergy', severity: 'stop' })],
    });
    expect(await countOf(patientId)).toBe(0);
    expect((await generate({ patientId, ...IBUPROFEN, overrideReason: 'Tolerated last month.' })).status).toBe(201);
    expect(await historyOf(patientId)).toMatchObject([
      { overrideReason: 'Tolerated last month.', checkedWarnings: [{ kind: 'allergy' }] },
    ]);
  });

  it('does not stop the specification’s payload alone, and is stored with it', async () => {
    const patientId = await withRecord({ allergies: ['ibuprofen'] });
    const answer = await generate({ patientId, ...IBUPROFEN });
    expect(answer.status).toBe(201);
    expect(v.is(PrescriptionSaved, await answer.json())).toBe(true);
    expect(await historyOf(patientId)).toMatchObject([{ overrideReason: '', checkedWarnings: [{ kind: 'allergy' }] }]);
  });
});

describe('another doctor', () => {
  it('reads a prescription, and cannot take it back', async () => {
    const patientId = await registered(server);
    const saved: { prescription: { _id: string } } = await (await generate({ patientId, ...SAVED })).json();
    const path = `${server.url}/api/prescription/${saved.prescription._id}`;
    const remove = (cookie: string) => fetch(path, { method: 'DELETE', headers: { cookie } });
    expect((await get(server, `/api/doctorDashboard/patient-history/${patientId}`, cookieB)).status).toBe(200);
    expect((await remove(cookieB)).status).toBe(403);
    expect((await remove(cookieA)).status).toBe(200);
    expect(await historyOf(patientId)).toEqual([]);
    expect((await remove(cookieA)).status).toBe(404);
  });

  it('is named by id only where reads and writes are written down', async () => {
    const entries = await server.sql("select action, subject_id from audit_entries where action like 'prescription-%'");
    expect(entries).toContainEqual({
      action: 'prescription-signed',
      subject_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});
