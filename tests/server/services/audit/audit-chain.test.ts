import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linksIn, lineOf } from '#server/services/audit/audit-file.ts';
import { followChain } from '#server/services/audit/chain.ts';
import { keepSealing } from '#server/audit-sealing.ts';
import { linksOf, sealAudit } from '#server/services/audit/seal-audit.ts';
import { verifyAudit, wordsOfVerdict } from '#server/services/audit/verify-audit.ts';
import { audit } from '#server/services/staff/audit.ts';
import { eraseChangesOf } from '#server/database/repositories/staff/audit-repository.ts';
import { sqlState, type Database } from '#server/database/engine/client.ts';
import { LIFTED } from '../../../support/server/database/emptied-audit.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/server/test-database.ts';

let opened: TestDatabase;
let database: Database;
beforeEach(async () => {
  opened = await createTestDatabase();
  ({ database } = opened);
});
afterEach(() => opened.drop());

const NOW = new Date('2027-01-04T09:00:00Z');
const ADMIN = { role: 'admin' as const, id: crypto.randomUUID() };
const sql = async (text: string, values?: unknown[]) => (await database.pool.query(text, values)).rows;
/** That many acts, one after the other. @returns their entries' ids in the order of the chain */
async function acts(count: number): Promise<string[]> {
  for (let n = 0; n < count; n += 1) await audit(database.orm, NOW, ADMIN, 'login', `subject ${n}`);
  await sealAudit(database);
  return (await sql('select entry_id as id from audit_seals order by number')).map(({ id }) => String(id));
}
const correction = (subject: string) => audit(database.orm, NOW, ADMIN, 'patient-corrected', subject, { changes: [] });
const brokenAt = async () => (await verifyAudit(database)).broken;

