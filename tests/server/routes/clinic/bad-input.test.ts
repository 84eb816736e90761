import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { isReadableName } from '#shared/text/readable-name.ts';
import { cleanText } from '#server/http/request/text-cleaning.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addDoctor } from '../../../support/server/staff.ts';
import { book, booking, post, register, registered, registration } from '../../../support/server/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { REGISTRATION_BURST: '100000', LOGIN_FAILURES_PER_ADDRESS: '10000' } });
  await addDoctor(server, 'CARD1');
});
afterAll(() => server.stop());

const PATHS = [
  '/api/patients/register',
  '/api/appointments/create-appointment',
  '/api/adminAuth/login',
  '/api/doctorAuth/login',
];

async function faultsOf(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { message, faults = [] } = v.parse(ProblemBody, await answer.json());
  expect(message).toBeTruthy();
  return faults.map((fault) => fault.path);
}

describe('a registration that the specification does not allow', () => {
  it.each([
    ['age', -1],
    ['age', 121],
    ['age', 12.5],
    ['age', 'abc'],
    ['age', '34'],
    ['age', null],
    ['name', ''],
    ['name', '   '],
    ['name', '\u0000'],
    ['name', '\u202E\u200B'],
    ['name', 'x'.repeat(10_000)],
    ['name', 7],
    ['gender', 'Female'],
    ['gender', ''],
    ['phone', 12],
    ['phone', '1'.repeat(41)],
    ['symptoms', []],
    ['symptoms', 'fever'],
    ['symptoms', { length: 1 }],
    ['doctorId', ''],
    ['admin', true],
  ])('%s: %j is refused, and the fault names the field', async (field, value) => {
    const faults = await faultsOf(await register(server, registration({ [field]: value })));
    expect(new Set(faults)).toEqual(new Set([field]));
  });

  it('names every fault at once, also inside the list of symptoms', async () => {
    const faults = await faultsOf(
      await register(server, registration({ age: 200, gender: 'x', symptoms: ['fever', ' '] })),
    );
    expect(new Set(faults)).toEqual(new Set(['age', 'gender', 'symptoms.1']));
  });

  it('does not echo 10,000 characters', async () => {
    const answer = await register(server, registration({ gender: 'x'.repeat(10_000) }));
    expect((await answer.text()).length).toBeLessThan(1000);
  });

  it('keeps ages of 0 and 120', async () => {
    for (const age of [0, 120]) expect((await register(server, registration({ age }))).status).toBe(201);
  });
});

describe('text', () => {
  it.each([
    '李小龍',
    'محمد عبد الله',
    'Ñandú O’Brien-Łukasz',
    'ஸ்ரீனிவாசன்',
    '👩‍⚕️ Dr',
    'Zoe\u0308 Ｌｉ',
    '<script>alert(1)</script>',
    "Robert'); drop table patients;--",
  ])('is kept as it is: %s', async (name) => {
    const id = await registered(server, { name });
    expect(await server.sql('select name from patients where id = $1', [id])).toEqual([{ name }]);
  });

  it('loses only what PostgreSQL cannot hold', async () => {
    const id = await registered(server, { name: 'A\u0000da \ud800Lovelace', symptoms: ['fe\u0000ver'] });
    expect(await server.sql('select name, symptoms from patients where id = $1', [id])).toEqual([
      { name: 'Ada \ufffdLovelace', symptoms: ['fever'] },
    ]);
  });

  it('keeps no mark that would turn a name or a number round, and every one that belongs to its letters', async () => {
    const persian = 'نیلوفر می\u200Cخواهد';
    const sinhala = 'ශ්\u200Dරී';
    const id = await registered(server, {
      name: `\u202EAnn\u2067 ${persian} ${sinhala}\u202C`,
      phone: '\u202A+43 660 1\u202C',
      symptoms: ['\u200Ffever'],
    });
    expect(await server.sql('select name, phone, symptoms from patients where id = $1', [id])).toEqual([
      { name: `Ann ${persian} ${sinhala}`, phone: '+43 660 1', symptoms: ['fever'] },
    ]);
  });
});

describe('a body', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    '{"name":',
    '\u0000',
    '{"a":1}}',
    '['.repeat(15_000),
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
  ])('that is no such object is refused with 400: %.20s', async (body) => {
    for (const path of PATHS) expect((await post(server, path, body)).status).toBe(400);
  });

  it('of another type is refused with 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']) {
      for (const path of PATHS) {
        const answer = await post(server, path, JSON.stringify(registration()), { 'content-type': type });
        expect(answer.status).toBe(415);
      }
    }
    expect((await register(server, registration(), { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(
      201,
    );
  });

  it('of 11 MB is refused with 413, with and without a declared length', async () => {
    const big = JSON.stringify(registration({ name: 'x'.repeat(11 * 1024 * 1024) }));
    const declared = await register(server, big);
    expect(declared.status).toBe(413);
    expect(v.parse(ProblemBody, await declared.json()).message).toBe('The request is too large.');
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([big]).stream(),
      duplex: 'half',
    };
    const streamed = await fetch(`${server.url}/api/patients/register`, request);
    expect(streamed.status).toBe(413);
    expect((await register(server, registration())).status).toBe(201);
  });
});

describe('whatever is sent', () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.record(
      {
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
        age: fc.oneof(fc.double(), fc.maxSafeInteger(), fc.jsonValue()),
        gender: fc.oneof(fc.constantFrom('male', 'female', 'other'), fc.string()),
        phone: fc.string({ unit: 'binary' }),
        symptoms: fc.oneof(fc.array(fc.string({ unit: 'binary' })), fc.jsonValue()),
        doctorId: fc.oneof(fc.string({ unit: 'binary' }), fc.uuid()),
        _id: fc.oneof(fc.uuid(), fc.string()),
      },
      { requiredKeys: [] },
    ),
    fc.record({
      patientId: fc.oneof(fc.uuid(), fc.string({ unit: 'binary' })),
      doctorId: fc.oneof(fc.constant('CARD1'), fc.string({ unit: 'binary' })),
      date: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.string(),
      ),
      status: fc.constantFrom('scheduled', 'x'),
    }),
    fc.record({
      email: fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })),
      password: fc.string({ unit: 'binary' }),
      doctorId: fc.string({ unit: 'binary' }),
    }),
  );

  it('never answers 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATHS), anything, async (path, body) => {
        const answer = await post(server, path, JSON.stringify(body) ?? '');
        expect(answer.status).toBeLessThan(500);
        await answer.text();
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the patients of every well-formed registration', async () => {
    const texts = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 60 })
      .filter((text) => cleanText(text).trim() !== '');
    await fc.assert(
      fc.asyncProperty(
        texts.filter((text) => isReadableName(cleanText(text))),
        fc.integer({ min: 0, max: 120 }),
        fc.array(texts, { minLength: 1, maxLength: 5 }),
        async (name, age, symptoms) => {
          const id = await registered(server, { name, age, symptoms });
          expect((await book(server, booking(id, 'CARD1'))).status).toBe(201);
        },
      ),
      { numRuns: 60 },
    );
  });
});
