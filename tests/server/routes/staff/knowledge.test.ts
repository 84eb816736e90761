import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Knowledge, SentenceRead } from '#shared/contract/staff/knowledge.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, send } from '../../../support/server/staff.ts';

let server: TestServer;
let admin: string;
let doctor: string;
beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  admin = await adminCookie(server);
  doctor = await doctorCookie(server, 'DOCA');
});
afterAll(() => server.stop());

it('whoever treats or administers sees every sign and every table, with source and who reviewed it; nobody else does', async () => {
  const known = v.parse(Knowledge, await (await get(server, '/api/knowledge', doctor)).json());
  expect(known.signs.find(({ id }) => id === 'stroke')).toMatchObject({
    label: 'Signs of a stroke',
    reviewedBy: 'not yet reviewed',
  });
  const clot = known.signs.find(({ id }) => id === 'swollen-leg');
  expect(clot?.report.map(({ phrase }) => phrase)).toContain('unilateral leg swelling');
  expect(known.signs.find(({ id }) => id === 'baby-fever')?.reportTogether).toEqual([
    { maybe: '', when: ['known to be under 3 months', 'fever'], groups: [], unless: [] },
  ]);
  expect(known.substances.find(({ name }) => name === 'warfarin')?.otherNames).toContain('coumadin');
  expect(known.interactions).toContainEqual(
    expect.objectContaining({ one: 'thiopurine', other: 'xanthineoxidase', severity: 'stop' }),
  );
  expect(known.symptoms).toContainEqual({ name: 'hoarseness (General Medicine)', words: ['hoarse'] });
  expect(known.combinations).toContainEqual({ name: 'co codamol', substances: ['paracetamol', 'codeine'] });
  expect(known.conditions.find(({ name }) => name === 'gout')?.words).toEqual(['gout*']);
  expect(known.doses).toContainEqual(expect.objectContaining({ substance: 'citalopram', patient: 'from 65', mg: 20 }));
  expect(known.localForms).toContainEqual(
    expect.objectContaining({ medicine: 'steroid', form: 'skin', countsAs: 'skinsteroid' }),
  );
  expect(known.crossReactions).toContainEqual(expect.objectContaining({ one: 'penicillin', other: 'cephalosporin' }));
  expect(known.overTheCounter).toContainEqual(expect.objectContaining({ name: 'paracetamol', suggested: true }));
  expect(known.medicinesReviewedBy).toContain('not yet');
  expect((await get(server, '/api/knowledge', admin)).status).toBe(200);
  expect((await get(server, '/api/knowledge')).status).toBe(401);
});

it('a sentence is tried: what is heard, denied, suggested and warned of, each with what said it', async () => {
  const sentence = 'My name is Ann Lee, I am 42, I have chest pain and no fever';
  const answer = await send(server, 'POST', '/api/knowledge/sentence', admin, { sentence });
  const read = v.parse(SentenceRead, await answer.json());
  expect(read.name).toEqual({ value: 'Ann Lee', how: 'heard', said: 'Ann Lee' });
  expect(read.age).toMatchObject({ value: 42, said: 'I am 42' });
  expect(read.symptoms).toContainEqual({ name: 'chest pain', said: 'chest pain' });
  expect(read.denied).toEqual([{ name: 'fever', said: 'fever' }]);
  expect(read.department).toEqual({ department: 'Cardiology', said: ['chest', 'chest pain'] });
  expect(read.warnings).toHaveLength(1);
  expect(read.warnings[0]).toMatchObject({ sign: 'chest-pain' });
  expect(read.warnings[0]?.place).toMatch(/^shared\/languages\/en\/warning-signs\/chest-pain\.txt:\d+$/);
  expect(read.warnings[0]?.phrases[0]).toContain('@chest');
});

it('a doctor’s words are tried as well: which entry of which file says so', async () => {
  const sentence = 'Sclera icteric. 6 weeks old, fever 39. No chest pain.';
  const answer = await send(server, 'POST', '/api/knowledge/sentence', doctor, { sentence });
  const { reported } = v.parse(SentenceRead, await answer.json());
  expect(reported.map(({ sign, label, phrases }) => ({ sign, label, phrases }))).toEqual([
    {
      sign: 'baby-fever',
      label: 'Fever in a baby under three months',
      phrases: ['known to be under 3 months', 'fever'],
    },
    { sign: 'jaundice', label: 'Jaundice', phrases: ['icter*'] },
  ]);
  expect(reported[1]?.place).toMatch(/^shared\/languages\/en\/warning-signs\/jaundice\.txt:\d+$/);
});

it('a sentence without words is refused', async () => {
  expect((await send(server, 'POST', '/api/knowledge/sentence', admin, { sentence: ' ' })).status).toBe(400);
});