describe('the audit log', () => {
  it('is only written to: no statement changes, deletes or empties it, or its seals', async () => {
    const [id] = await acts(2);
    for (const statement of [
      "update audit_entries set action = 'logout'",
      "update audit_entries set details = '{}'",
      'update audit_entries set details = null',
      `delete from audit_entries where id = '${id}'`,
      'truncate audit_entries',
      "update audit_seals set hash = 'x'",
      "update audit_seals set salt = 'x'",
      'delete from audit_seals',
      'truncate audit_seals',
    ]) {
      const error: unknown = await sql(statement).catch((thrown: unknown) => thrown);
      expect([statement, sqlState(error)]).toEqual([statement, '42501']);
    }
    expect(await brokenAt()).toBeUndefined();
  });

  it('belongs to a role that may not change it, and still may erase a patient’s old values', async () => {
    const may = await sql(`
      select has_table_privilege(o.rolname, 'audit_entries', 'insert') as insert, c.relacl::text as acl
      from pg_class c join pg_roles o on o.oid = c.relowner where c.relname = 'audit_entries'`);
    expect(may).toEqual([{ insert: true, acl: expect.not.stringMatching(/=[a-z]*[wdD][a-z]*\//) }]);
  });

  it('is whole after writers at the same moment, some of whom take it back, while several processes seal', async () => {
    const sealing = [opened.reopen(), opened.reopen()];
    const writing = Array.from({ length: 12 }, async (_, writer) => {
      for (let n = 0; n < 20; n += 1)
        await database
          .transaction(async (db) => {
            await audit(db, new Date(), ADMIN, 'login', `${writer} ${n}`);
            if (n % 4 === 0) throw new Error('taken back');
          })
          .catch(() => undefined);
    });
    const done = Promise.all(writing);
    const over = new AbortController();
    void done.then(() => over.abort());
    await Promise.all(
      sealing.map(async (one) => {
        do await sealAudit(one);
        while (!over.signal.aborted);
      }),
    );
    await done;
    expect(await verifyAudit(database)).toMatchObject({ entries: 12 * 15, broken: undefined });
    expect(await sql('select 1 from audit_unsealed')).toEqual([]);
    await Promise.all(sealing.map((one) => one.close()));
  });

  it('makes no writer wait: one writes while the chain is held', async () => {
    const client = await database.pool.connect();
    await client.query('begin; select * from audit_chain for update');
    await audit(database.orm, NOW, ADMIN, 'login');
    expect(await sealAudit(opened.database)).toBe(0);
    await client.query('rollback');
    client.release();
    expect(await sealAudit(database)).toBe(1);
  });

  it('is sealed by the running server, and once more when it stops', async () => {
    const log = { info: () => undefined, error: () => undefined };
    const sealing = keepSealing(database, log);
    await audit(database.orm, NOW, ADMIN, 'login');
    await sealing.close();
    expect(await sql('select number from audit_seals')).toEqual([{ number: '1' }]);
  });

  it('is still whole when a patient’s old values are erased, which nobody can guess then', async () => {
    const patient = crypto.randomUUID();
    await correction(patient);
    await acts(3);
    await eraseChangesOf(database.orm, [patient]);
    expect(await verifyAudit(database)).toMatchObject({ entries: 4, erased: 1, broken: undefined });
    expect(await sql('select salt from audit_seals where details_digest is not null')).toEqual([{ salt: null }]);
  });
});

describe('a hand that lifts the guard', () => {
  const CHANGES: readonly (readonly [string, (id: string) => string, string])[] = [
    [
      'changes who it was',
      (id) => `update audit_entries set actor_id = gen_random_uuid() where id = '${id}'`,
      'the entry or its seal was changed',
    ],
    [
      'changes when it was',
      (id) => `update audit_entries set at = at + interval '1 ms' where id = '${id}'`,
      'the entry or its seal was changed',
    ],
    [
      'changes the subject',
      (id) => `update audit_entries set subject_id = 'x' where id = '${id}'`,
      'the entry or its seal was changed',
    ],
    ['adds details', (id) => `update audit_entries set details = '{}' where id = '${id}'`, 'its details were changed'],
    ['deletes an entry', (id) => `delete from audit_entries where id = '${id}'`, 'the entry was deleted'],
    [
      'deletes an entry with its seal',
      (id) => `delete from audit_entries where id = '${id}'; delete from audit_seals where entry_id = '${id}'`,
      'seal 3 is missing',
    ],
    [
      'changes a seal',
      (id) => `update audit_seals set hash = 'x' where entry_id = '${id}'`,
      'the entry or its seal was changed',
    ],
  ];
  it.each(CHANGES)('and %s is found, at that entry', async (_name, change, why) => {
    const ids = await acts(5);
    await sql(`${LIFTED} ${change(ids[2] ?? '')}`);
    expect(await brokenAt()).toMatchObject({ number: 3, why });
    expect(wordsOfVerdict(await verifyAudit(database))).toContain('BROKEN at number 3');
  });

  it('and slips an entry in beside the chain is found', async () => {
    await acts(2);
    await sql(
      `${LIFTED} insert into audit_entries (id, at, actor_role, action) values (gen_random_uuid(), now(), 'admin', 'login')`,
    );
    expect(await brokenAt()).toMatchObject({ why: '1 entries were kept out of the chain' });
  });

  it('and erases old values though the patient is there is found', async () => {
    const patient = crypto.randomUUID();
    await sql(
      `insert into patients (id, name, name_folded, age, gender, phone, symptoms, received_at)
       values ($1, 'P', 'p', 30, 'female', '1', '{}', now())`,
      [patient],
    );
    await correction(patient);
    await sealAudit(database);
    await sql('update audit_entries set details = null');
    expect(await brokenAt()).toMatchObject({ why: expect.stringContaining('though their patient is still there') });
  });

  it('and cuts the end off, or makes the chain anew, is found by an end that was noted elsewhere', async () => {
    const ids = await acts(5);
    const { end } = await verifyAudit(database);
    const noted = new Map([[5, end]]);
    expect((await verifyAudit(database, noted)).broken).toBeUndefined();
    await sql(`${LIFTED} delete from audit_entries where id = '${ids[4]}'; delete from audit_seals where number = 5;
      update audit_chain set number = 4, hash = (select hash from audit_seals where number = 4)`);
    expect(await brokenAt()).toBeUndefined();
    expect((await verifyAudit(database, noted)).broken).toMatchObject({ number: 5 });
    await sql(`${LIFTED} update audit_entries set subject_id = 'x'; delete from audit_seals; update audit_chain set number = 0, hash = '';
      insert into audit_unsealed select id from audit_entries`);
    await acts(1);
    expect((await verifyAudit(database, noted)).broken).toMatchObject({
      number: 5,
      why: expect.stringContaining('made anew'),
    });
  });
});

describe('an exported log', () => {
  it('carries its chain: it is followed without the database, and a changed line is found', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-audit-'));
    const file = join(folder, 'log.jsonl');
    await correction('subject');
    await acts(4);
    let text = '';
    for await (const link of linksOf(database.orm)) text += lineOf(link);
    await writeFile(file, text);
    const read = () => followChain(linksIn(createReadStream(file)));
    const { end } = await verifyAudit(database);
    expect(await read()).toEqual({ entries: 5, erased: 0, end, broken: undefined });
    await writeFile(file, (await readFile(file, 'utf8')).replace('subject 1', 'subject 9'));
    const [changed] = await sql(
      "select number::integer as number from audit_seals s join audit_entries e on e.id = s.entry_id where subject_id = 'subject 1'",
    );
    expect((await read()).broken).toMatchObject({ number: changed.number });
    await rm(folder, { recursive: true });
  });
});
