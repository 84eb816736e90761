import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFoundBy } from '#shared/clinic/find-person.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { listAppointments } from '#server/database/repositories/appointments/appointment-list-repository.ts';
import { derivedOf } from '#server/database/schema/derived-columns.ts';
import type { Keyset, Page } from '#server/database/paging/keyset.ts';
import { listPatients } from '#server/database/repositories/patients/patient-list-repository.ts';
import { appointments, doctors, patients } from '#server/database/schema/schema.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

/** Signs that mean something to LIKE, to SQL, to arrays or to a terminal; other scripts; marks; halves of pairs. */
const NAMES = [
  '100% sure',
  'under_score',
  'back\\slash',
  "O'Brien; drop",
  'a "quoted" {list,NULL}',
  'null',
  'tab\there',
  '😀 Smiley 👩‍⚕️',
  '𠮷野家',
  '王',
  '김민준',
  'فاطمة الزهراء',
  'שרה כהן',
  '\u202Eevil',
  'Ольга',
  'Γιώργος Σς',
  'José Ñandú',
  'Jose\u0301',
  'STRASSE',
  'straße',
  'İpek Yılmaz',
  'ﬁnn',
  'x',
  '  spaced   out  ',
  'gender female',
];
/** More than the next rows that are looked at, so that the rest is found through the index. */
const FILLERS = 1_120;
const START = Date.parse('2026-11-21T10:00:00Z');
const DOCTORS = ['Dr. No', 'Dr. Noor', 'Dr. Ash'].map((name) => ({ id: randomUUID(), name }));
const STATUSES = ['scheduled', 'completed', 'cancelled', 'Upcoming'];
let test: TestDatabase;
let everybody: { id: string; name: string }[];

beforeAll(async () => {
  test = await createTestDatabase();
  const { orm } = test.database;
  const common = { specialization: 'X', specializationFolded: 'x', email: '', createdAt: new Date(START) };
  await orm
    .insert(doctors)
    .values(DOCTORS.map(({ id, name }) => ({ ...common, id, code: name, name, nameFolded: foldText(name) })));
  // The newest first, and always two at the same instant.
  const names = [...Array.from({ length: FILLERS }, (_unused, n) => `Filler ${n % 7}`), ...NAMES];
  const rows = names.map((name, n) => {
    const person = { name, phone: '', gender: n % 3 === 0 ? 'male' : 'female', age: n % 100, doctorId: doctorOf(n) };
    const receivedAt = new Date(START - Math.floor(n / 2) * 1000);
    return { ...person, ...derivedOf(person), id: randomUUID(), symptoms: [], receivedAt };
  });
  await orm.insert(patients).values(rows);
  await orm.insert(appointments).values(
    rows.map(({ id, receivedAt, doctorId, findable }, n) => ({
      id: randomUUID(),
      patientId: id,
      doctorId,
      receivedAt,
      appointmentTime: receivedAt,
      status: STATUSES[n % 7] ?? 'completed',
      origin: 'registration',
      // Some came before their rows held what their patients are found by.
      patientFindable: n % 5 === 0 ? null : findable,
    })),
  );
  everybody = rows;
});
afterAll(() => test.drop());

function doctorOf(n: number): string {
  return DOCTORS[n % DOCTORS.length]?.id ?? '';
}

type List<Row> = (page: Page) => Promise<{ rows: readonly Row[]; next: Keyset | null }>;

async function walk<Row>(list: List<Row>, limit: number, between?: (page: number) => Promise<unknown>): Promise<Row[]> {
  const seen: Row[] = [];
  let after: Keyset | undefined;
  for (let page = 0; page === 0 || after !== undefined; page += 1) {
    const { rows, next } = await list({ limit, after });
    seen.push(...rows);
    after = next ?? undefined;
    await between?.(page);
  }
  return seen;
}

/** A part of a name, cut between any two of its code units. */
const aPart = fc
  .constantFrom(...NAMES, 'Filler 3')
  .chain((name) =>
    fc.tuple(fc.nat(name.length - 1), fc.integer({ min: 1, max: 6 })).map(([at, n]) => name.slice(at, at + n)),
  )
  .filter((part) => part.isWellFormed());

it('finds by any part of a name exactly those who have it, page by page, whatever signs are in it', async () => {
  const { orm } = test.database;
  await fc.assert(
    fc.asyncProperty(aPart, fc.integer({ min: 1, max: 90 }), async (part, limit) => {
      const those = everybody.filter((person) => isFoundBy(part, person)).map(({ id }) => id);
      const found = await walk((page) => listPatients(orm, { name: part }, page), limit);
      expect(found.map(({ id }) => id).toSorted()).toEqual(those.toSorted());
      const times = found.map(({ receivedAt }) => receivedAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      const booked = await walk((page) => listAppointments(orm, { patient: part }, page), limit);
      expect(booked.map(({ patientId }) => patientId).toSorted()).toEqual(those.toSorted());
    }),
    { numRuns: 40 },
  );
});

it('shows page by page what the whole list of appointments shows, whatever it is narrowed to', async () => {
  const { orm } = test.database;
  const maybe = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const filters = fc.record({
    doctor: maybe('no', 'noor', 'dr', 'nobody'),
    doctorId: maybe(doctorOf(0), doctorOf(2)),
    status: maybe('e', 'upcoming', 'cancelled', 'unknown'),
    patient: maybe('filler', 'filler 3', 'ipek', 'nobody'),
    from: maybe(new Date(START - 300_000)),
  });
  await fc.assert(
    fc.asyncProperty(filters, fc.integer({ min: 10, max: 90 }), async (filter, limit) => {
      const whole = await listAppointments(orm, filter);
      const paged = await walk((page) => listAppointments(orm, filter, page), limit);
      expect(paged.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id));
    }),
    { numRuns: 60 },
  );
});

it('shows everybody who stays exactly once, whoever comes or goes between two pages', async () => {
  const { orm, pool } = test.database;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 40, max: 150 }),
      fc.constantFrom(
        {},
        { name: 'filler' },
        { gender: 'male' },
        { search: 'dr. no' },
        { doctor: 'dr. no' },
        { doctor: 'ash', gender: 'male' },
      ),
      fc.infiniteStream(fc.nat(everybody.length - 1)),
      async (limit, filter, picks) => {
        const gone = new Set<string>();
        const change = async (page: number) => {
          const id = everybody[picks.next().value ?? 0]?.id ?? '';
          gone.add(id);
          await pool.query('update patients set deleted_at = now() where id = $1', [id]);
          await pool.query(
            `insert into patients (id, name, name_folded, age, gender, phone, symptoms, received_at, doctor_id, sample)
             values (gen_random_uuid(), 'Filler new', 'filler new', 1, 'male', '', '{}', $1, $2, true)`,
            [new Date(START + page), doctorOf(page)],
          );
        };
        const before = await listPatients(orm, filter);
        const seen = (await walk((page) => listPatients(orm, filter, page), limit, change)).map(({ id }) => id);
        await pool.query('update patients set deleted_at = null where deleted_at is not null');
        await pool.query('delete from patients where sample');
        expect(new Set(seen).size).toBe(seen.length);
        const stayed = before.rows.map(({ id }) => id).filter((id) => !gone.has(id));
        expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
});
