import { setTimeout as wait } from 'node:timers/promises';
import { faultsOfLedger } from '../../tests/support/server/database/ledger.ts';
import type { TwilioStandIn } from '../../tests/support/stand-ins/twilio-stand-in.ts';
import type { Account } from './account.ts';
import type { Cluster } from './cluster.ts';

/** Counts; everything but the first must be 0. */
export type Verdict = Readonly<Record<string, number>>;
const SENT_WITHIN_MS = 180_000;

/** Compares what was promised with what the database has and what went out to telephones. */
export async function judge(cluster: Cluster, account: Account, twilio: TwilioStandIn): Promise<Verdict> {
  const column = async (text: string) => (await cluster.sql(text)).map((row) => String(row['value']));
  const patients = await column(`select name as value from patients where name like 'Cluster %'`);
  const appointments = await cluster.sql(
    `select a.id, a.slot_starts_at as at, p.name from appointments a join patients p on p.id = a.patient_id
     where p.name like 'Cluster %'`,
  );
  const timeOf = new Map(appointments.map((row) => [String(row['id']), timeText(row['at'])]));
  const arrived = new Set(await column('select appointment_id as value from queue_entries'));
  const everCalled = new Set(await column('select id as value from queue_entries where calls > 0'));
  const ledger = await faultsOfLedger(cluster);
  await untilSent(cluster);
  const wanted = [...account.appointments.values()].filter(({ startsAt }) => startsAt !== undefined);
  const messages = counted(twilio.taken.map(({ to }) => to));
  const count = (list: Iterable<unknown>) => [...list].length;

  return {
    promises: account.promises(),
    'patients lost': count([...account.patients].filter((name) => !patients.includes(name))),
    'patients doubled': patients.length - new Set(patients).size,
    'bookings lost': count([...account.appointments.keys()].filter((id) => !timeOf.has(id))),
    'bookings doubled': appointments.length - new Set(appointments.map((row) => row['name'])).size,
    'times lost': count([...account.appointments].filter(([id, { startsAt }]) => isLost(startsAt, timeOf.get(id)))),
    'times that overlap': Number(ledger.overlaps),
    'claims without a booking': Number(ledger.orphans),
    'bookings without their claims': Number(ledger.bare),
    'arrivals lost': count([...account.arrived].filter((id) => !arrived.has(id))),
    'tickets doubled': count(await cluster.sql('select 1 from queue_entries group by day, ticket having count(*) > 1')),
    'calls lost': count([...account.called.keys()].filter((id) => !everCalled.has(id))),
    'called twice': count([...account.called.values()].filter((calls) => calls > 1)),
    'messages lost': count(wanted.filter(({ phone }) => !messages.has(phone.replaceAll(' ', '')))),
    'messages doubled': count([...messages.values()].filter((times) => times > 1)),
    'answers nobody should get': [...account.wrong.values()].reduce((sum, times) => sum + times, 0),
  };
}

export const isClean = (verdict: Verdict): boolean =>
  Object.entries(verdict).every(([figure, count]) => figure === 'promises' || count === 0);

const timeText = (at: unknown): string | undefined => (at instanceof Date ? at.toISOString() : undefined);

function isLost(promised: string | undefined, stored: string | undefined): boolean {
  return promised !== undefined && stored !== undefined && new Date(promised).toISOString() !== stored;
}

function counted(values: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
}

/** Until nothing is left that would be sent by itself. */
async function untilSent(cluster: Cluster): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < SENT_WITHIN_MS) {
    const [row] = await cluster.sql(
      `select count(*)::integer as n from sms_messages where state in ('queued', 'sending')
         and kind <> 'reminder'`,
    );
    if (row?.['n'] === 0) return;
    await wait(1_000);
  }
}
