import type { Config } from '#server/config.ts';
import { anyAdmin, insertAdmin } from '#server/database/repositories/staff/admins-repository.ts';
import type { Database } from '#server/database/engine/client.ts';
import { insertDepartments } from '#server/database/repositories/staff/departments-repository.ts';
import { reachMilestone } from '#server/database/repositories/clinic/milestones-repository.ts';
import { DEPARTMENTS } from '#shared/clinic/departments.ts';
import { DEPARTMENT_DESCRIPTIONS } from '#server/services/clinic/department-descriptions.ts';
import { hashPassword, inventPassword } from '#server/services/passwords/passwords.ts';
import { plantSamples } from './plant-samples.ts';
import { SAMPLE_DOCTORS } from './sample-doctors.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

/** What was made just now, for the operator's eyes once. A password is there only when it was invented. */
export type FirstStartReport = {
  readonly admin?: { readonly email: string; readonly inventedPassword?: string };
  readonly sampleDoctors?: {
    readonly accounts: readonly { readonly email: string; readonly code: string }[];
    readonly inventedPassword?: string;
  };
};

type FirstStartDeps = {
  readonly config: Config;
  readonly database: Database;
  readonly log: { info(event: string, facts: Record<string, boolean>): void };
  readonly now: () => Date;
};

/**
 * Fills an empty database (RUN-3, RUN-4): ten departments, sample data unless switched off, the first admin.
 * Each is done once in the life of a database, also when several processes start at the same time, and is not done
 * again after someone has removed what was made.
 */
export async function firstStart(deps: FirstStartDeps): Promise<FirstStartReport> {
  const now = deps.now();
  await deps.database.transaction(async (db) => {
    if (!(await reachMilestone(db, 'departments', now))) return;
    const rows = DEPARTMENTS.map((name) => ({
      id: uuidV7(now),
      name,
      description: DEPARTMENT_DESCRIPTIONS[name],
      createdAt: now,
    }));
    await insertDepartments(db, rows);
  });
  const sampleDoctors = deps.config.sampleData ? await makeSamples(deps, now) : undefined;
  const admin = await makeFirstAdmin(deps, now);
  if (sampleDoctors !== undefined || admin !== undefined) {
    deps.log.info('first start', { samples: sampleDoctors !== undefined, admin: admin !== undefined });
  }
  return { ...(admin === undefined ? {} : { admin }), ...(sampleDoctors === undefined ? {} : { sampleDoctors }) };
}

function makeSamples({ config, database }: FirstStartDeps, now: Date): Promise<FirstStartReport['sampleDoctors']> {
  return database.transaction(async (db) => {
    if (!(await reachMilestone(db, 'samples', now))) return undefined;
    const invented = config.doctorPassword === undefined ? inventPassword() : undefined;
    const hash = await hashPassword(config.doctorPassword ?? invented ?? '');
    await plantSamples(db, hash, config.clinicTimeZone, now);
    const accounts = SAMPLE_DOCTORS.map(({ email, code }) => ({ email, code }));
    return { accounts, ...(invented === undefined ? {} : { inventedPassword: invented }) };
  });
}

function makeFirstAdmin({ config, database }: FirstStartDeps, now: Date): Promise<FirstStartReport['admin']> {
  return database.transaction(async (db) => {
    if (!(await reachMilestone(db, 'first-admin', now)) || (await anyAdmin(db))) return undefined;
    const email = config.admin.email.toLowerCase();
    const invented = config.admin.password === undefined ? inventPassword() : undefined;
    const passwordHash = await hashPassword(config.admin.password ?? invented ?? '');
    await insertAdmin(db, { id: uuidV7(now), email, passwordHash, createdAt: now });
    return { email, ...(invented === undefined ? {} : { inventedPassword: invented }) };
  });
}
