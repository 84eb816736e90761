import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { listen } from '#server/http/listen.ts';
import { createQueueChanges } from '#server/services/queue/live/queue-changes.ts';
import { openDatabase } from '#server/database/engine/client.ts';
import { hear } from '../../../support/server/event-stream.ts';
import { pairedDevice } from '../../../support/server/devices.ts';
import { called, callNext, moved, waiting } from '../../../support/server/queue.ts';
import { book, booking, post, registered } from '../../../support/server/visits.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import {
  addAdmin,
  addDoctor,
  addReceptionist,
  adminCookie,
  doctorCookie,
  RECEPTIONIST,
  send,
} from '../../../support/server/staff.ts';

let server: TestServer;
let desk: string;
let display: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ env: { QUEUE_STREAMS: '3', CLINIC_TIME_ZONE: 'UTC' } });
  await addAdmin(server);
  await addReceptionist(server);
  await addDoctor(server, 'DOCA');
  desk = await adminCookie(server, RECEPTIONIST);
  display = await pairedDevice(server, await adminCookie(server), { kind: 'display', prefix: 'S1' });
});
afterAll(() => server.stop());

const streamOf = (url: string, headers: Record<string, string>) => hear(`${url}/api/queue/stream`, headers);

describe('the stream', () => {
  it('tells every screen that something has changed, and not a word of what', async () => {
    const screens = await Promise.all([
      streamOf(server.url, display),
      streamOf(server.url, { cookie: desk }),
      streamOf(server.url, { cookie: await doctorCookie(server, 'DOCA') }),
    ]);
    await Promise.all(screens.map((screen) => screen.event('changed')));
    const before = screens.map((screen) => screen.events('changed').length);
    const entry = await waiting(server, desk, 'DOCA', { name: 'Wilhelmina Secret', phone: '+43 660 7654321' });
    await called(server, desk, 'DOCA', 'Room 5');
    await Promise.all(screens.map((screen, at) => screen.event('changed', (before[at] ?? 0) + 1)));
    for (const screen of screens) {
      const text = screen.text();
      for (const word of ['Secret', '7654321', 'headache', 'Room 5', entry.ticket, entry._id, entry.patientId ?? '?'])
        expect(text).not.toContain(word);
      expect(
        text
          .replaceAll(/^data: [\d.-]*$/gm, 'data:')
          .split('\n')
          .toSorted()
          .filter((line, at, all) => line !== all[at - 1]),
      ).toEqual(['', ': open', 'data:', 'event: changed']);
    }
    expect((await send(server, 'GET', '/api/queue/stream', desk)).status).toBe(503);
    for (const screen of screens) screen.leave();
  });

  it('tells of everything that a list of staff shows, of whatever day, once for each change', async () => {
    const admin = await adminCookie(server);
    const kiosk = await pairedDevice(server, admin, { kind: 'kiosk', prefix: 'K7' });
    const screen = await eventually(() => streamOf(server.url, { cookie: desk }));
    await screen.event('changed');
    let patientId = '';
    let appointmentId = '';
    const acts: Record<string, () => Promise<unknown>> = {
      registered: async () => (patientId = await registered(server)),
      booked: async () => {
        const answer = await book(server, booking(patientId, 'DOCA'));
        appointmentId = (await answer.json()).appointment._id;
      },
      corrected: () =>
        send(server, 'PATCH', `/api/patients/${patientId}`, desk, { now: { age: 51 }, seen: { age: 34 } }),
      'made one of another day': () =>
        server.sql(`update appointments set received_at = received_at - interval '9 days' where id = $1`, [
          appointmentId,
        ]),
      'moved on that day': () =>
        send(server, 'PATCH', `/api/appointments/status/${appointmentId}`, desk, { status: 'completed' }),
      deleted: () => send(server, 'DELETE', `/api/patients/delete-patient/${patientId}`, admin),
      restored: () => send(server, 'POST', `/api/patients/restore-patient/${patientId}`, admin),
      'called for help': () => post(server, '/api/alerts', {}, kiosk),
    };
    for (const [what, act] of Object.entries(acts)) {
      await server.dependencies.queueChanges.look();
      const before = screen.events('changed').length;
      const answer = await act();
      if (answer instanceof Response)
        expect([what, answer.status]).toEqual([what, answer.status < 300 ? answer.status : 200]);
      await screen.event('changed', before + 1);
    }
    await server.dependencies.queueChanges.look();
    const last = screen.events('changed').length;
    // Looking at a list is written down, and changes none.
    await send(server, 'GET', '/api/adminDashboard/view-patients', desk);
    await server.dependencies.queueChanges.look();
    expect(screen.events('changed')).toHaveLength(last);
    screen.leave();
  });

  it('ends within a minute of the logout of whoever listens', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const cookie = await adminCookie(server);
      const screen = await eventually(() => streamOf(server.url, { cookie }));
      await screen.event('changed');
      await send(server, 'POST', '/api/adminAuth/logout', cookie);
      await vi.advanceTimersByTimeAsync(60_000);
      await screen.ended;
      expect(screen.text()).toContain(': alive');
    } finally {
      vi.useRealTimers();
    }
  });

  it('says goodbye when the server stops', async () => {
    const { dependencies } = server;
    const changes = createQueueChanges(dependencies);
    const listening = await listen(createApp({ ...dependencies, queueChanges: changes }), {
      host: '127.0.0.1',
      port: 0,
    });
    if (!listening.ok) throw new Error(listening.problem.message);
    const screen = await streamOf(listening.value.url, { cookie: desk });
    await screen.event('changed');
    await changes.close();
    await screen.ended;
    expect(screen.events('bye')).toHaveLength(1);
    await listening.value.stop();
  });
});

