import type { Config } from '#server/config.ts';
import { clinicFacts, databaseFacts, schemaState, type DatabaseFacts } from '#server/database/backup/database-facts.ts';
import { openForReading } from '#server/database/backup/open-for-reading.ts';
import type { Database } from '#server/database/engine/client.ts';
import { countOutsideChain } from '#server/database/repositories/staff/audit-seals-repository.ts';
import { followChain } from '#server/services/audit/chain.ts';
import { linksOf } from '#server/services/audit/seal-audit.ts';
import { fine, risky, wrong, type Finding } from './finding.ts';

const OLDEST_VERSION = 15;
const CLOCKS_DIFFER_MS = 5_000;
/** Somebody waits before the screen, and what does not answer now is what they want to know. */
const PATIENCE_MS = 3_000;

/** The database: whether it is reached, how it is set up, and whether what is in it is whole. Nothing is written. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const opened = await openForReading(config, PATIENCE_MS);
  if (!opened.ok) {
    const isNew = config.databaseUrl === undefined && opened.problem.message.startsWith('There is no database');
    return [isNew ? fine('There is no database yet: the first start makes it.') : wrong(opened.problem.message)];
  }
  const database = opened.value;
  try {
    const facts = await databaseFacts(database.pool);
    return [...setUp(facts, config), ...(await contents(database))];
  } catch {
    return [wrong('The database answers, but not to a question about itself.')];
  } finally {
    await database.close();
  }
}

function setUp(facts: DatabaseFacts, config: Config): Finding[] {
  const { version, aheadMs } = facts;
  const own = config.databaseUrl !== undefined;
  const faults: readonly (readonly [boolean, Finding])[] = [
    [
      version < OLDEST_VERSION,
      wrong(`PostgreSQL ${version} is too old: ${OLDEST_VERSION} is the oldest that was tried.`),
    ],
    [
      facts.encoding !== 'UTF8',
      wrong(
        `The database has the encoding ${facts.encoding}: names in other scripts cannot be stored. It must be UTF8.`,
      ),
    ],
    [facts.readOnly, wrong('The database only reads: it is a standby, or default_transaction_read_only is on.')],
    [!facts.mayCreate, wrong('The role in DATABASE_URL may not create tables in its schema: updates will fail.')],
    [
      !facts.fsync || !facts.fullPageWrites,
      wrong('fsync or full_page_writes is off: a power cut loses what was acknowledged, or everything.'),
    ],
    [
      facts.synchronousCommit === 'off',
      wrong('synchronous_commit is off: a crash loses what was acknowledged a moment before.'),
    ],
    [
      own && facts.superuser,
      risky('The role in DATABASE_URL is a superuser: give Frontdesk one that owns its database only.'),
    ],
    [
      own && !facts.local && !facts.encrypted,
      wrong('The connection to the database crosses the network without TLS: add sslmode=verify-full.'),
    ],
    [
      own && config.databaseConnections > facts.mostConnections - 10,
      risky('DATABASE_CONNECTIONS leaves fewer than ten connections for everybody else.'),
    ],
    [
      Math.abs(aheadMs) > CLOCKS_DIFFER_MS,
      wrong(`The clocks of this machine and of the database differ by ${Math.round(Math.abs(aheadMs) / 1000)} s.`),
    ],
  ];
  const found = faults.filter(([applies]) => applies).map(([, finding]) => finding);
  const isWell = found.every(({ is }) => is !== 'wrong');
  return isWell
    ? [...found, fine(`PostgreSQL ${version} answers, takes writes, and keeps what it has acknowledged.`)]
    : found;
}

async function contents(database: Database): Promise<Finding[]> {
  const schema = await schemaState(database.pool);
  if (schema === undefined) return [fine('The database is empty: the first start fills it.')];
  if (schema.foreign !== undefined)
    return [
      wrong(
        `The database has migration ${schema.foreign}: it belongs to a newer Frontdesk, and this one does not start on it.`,
      ),
    ];
  if (schema.lacking > 0)
    return [risky(`${schema.lacking} migrations are pending: the next start applies them. Make a back-up before.`)];
  return [...(await accounts(database)), await auditLog(database)];
}

async function accounts({ pool }: Database): Promise<Finding[]> {
  const { admins, adminsWithoutMore, sampleAccounts, realPatients, futureMs } = await clinicFacts(pool);
  const found: Finding[] = [];
  if (admins === 0)
    found.push(wrong('There is no administrator: npm run one-time-code cannot help, restore a back-up.'));
  if (adminsWithoutMore > 0)
    found.push(
      risky(
        `${adminsWithoutMore} of ${admins} administrators log in with a password alone: ask for a second factor in the settings.`,
      ),
    );
  if (sampleAccounts > 0 && realPatients)
    found.push(
      risky(`${sampleAccounts} sample doctors with a password are beside real patients: remove the sample data.`),
    );
  if (futureMs > CLOCKS_DIFFER_MS)
    found.push(wrong('The newest entry of the audit log lies in the future: the clock of this machine was set back.'));
  return found;
}

async function auditLog({ orm }: Database): Promise<Finding> {
  const { broken, entries } = await followChain(linksOf(orm));
  if (broken !== undefined) return wrong(`The audit log is broken at number ${broken.number}: ${broken.why}.`);
  const { outside, emptied } = await countOutsideChain(orm);
  if (outside + emptied > 0)
    return wrong(`${outside + emptied} entries of the audit log were kept out of its chain, or emptied.`);
  return fine(`The audit log is whole: ${entries} entries.`);
}
