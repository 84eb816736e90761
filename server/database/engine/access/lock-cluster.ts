import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, succeed, type Result } from '#shared/result.ts';
import { runAs, type Identity } from '#server/database/engine/embedded-identity.ts';
import type { EmbeddedProblem } from '#server/database/engine/embedded-problem.ts';
import { commonSettings } from '#server/database/engine/embedded-settings.ts';
import { KEEPER_ROLE, PRODUCT_ROLE, type Passwords } from './passwords.ts';

/** Who may connect: by the socket, and with a password. */
const ACCESS_RULES = 'local all all scram-sha-256\n';

/** Lets nobody into the engine without a password, also where an earlier version let everybody in. */
export async function requirePasswords(data: string, identity: Identity): Promise<void> {
  const file = join(data, 'pg_hba.conf');
  if ((await readFile(file, 'utf8').catch(() => '')) === ACCESS_RULES) return;
  await writeFile(`${file}.new`, ACCESS_RULES, { mode: 0o600 });
  if (identity.kind === 'user') await chown(`${file}.new`, identity.uid, identity.uid);
  await rename(`${file}.new`, file);
}

/**
 * Gives both roles these passwords, and makes the product's if there is none. The engine runs alone for that, without a socket, so
 * that no moment exists in which somebody else could come in, and no former password is needed.
 */
export async function setPasswords(
  postgres: string,
  data: string,
  identity: Identity,
  passwords: Passwords,
): Promise<Result<void, EmbeddedProblem>> {
  const statements = [
    `do $$ begin if not exists (select from pg_roles where rolname = '${PRODUCT_ROLE}') then create role ${PRODUCT_ROLE}; end if; end $$`,
    `alter role ${PRODUCT_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${passwords.product}'`,
    `alter role ${KEEPER_ROLE} password '${passwords.keeper}'`,
  ];
  const { file, args, options } = runAs(identity, postgres, ['--single', '-D', data, ...commonSettings(), 'postgres']);
  const child = spawn(file, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(`${statements.join('\n')}\n`);
  const [code] = await once(child, 'close');
  const problem = complaint.split('\n').find((line) => /ERROR|FATAL|PANIC/.test(line));
  if (code === 0 && problem === undefined) return succeed(undefined);
  const message = `The embedded PostgreSQL could not be given its passwords: ${problem ?? complaint.trim().slice(-300)}`;
  return fail({ kind: 'not-started', message });
}
