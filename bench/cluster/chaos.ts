/**
 * A hospital's machines fail, one after the other, while patients book: three PostgreSQL 15 under Patroni with three etcd
 * behind HAProxy, two Frontdesk processes, callers who ask again until they are promised something. Nothing promised may be
 * lost or doubled. Control: with asynchronous replication promises must be lost, else the trial proves nothing.
 *
 *   npm run chaos:cluster -- [--short] [--only WORDS] [--asynchronous] [--callers N] [--keep]
 */
import { once } from 'node:events';
import { argv, exit } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startTwilio } from '../../tests/support/stand-ins/twilio-stand-in.ts';
import { openAccount } from './account.ts';
import { ACTS } from './acts.ts';
import { startCallers } from './callers.ts';
import { startCluster } from './cluster.ts';
import { startDesk, untilUp } from './desks.ts';
import { clusterPrograms } from './packages.ts';
import { isClean, judge, type Verdict } from './verdict.ts';

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    asynchronous: { type: 'boolean', default: false },
    callers: { type: 'string', default: '6' },
    keep: { type: 'boolean', default: false },
  },
});
/** What callers are promised before an act, and after it. */
const PROMISES_AROUND = 60;
const MOST_SECONDS = 25;
const CUT = 'the leader is cut off from the others, not from Frontdesk';

const programs = clusterPrograms();
if (typeof programs === 'string') {
  console.error(`NOT RUN: ${programs}`);
  exit(2);
}
console.log('Starting three nodes …');
const twilio = await startTwilio('AC1');
const cluster = await startCluster(programs, !values.asynchronous);
const sms = {
  SMS_TWILIO_URL: twilio.url,
  SMS_TWILIO_ACCOUNT_SID: 'AC1',
  SMS_TWILIO_AUTH_TOKEN: 'token',
  SMS_TWILIO_FROM: '+4366012345',
};
const database = cluster.addressFor('frontdesk');
const desks = [
  await startDesk(cluster.folder, 'a', database, sms),
  await startDesk(cluster.folder, 'b', database, sms),
];
for (const desk of desks) await untilUp(desk);
const allDay = {
  slotMinutes: 5,
  capacity: 2,
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:55' })),
};
await cluster.sql(`update doctors set schedule = $1 where code in ('DOC001', 'DOC002', 'DOC003')`, [
  JSON.stringify(allDay),
]);

const account = openAccount();
const callers = await startCallers(desks, account, Number(values.callers));
const morePromises = async (count: number) => {
  const goal = account.promises() + count;
  while (account.promises() < goal) await wait(50);
};
const acts = values.asynchronous
  ? ACTS.filter(({ name }) => name === CUT)
  : ACTS.filter(({ name, isShort }) => (!values.short || isShort === true) && name.includes(values.only ?? ''));
let isSoonBack = true;
for (const act of acts) {
  await morePromises(PROMISES_AROUND);
  account.beginAct();
  const began = performance.now();
  await act.run(cluster, desks);
  await cluster.settled();
  for (const desk of desks) await untilUp(desk);
  await morePromises(PROMISES_AROUND);
  const stall = account.stallMs() / 1000;
  isSoonBack &&= stall <= MOST_SECONDS;
  console.log(
    `${act.name}: nothing promised for ${stall.toFixed(1)} s; whole again after ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
}
await callers.end();

const session = await fetch(`${desks[1]?.url}/api/queue/board`, { headers: { cookie: callers.cookie } });
const verdict: Verdict = { ...(await judge(cluster, account, twilio)), 'sessions lost': session.ok ? 0 : 1 };
for (const [figure, count] of Object.entries(verdict)) console.log(`${String(count).padStart(8)} ${figure}`);
for (const [what, times] of account.wrong) console.log(`         ${times} × ${what}`);
if (!isSoonBack) console.log(`It took longer than ${MOST_SECONDS} s until something was promised again.`);
if (values.keep) {
  console.log(`Left running for a look until Ctrl+C: ${cluster.folder}`);
  await once(process, 'SIGINT');
}
await Promise.all(desks.map((desk) => desk.end()));
await cluster.end();
await twilio.stop();
const lost = verdict['patients lost'] ?? 0;
const isRight = values.asynchronous ? lost > 0 : isClean(verdict) && isSoonBack;
console.log(isRight ? 'ok' : 'FAIL');
if (values.asynchronous)
  console.log(
    lost > 0 ? 'The control lost promises, as it must.' : 'The control lost nothing: the trial proves nothing.',
  );
exit(isRight ? 0 : 1);
