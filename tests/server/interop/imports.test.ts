import { setInterval as ticks } from 'node:timers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../support/server/staff.ts';

let server: TestServer;
let admin: string;

beforeAll(async () => {
  const now = () => new Date('2027-02-01T10:00:00Z');
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' }, with: { now } });
  await addAdmin(server);
  admin = await adminCookie(server);
});
beforeEach(async () => {
  await server.sql('delete from patients');
  await server.sql('delete from doctors');
});
afterAll(() => server.stop());

type More = { columns?: Record<string, number>; leaveOut?: boolean };
const inBase64 = (file: string | Uint8Array) => Buffer.from(file).toString('base64');
async function ask(path: string, kind: string, file: string | Uint8Array, more: More = {}) {
  const answer = await send(server, 'POST', path, admin, { kind, content: inBase64(file), ...more });
  return { status: answer.status, ...(await answer.json()) };
}
const check = (kind: string, file: string | Uint8Array, more?: More) => ask('/api/imports/check', kind, file, more);
const bring = (kind: string, file: string | Uint8Array, more?: More) => ask('/api/imports', kind, file, more);
const count = async (table: 'patients' | 'doctors') => {
  const [row] = await server.sql<{ n: number }>(`select count(*)::int as n from ${table}`);
  return row?.n;
};

