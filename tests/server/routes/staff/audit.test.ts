import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDITED_ACTIONS, AuditDevices, AuditPage } from '#shared/contract/staff/audit.ts';
import { LIFTED } from '../../../support/server/database/emptied-audit.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, send } from '../../../support/server/staff.ts';
import { registered } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
let adminId: string;
let doctorId: string;
let patientId: string;
beforeAll(async () => {
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'Pacific/Auckland' } });
  adminId = await addAdmin(server);
  doctorId = await addDoctor(server, 'DOCA', { name: 'Dr. Ama Owusu' });
  admin = await adminCookie(server);
  patientId = await registered(server, { name: 'Ruth Sand' });
  const doctor = await doctorCookie(server, 'DOCA');
  await get(server, `/api/doctorDashboard/patient-history/${patientId}`, doctor);
  await send(server, 'DELETE', `/api/patients/delete-patient/${patientId}`, admin);
});
afterAll(() => server.stop());

const read = async (query = '') => v.parse(AuditPage, await (await get(server, `/api/audit${query}`, admin)).json());

describe('the audit log', () => {
  it('says who did what to whom, from where, newest first', async () => {
    const { entries } = await read();
    expect(entries.map(({ action }) => action)).toEqual(['patient-deleted', 'history-viewed', 'login', 'login']);
    expect(entries[1]).toMatchObject({
      actorRole: 'doctor',
      actorId: doctorId,
      actorName: 'Dr. Ama Owusu',
      subject: { kind: 'patient', name: 'Ruth Sand' },
      device: 'Unknown program',
    });
    expect(entries[0]).toMatchObject({ actorRole: 'admin', actorId: adminId, actorName: 'admin@example.org' });
    for (const { action } of entries) expect(AUDITED_ACTIONS).toContain(action);
  });

  it('is filtered by action and by person', async () => {
    const byAction = await read('?action=history-viewed');
    expect(byAction.entries.map(({ actorId }) => actorId)).toEqual([doctorId]);
    const byActor = await read(`?actor=${doctorId}`);
    expect(byActor.entries.map(({ action }) => action)).toEqual(['history-viewed', 'login']);
    expect((await read(`?actor=${doctorId}&action=patient-deleted`)).entries).toEqual([]);
  });

  it('is filtered by device, of which it names every one once', async () => {
    await server.sql(
      `insert into audit_entries (id, at, actor_role, action, device)
       select gen_random_uuid(), now() - interval '400 days', 'admin', 'logout', device
       from unnest(array['Firefox on Linux', 'Chrome on Android', 'Firefox on Linux', '']) as device`,
    );
    const answer = await get(server, '/api/audit/devices', admin);
    expect(v.parse(AuditDevices, await answer.json()).devices).toEqual([
      'Chrome on Android',
      'Firefox on Linux',
      'Unknown program',
    ]);
    expect((await read('?device=Firefox%20on%20Linux')).entries.map(({ action }) => action)).toEqual([
      'logout',
      'logout',
    ]);
    expect((await read('?device=Firefox')).entries).toEqual([]);
    await server.sql(`${LIFTED} delete from audit_entries where action = 'logout'`);
  });

  it('is filtered by days of the clinic’s calendar, both included', async () => {
    await server.sql(
      'insert into audit_entries (id, at, actor_role, action) values ($1, $2, $3, $4), ($5, $6, $3, $4)',
      [
        '0190b2c0-0000-7000-8000-000000000001',
        '2026-03-05T11:30:00Z',
        'nobody',
        'login-refused',
        '0190b2c0-0000-7000-8000-000000000002',
        '2026-03-05T10:30:00Z',
      ],
    );
    const days = async (query: string) => (await read(query)).entries.map(({ at }) => at);
    // Auckland is thirteen hours ahead in March: its midnight is 11:00 UTC.
    expect(await days('?from=2026-03-06&to=2026-03-06')).toEqual(['2026-03-05T11:30:00.000Z']);
    expect(await days('?from=2026-03-05&to=2026-03-05')).toEqual(['2026-03-05T10:30:00.000Z']);
    expect(await days('?to=2026-03-06')).toHaveLength(2);
    for (const query of ['?from=2026-02-31', '?to=2026-13-01', '?from=0000-01-01x', '?to=1'])
      expect((await get(server, `/api/audit${query}`, admin)).status, query).toBe(400);
  });

  it('comes a page at a time, each entry once', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: AuditPage = await read(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.entries.map(({ _id }) => _id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual((await read()).entries.map(({ _id }) => _id));
  });

  it('outlives those it is about: what was erased has no name', async () => {
    await server.sql('delete from patients where id = $1', [patientId]);
    const [entry] = (await read('?action=history-viewed')).entries;
    expect(entry?.subject).toBeNull();
  });
});