describe('a screen of another process', () => {
  it.each(['with its signal', 'with its signal cut'])('hears of a change %s', async (how) => {
    const { dependencies, url } = server;
    const { pool } = dependencies.database;
    const database = openDatabase({ connection: poolConnection(pool.options) });
    const other = { ...dependencies, database };
    const changes = createQueueChanges(other);
    const listening = await listen(createApp({ ...other, queueChanges: changes }), { host: '127.0.0.1', port: 0 });
    if (!listening.ok) throw new Error(listening.problem.message);
    const screen = await streamOf(listening.value.url, { cookie: desk });
    await screen.event('changed');
    if (how === 'with its signal cut')
      await server.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'frontdesk-listen'`,
      );
    const heard = screen.events('changed').length;
    const entry = await waiting(server, desk, 'DOCA');
    await screen.event('changed', heard + 1);
    await moved({ ...server, url }, desk, entry, { stage: 'left' });
    await screen.event('changed', heard + 2);
    screen.leave();
    await changes.close();
    await listening.value.stop();
    await database.close();
  });
});

describe('a display', () => {
  it('sees numbers and places, and neither the board nor a name', async () => {
    await server.sql('delete from queue_entries');
    const first = await waiting(server, desk, 'DOCA');
    await waiting(server, desk, 'DOCA', { name: 'Wilhelmina Secret' });
    await callNext(server, desk, 'DOCA', 'Room 5');
    const answer = await fetch(`${server.url}/api/queue/display`, { headers: display });
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      calls: [{ ticket: first.ticket, place: 'Room 5', calls: 1 }],
      waiting: [{ department: 'Cardiology', count: 1 }],
    });
    expect(text).not.toContain('Secret');
    for (const path of ['/api/queue/board', '/api/queue/now'])
      expect((await fetch(`${server.url}${path}`, { headers: display })).status).toBe(403);
  });
});

function poolConnection(options: unknown) {
  const { host, port, user, database } = options as { host: string; port: number; user: string; database: string };
  return { host, port, user, database };
}

async function eventually<Value>(attempt: () => Promise<Value>): Promise<Value> {
  return vi.waitFor(attempt, { timeout: 5_000 });
}