describe('a file of patients', () => {
  const FILE = 'Full name;DOB;Sex;Mobile\nJosé Ñuñez;1990-03-01;M;555 010 2233\nAnn Lee;02.02.1927;female;\n';

  it('is read with semicolons, guessed headings, and dates of birth, and the same file again adds nothing', async () => {
    expect(await check('patients', `\uFEFF${FILE}`)).toMatchObject({
      status: 200,
      headings: ['Full name', 'DOB', 'Sex', 'Mobile'],
      columns: { name: 0, birthDate: 1, gender: 2, phone: 3 },
      preview: [['José Ñuñez', '1990-03-01', 'M', '555 010 2233'], expect.anything()],
      fresh: 2,
      known: 0,
      faulty: 0,
      faults: [],
    });
    expect(await count('patients')).toBe(0);
    expect(await bring('patients', FILE)).toMatchObject({ status: 200, imported: 2, known: 0 });
    expect(await server.sql('select name, age, gender, urgent from patients order by age')).toEqual([
      { name: 'José Ñuñez', age: 36, gender: 'male', urgent: false },
      { name: 'Ann Lee', age: 99, gender: 'female', urgent: false },
    ]);
    expect(await bring('patients', FILE)).toMatchObject({ imported: 0, known: 2 });
    expect(await count('patients')).toBe(2);
    const audited = await server.sql(`select details from audit_entries where action = 'data-imported'`);
    expect(audited).toEqual([{ details: { list: 'patients', filters: {}, count: 2 } }]);
  });

  it('sent twice at once is imported once', async () => {
    const done = await Promise.all([bring('patients', FILE), bring('patients', FILE)]);
    expect(new Set(done.map(({ imported }) => imported))).toEqual(new Set([0, 2]));
    expect(await count('patients')).toBe(2);
  });

  it('whose last row the database refuses leaves nothing of the others', async () => {
    const lines = Array.from({ length: 1200 }, (_, n) => `Given${n} Family,30,female`);
    const file = ['Name,Age,Gender', ...lines, 'Last Row,31,female'].join('\n');
    await server.sql("alter table patients add constraint refuses check (name <> 'Last Row')");
    expect((await bring('patients', file)).status).toBe(500);
    expect(await count('patients')).toBe(0);
    await server.sql('alter table patients drop constraint refuses');
    expect(await bring('patients', file)).toMatchObject({ imported: 1201, known: 0 });
  });

  it('is read in Windows-1252, with tabs, quotation marks, and columns the administrator has said', async () => {
    const text = 'Who\tYears here\tSex\n"Müller, ""Max"""\t41\tm\n';
    const file = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(await check('patients', file)).toMatchObject({
      columns: { gender: 2 },
      missing: [
        ['name', 'lastName'],
        ['age', 'birthDate'],
      ],
    });
    expect(await bring('patients', file)).toMatchObject({ status: 422 });
    expect(await bring('patients', file, { columns: { name: 0, age: 1, gender: 2 } })).toMatchObject({ imported: 1 });
    expect(await server.sql('select name, name_folded from patients')).toMatchObject([{ name: 'Müller, "Max"' }]);
  });

  const inUtf16 = (text: string) => Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-16 with its mark, as spreadsheets save Unicode text', inUtf16('\uFEFFName\tAge\tGender\r\n王芳\t41\tf\r\n')],
    ['UTF-16 without a mark', inUtf16('Name;Age;Gender\n王芳;41;f\n')],
    ['UTF-16 the other way round', inUtf16('\uFEFFName,Age,Gender\n王芳,41,f\n').swap16()],
    ['UTF-8 with its mark and Excel’s line ends', '\uFEFFName,Age,Gender\r\n"王芳",41,f\r\n'],
  ])('is read in %s', async (_name, file) => {
    expect(await check('patients', file)).toMatchObject({
      headings: ['Name', 'Age', 'Gender'],
      preview: [['王芳', '41', 'f']],
      fresh: 1,
      faulty: 0,
    });
  });

  it('with a date of birth that no calendar has is at fault, and is not another day', async () => {
    const born = [
      '1990-02-31',
      '31.02.1990',
      '29.02.1991',
      '0000-01-01',
      '9999-12-31',
      '1990-13-01',
      '1.2.90',
      '1/2/1990',
    ];
    const file = ['Name,DOB,Gender', ...born.map((day, n) => `Given${n} Family,${day},f`)].join('\n');
    const { fresh, faults } = await check('patients', file);
    expect([fresh, faults.length, new Set(faults.map(({ column }: { column: string }) => column))]).toEqual([
      0,
      born.length,
      new Set(['DOB']),
    ]);
    expect(faults[0].message).toContain('a day such as 1990-12-31');
  });

  it('keeps a formula as words, which our own lists do not hand to a spreadsheet either', async () => {
    const file = ['Name,Age,Gender,Symptoms', `Ann =1+1,30,f,"=HYPERLINK(""http://evil.example"",""x"")"`].join('\n');
    expect(await bring('patients', file)).toMatchObject({ imported: 1 });
    const list = await (await get(server, '/api/adminDashboard/export-patients', admin)).text();
    expect(list).toContain('evil.example');
    expect(list).not.toMatch(/(^|,|\n)"?=/);
  });

  it('says row by row and column by column what is wrong, and imports nothing, or what is right', async () => {
    await addDoctor(server, 'DOCA');
    const file = [
      'Name,Age,Gender,Phone,Symptoms,Doctor ID',
      'Ann Lee,40,female,5550001111,"cough, fever",DOCA',
      ',41,male,,,',
      'Bob Ray,140,male,,,',
      'Bob Ray,four,male,,,',
      '',
      'Cem Kaya,30,unknown,,,',
      `Dan Oz,30,male,${'5'.repeat(41)},,`,
      `Eve Poe,30,female,,${'x'.repeat(301)},`,
      'Fay Qin,30,female,,,NOBODY',
      'Ann LEE,40,female,555-000-1111,,',
      'Gil, Roe,30,male,,cough,DOCA',
    ].join('\r\n');
    const { faults, ...judged } = await check('patients', file);
    expect(judged).toMatchObject({ rows: 10, fresh: 1, faulty: 9 });
    expect(faults.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)).toEqual([
      '3 Name',
      '4 Age',
      '5 Age',
      '7 Gender',
      '8 Phone',
      '9 Symptoms',
      '10 Doctor ID',
      '11 Name',
      '12 ',
    ]);
    expect(faults[0].message).toBe('This is empty, and it is needed.');
    expect(faults[7].message).toContain('row 2');
    expect(await bring('patients', file)).toMatchObject({
      status: 422,
      message: 'Nothing was imported. Rows at fault: 9.',
    });
    expect(await count('patients')).toBe(0);
    expect(await bring('patients', file, { leaveOut: true })).toMatchObject({ imported: 1, leftOut: 9 });
    expect(await server.sql('select name, symptoms, doctor_id is not null as has_doctor from patients')).toEqual([
      { name: 'Ann Lee', symptoms: ['cough', 'fever'], has_doctor: true },
    ]);
  });

  it('of 5,000 rows with faults of every kind takes seconds, and others are served meanwhile', async () => {
    const wrong = [
      (n: number) => `,${n % 100},male,,,`,
      (n: number) => `Name${n} Wrong,${n},male,,,`,
      (n: number) => `Name${n} Wrong,30,never,,,`,
      (n: number) => `Name${n} Wrong,30,male,${'5'.repeat(50)},,`,
      (n: number) => `Name${n} Wrong,30,male,,${'x'.repeat(400)},`,
      (n: number) => `Name${n} Wrong,30,male,,,NOBODY`,
      () => 'Same Person,30,male,5550009999,,',
      (n: number) => `Name${n}, Wrong,30,male,,cough,DOCA`,
      (n: number) => `Name${n} Wrong,31 February 1990,male,,,`,
      (n: number) => `=HYPERLINK(${n}),=1+1,male,,,`,
      (n: number) => `${'N'.repeat(201)}${n},30,male,,,`,
      (n: number) => `"Name${n} ""Wrong""",30,"ma""le or so",,,`,
    ];
    const lines = Array.from({ length: 5000 }, (_, n) =>
      n % 10 < 8 && n % 3 === 0
        ? (wrong[Math.floor(n / 3) % wrong.length]?.(n + 200) ?? '')
        : `Given${n} Family${n},${n % 100},female,55${String(n).padStart(6, '0')},cough,`,
    );
    // As Excel writes it: with a mark and its own line ends.
    const file = ['\uFEFFName,Age,Gender,Phone,Symptoms,Doctor ID', ...lines].join('\r\n');
    let longest = 0;
    let last = performance.now();
    const clock = ticks(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const started = performance.now();
    const judged = await check('patients', file);
    const done = await bring('patients', file, { leaveOut: true });
    const took = performance.now() - started;
    clearInterval(clock);
    expect(judged).toMatchObject({ status: 200, rows: 5000, known: 0 });
    expect(judged.fresh + judged.faulty).toBe(5000);
    expect(
      new Set(judged.faults.map(({ message }: { message: string }) => message.replace(/\d+/, 'N'))).size,
    ).toBeGreaterThanOrEqual(8);
    expect(done).toMatchObject({ imported: judged.fresh, leftOut: judged.faulty });
    expect(await count('patients')).toBe(judged.fresh);
    expect(took).toBeLessThan(20_000);
    expect(longest).toBeLessThan(1500);
  }, 60_000);
});

