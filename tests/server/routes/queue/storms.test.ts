import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie } from '../../../support/server/staff.ts';
import { callNext, checkedIn, expected, moved, moveTo, waiting } from '../../../support/server/queue.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer({ env: { REGISTRATION_BURST: '100000', CLINIC_TIME_ZONE: 'UTC' } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  admin = await adminCookie(server);
});
beforeEach(() => server.sql('delete from queue_entries'));
afterAll(() => server.stop());

const today = () => new Date().toISOString().slice(0, 10);

/** So many visits that wait for a doctor, some of them for whoever of the department is free. */
async function crowd(count: number): Promise<void> {
  await server.sql(
    `insert into queue_entries (id, day, ticket, doctor_id, department, stage, due_at, arrived_at, changed_at)
     select gen_random_uuid(), $1, 'K1-' || n, case when n % 3 = 0 then null else d.id end, 'Cardiology', 'waiting',
            now(), now(), now()
     from generate_series(1, $2::integer) n, doctors d where d.code = 'DOCA'`,
    [today(), count],
  );
}

describe('when many press at once', () => {
  it('300 rooms call 300 different visits', async () => {
    await crowd(300);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, room) => callNext(server, admin, 'DOCA', `Room ${room}`)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const tickets = await Promise.all(answers.map(async (answer) => (await answer.json()).ticket));
    expect(new Set(tickets).size).toBe(300);
    expect((await callNext(server, admin, 'DOCA', 'Room X')).status).toBe(204);
  }, 120_000);

  it('one room calls one visit, however often it presses', async () => {
    await crowd(20);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, press) => callNext(server, admin, 'DOCA', press % 2 ? 'Room 5' : 'ROOM 5')),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 15 }, () => 409),
    ]);
    const [count] = await server.sql(`select count(*)::integer as n from queue_entries where stage = 'called'`);
    expect(count).toEqual({ n: 1 });
  });

  it('more rooms than visits: each visit once, and nobody is said to be nobody while one waits', async () => {
    await crowd(10);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, room) => callNext(server, admin, 'DOCA', `Room ${room}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((status) => status === 200).length, statuses.filter((s) => s === 204).length]).toEqual([
      10, 20,
    ]);
  });

  it('one of 16 moves at the same version is made', async () => {
    const entry = await waiting(server, admin, 'DOCA');
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => moveTo(server, admin, entry, { stage: 'in-room', place: 'Room 1' })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 15 }, () => 409),
    ]);
  });

  it('a visit checked in by eight is there once', async () => {
    const appointmentId = await expected(server, 'DOCA');
    const entry = await checkedIn(server, admin, appointmentId);
    await server.sql('delete from queue_entries where id = $1', [entry._id]);
    const entries = await Promise.allSettled(Array.from({ length: 8 }, () => checkedIn(server, admin, appointmentId)));
    expect(entries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('status, move and delete of one visit never leave the two apart', async () => {
    for (let round = 0; round < 8; round += 1) {
      const entry = await moved(server, admin, await waiting(server, admin, 'DOCA'), { stage: 'in-room', place: 'R' });
      const status = (to: string) =>
        fetch(`${server.url}/api/appointments/status/${entry.appointmentId}`, {
          method: 'PATCH',
          headers: { cookie: admin, 'content-type': 'application/json' },
          body: JSON.stringify({ status: to, reason: 'r' }),
        });
      const answers = await Promise.all([
        moveTo(server, admin, entry, { stage: 'done' }),
        status('cancelled'),
        moveTo(server, admin, entry, { stage: 'left' }),
        status('completed'),
      ]);
      expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
    }
    expect(await disagreeing()).toEqual([]);
  });
});

async function disagreeing() {
  return server.sql(
    `select q.stage, a.status from queue_entries q join appointments a on a.id = q.appointment_id
     where a.status is distinct from case when q.stage = 'done' then 'completed'
       when q.stage in ('no-show', 'left') then 'cancelled' else 'scheduled' end`,
  );
}
