import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseConfig, type Config } from '#server/config.ts';
import { checkDatabase } from '#server/self-check/check-database.ts';
import { sealAudit } from '#server/services/audit/seal-audit.ts';
import { firstStart } from '#server/services/samples/first-start.ts';
import { audit } from '#server/services/staff/audit.ts';
import { LIFTED } from '../../support/server/database/emptied-audit.ts';
import { everyRow } from '../../support/server/database/every-row.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

function configFor(url: string, env: Record<string, string> = {}): Config {
  const config = parseConfig({ DATABASE_URL: url, ...env });
  if (!config.ok) throw new Error(config.faults.join(' '));
  return config.value;
}
const found = async (url: string, env?: Record<string, string>) =>
  (await checkDatabase(configFor(url, env))).map(({ is, says }) => `${is}: ${says}`);

let filled: TestDatabase;
beforeAll(async () => {
  filled = await createTestDatabase();
  const config = configFor(filled.url);
  await firstStart({ config, database: filled.database, log: { info: () => undefined }, now: () => new Date() });
  for (let n = 0; n < 3; n += 1) await audit(filled.database.orm, new Date(), { role: 'nobody' }, 'login');
  await sealAudit(filled.database);
  await keepSafe('on');
});
afterAll(async () => {
  await keepSafe('off');
  await filled.drop();
});
const sql = (text: string) => filled.database.pool.query(text);

/** Whether a power cut loses nothing: the PostgreSQL that all tests share does without. */
async function keepSafe(value: 'on' | 'off'): Promise<void> {
  for (const name of ['fsync', 'full_page_writes']) await sql(`alter system set ${name} = ${value}`);
  await sql('select pg_reload_conf()');
  await vi.waitFor(async () => expect((await sql('show fsync')).rows).toEqual([{ fsync: value }]), { timeout: 30_000 });
}

describe('a database', () => {
  it('that is well is said to be, with what should not stay so, and nothing in it is changed', async () => {
    const before = await everyRow(filled.database);
    const said = await found(filled.url);
    expect(said.filter((line) => line.startsWith('wrong'))).toEqual([]);
    expect(said).toContainEqual(expect.stringMatching(/^fine: PostgreSQL \d+ answers/));
    expect(said).toContainEqual(expect.stringMatching(/^risky: .* is a superuser/));
    expect(said).toContainEqual(
      'risky: 1 of 1 administrators log in with a password alone: ask for a second factor in the settings.',
    );
    expect(said).toContainEqual('fine: The audit log is whole: 3 entries.');
    expect(await everyRow(filled.database)).toEqual(before);
  });

  it('that does not answer is said so, without its password', async () => {
    const said = await checkDatabase({ ...configFor('postgres://user:s3cret@127.0.0.1:1/none') });
    expect(said).toMatchObject([{ is: 'wrong', says: expect.stringMatching(/does not answer/) }]);
    expect(JSON.stringify(said)).not.toContain('s3cret');
  });

  it('that only reads, one of a newer Frontdesk, and one in the middle of an update', async () => {
    const name = new URL(filled.url.replace('@/', '@host/')).pathname.slice(1);
    await sql(`alter database "${name}" set default_transaction_read_only = on`);
    expect(await found(filled.url)).toContainEqual(expect.stringMatching(/^wrong: The database only reads/));
    await sql(`alter database "${name}" reset default_transaction_read_only`);

    await sql("insert into schema_migrations values ('9999_future.sql', '', now(), now())");
    expect(await found(filled.url)).toContainEqual(
      expect.stringMatching(/^wrong: .*9999_future.sql: it belongs to a newer/),
    );
    await sql("delete from schema_migrations where name like '9999%'");

    await sql("update schema_migrations set finished_at = null where name like '0003%'");
    expect(await found(filled.url)).toContainEqual(expect.stringMatching(/^risky: 1 migrations are pending/));
    await sql("update schema_migrations set finished_at = now() where name like '0003%'");
  });

  it('without durability, with another encoding, or with too few connections', async () => {
    const name = new URL(filled.url.replace('@/', '@host/')).pathname.slice(1);
    await keepSafe('off');
    expect(await found(filled.url)).toContainEqual(expect.stringMatching(/^wrong: fsync or full_page_writes is off/));
    await keepSafe('on');
    await sql(`alter database "${name}" set synchronous_commit = off`);
    expect(await found(filled.url)).toContainEqual(expect.stringMatching(/^wrong: synchronous_commit is off/));
    await sql(`alter database "${name}" reset synchronous_commit`);
    expect(await found(filled.url, { DATABASE_CONNECTIONS: '95' })).toContainEqual(
      expect.stringMatching(/^risky: DATABASE_CONN/),
    );
    await sql(`create database "${name}_ascii" template template0 encoding 'SQL_ASCII' locale 'C'`);
    expect(await found(filled.url.replace(name, `${name}_ascii`))).toEqual([
      expect.stringMatching(/^wrong: The database has the encoding SQL_ASCII/),
      expect.stringMatching(/superuser/),
      'fine: The database is empty: the first start fills it.',
    ]);
    await sql(`drop database "${name}_ascii"`);
  });

  it('whose audit log was changed by hand, or was written by a clock that was wrong', async () => {
    await audit(filled.database.orm, new Date(Date.now() + 3_600_000), { role: 'nobody' }, 'login');
    expect(await found(filled.url)).toContainEqual(
      expect.stringMatching(/^wrong: The newest entry of the audit log lies in the/),
    );
    await sql(
      `${LIFTED} update audit_entries set action = 'logout' where id = (select entry_id from audit_seals where number = 2)`,
    );
    expect(await found(filled.url)).toContainEqual(
      expect.stringMatching(/^wrong: The audit log is broken at number 2/),
    );
  });

  it('in which sample accounts are beside real patients, or nobody may administer', async () => {
    await sql(
      'update patients set sample = false where id = (select min(id::text)::uuid from patients); update admins set removed_at = now()',
    );
    const said = await found(filled.url);
    expect(said).toContainEqual(
      expect.stringMatching(/^risky: \d+ sample doctors with a password are beside real patients/),
    );
    expect(said).toContainEqual(expect.stringMatching(/^wrong: There is no administrator/));
  });
});