describe('a file of doctors', () => {
  const FILE =
    'Doctor ID,Name,Specialty,E-mail,Languages\nd1,Dr. One,Cardiology,one@example.org,"Spanish, Thai"\nd2,Dr. Two,Surgery,TWO@example.org,\n';

  it('is imported once, with languages and without a password', async () => {
    expect(await bring('doctors', FILE)).toMatchObject({ status: 200, imported: 2 });
    expect(await server.sql('select code, email, languages, password_hash from doctors order by code')).toEqual([
      { code: 'd1', email: 'one@example.org', languages: ['Spanish', 'Thai'], password_hash: null },
      { code: 'd2', email: 'two@example.org', languages: [], password_hash: null },
    ]);
    expect(await bring('doctors', FILE)).toMatchObject({ imported: 0, known: 2 });
    expect(await count('doctors')).toBe(2);
  });

  it('is told of doubles in it and of doctors who are there, or were removed', async () => {
    await addDoctor(server, 'DOCA');
    await addDoctor(server, 'DOCB');
    await server.sql(`update doctors set removed_at = now() where code = 'DOCB'`);
    const row = (code: string, email: string) => `${code},Dr. ${code},Surgery,${email}`;
    const file = [
      'Code,Name,Department,Email',
      row('DOCA', 'doca@example.org'),
      row('DOCB', 'docb@example.org'),
      row('new', 'doca@example.org'),
      row('d3', 'three@example.org'),
      row('D3', 'other@example.org'),
      row('d4', 'Three@example.org'),
      row('no code', 'four@example.org'),
      row('d5', 'not an address'),
    ].join('\n');
    const { faults, ...judged } = await check('doctors', file);
    expect(judged).toMatchObject({ fresh: 1, known: 1, faulty: 6 });
    expect(faults.map(({ row: at, column }: { row: number; column: string }) => `${at} ${column}`)).toEqual([
      '3 Code',
      '4 Email',
      '6 Code',
      '7 Email',
      '8 Code',
      '9 Email',
    ]);
  });
});

describe('a file of hours', () => {
  const HEADINGS = 'Doctor ID,Weekday,From,To,Minutes';
  const hoursOf = async (code: string) => {
    const [row] = await server.sql<{ schedule: unknown }>('select schedule from doctors where code = $1', [code]);
    return row?.schedule;
  };

  it('gives doctors their hours, read as people write them, and again adds nothing', async () => {
    await addDoctor(server, 'DOCA');
    const file = `${HEADINGS}\nDOCA,Monday,8:30,12.00,15\nDOCA,tue,1:00 pm,5pm,15\n`;
    expect(await bring('hours', file)).toMatchObject({ status: 200, imported: 2 });
    expect(await hoursOf('DOCA')).toEqual({
      slotMinutes: 15,
      hours: [
        { day: 1, from: '08:30', to: '12:00' },
        { day: 2, from: '13:00', to: '17:00' },
      ],
    });
    expect(await bring('hours', file)).toMatchObject({ imported: 0, known: 2 });
    const other = `${HEADINGS}\nDOCA,Monday,9:00,12:00,15\n`;
    expect(await bring('hours', other)).toMatchObject({ status: 422 });
    expect((await check('hours', other)).faults[0].message).toContain('has other hours already');
  });

  it('are taken whole for a doctor or not at all', async () => {
    for (const code of ['DOCA', 'DOCB', 'DOCC']) await addDoctor(server, code);
    const file = [
      HEADINGS,
      'DOCA,Monday,08:00,12:00,15',
      'DOCA,Someday,08:00,12:00,15',
      'DOCB,Monday,08:00,12:00,15',
      'DOCB,Monday,11:00,13:00,15',
      'DOCC,Monday,12:00,08:00,15',
      'DOCC,Friday,08:00,12:00,17',
      'NOBODY,Friday,08:00,12:00,20',
    ].join('\n');
    const { faults } = await check('hours', file);
    expect(faults.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)).toEqual([
      '2 Doctor ID',
      '3 Weekday',
      '4 Doctor ID',
      '5 From',
      '6 To',
      '7 Minutes',
      '8 Doctor ID',
    ]);
    expect(await bring('hours', file, { leaveOut: true })).toMatchObject({ imported: 0, leftOut: 7 });
    expect(await hoursOf('DOCA')).toBeNull();
  });
});

it.each([
  ['nothing', ''],
  ['headings alone', 'Name,Age,Gender\n'],
  ['a quotation mark that is never closed', `Name,Age,Gender\nAnn,"30,male\n${'Bob,40,male\n'.repeat(10_000)}`],
  ['a spreadsheet of another kind', 'PK\u0003\u0004\0\0\0'],
  ['too many rows', `Name,Age,Gender\n${'Bob,40,male\n'.repeat(10_001)}`],
])('%s is refused in a sentence', async (_name, file) => {
  const answer = await check('patients', file);
  expect(answer.status).toBe(422);
  expect(answer.message).toMatch(/^(The|This) file|^This is not/);
});
