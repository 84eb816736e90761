import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/engine/client.ts';
import { startMonitoring, type Monitoring } from '#server/monitoring.ts';
import { startTestServer, type TestServer } from '../support/server/server.ts';
import { addDoctor } from '../support/server/staff.ts';
import { register, registered, registration } from '../support/server/visits.ts';

let watch: Monitoring;
let server: TestServer;
beforeAll(async () => {
  // The numbers of one server's database, and of the requests of the same server.
  server = await startTestServer({ with: { observe: (request) => watch.observe(request) } });
  const started = await startMonitoring({ host: '127.0.0.1', port: 0 }, server.dependencies.database);
  if (!started.ok) throw new Error(started.problem.message);
  watch = started.value;
  await addDoctor(server, 'DOCA');
});
afterAll(async () => {
  await watch.close();
  await server.stop();
});
const scraped = async () => (await fetch(`${watch.url}/metrics`)).text();

describe('/metrics', () => {
  it('counts requests by route, method and status, and has nothing of a patient', async () => {
    const id = await registered(server, { name: 'Mona Metric', phone: '+43 660 7654321' });
    await fetch(`${server.url}/api/appointments/own/${id}?name=Mona`, { method: 'PROPFIND' });
    await fetch(`${server.url}/Mona/Metric/${id}`);
    const text = await scraped();
    expect(text).toContain('frontdesk_requests_total{method="POST",route="/api/patients/register",status="201"} 1');
    expect(text).toContain('method="other"');
    expect(text).toMatch(/^frontdesk_database_writable 1$/m);
    expect(text).toMatch(/^frontdesk_audit_unsealed \d+$/m);
    expect(text).not.toMatch(/Mona|Metric|7654321|headache|DOCA/);
    expect(text).not.toContain(id);
    expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toContain('openmetrics');
  });

  it('has every number that the dashboard shows and the alerts look at', async () => {
    const text = await scraped();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
    const files = ['docs/monitoring/grafana-dashboard.json', 'docs/monitoring/alert-rules.yml'];
    const used = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
    const names = [...used.matchAll(/\b(?:frontdesk|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('says how much room the disk has, and how old the newest back-up is', async () => {
  const { database } = server.dependencies;
  const at = new Date('2027-01-04T09:00:00Z');
  const watched = {
    room: () => ({ free: 100, size: 10_000 }),
    backups: () => ({ newest: { path: '/x', at, bytes: 77 }, isOverdue: true }),
  };
  const other = await startMonitoring({ host: '127.0.0.1', port: 0 }, database, watched);
  if (!other.ok) throw new Error(other.problem.message);
  const text = await (await fetch(`${other.value.url}/metrics`)).text();
  for (const line of ['disk_free_bytes 100', 'disk_nearly_full 1', `backup_timestamp_seconds ${at.getTime() / 1000}`])
    expect(text).toContain(`\nfrontdesk_${line}\n`);
  expect(text).toContain('\nfrontdesk_backup_overdue 1\n');
  await other.value.close();
});

describe('/live and /ready', () => {
  const status = async (path: string, of = watch) => (await fetch(`${of.url}${path}`)).status;

  it('are two things: without a database it lives, and is not ready', async () => {
    expect([await status('/live'), await status('/ready')]).toEqual([200, 200]);
    const away = openDatabase({ connection: { host: '/nowhere', port: 1, user: 'none', database: 'none' } });
    const other = await startMonitoring({ host: '127.0.0.1', port: 0 }, away);
    if (!other.ok) throw new Error(other.problem.message);
    expect([await status('/live', other.value), await status('/ready', other.value)]).toEqual([200, 503]);
    expect(await (await fetch(`${other.value.url}/metrics`)).text()).toMatch(/^frontdesk_database_writable 0$/m);
    await other.value.close();
    await away.close();
  });

  it('are both well while the disk of the database is full, so that reading goes on, and each refused write is counted', async () => {
    const refused = async () => /^frontdesk_writes_without_space_total (\d+)$/m.exec(await scraped())?.[1];
    expect(await refused()).toBe('0');
    const write = server.sql(
      `do $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
    );
    await expect(write).rejects.toThrow('No space left');
    expect([await status('/live'), await status('/ready')]).toEqual([200, 200]);
    expect(await scraped()).toMatch(/^frontdesk_database_writable 0$/m);
    expect(await refused()).toBe('1');
  });

  it('say before it stops that nothing more shall be sent here', async () => {
    watch.unready();
    expect([await status('/live'), await status('/ready')]).toEqual([200, 503]);
  });
});

describe('a request', () => {
  it('has an id in its answer, in a refusal and in the log, and it is never the client’s', async () => {
    const answer = await register(server, registration({ age: 999 }), { 'x-request-id': 'Mona-Metric' });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answer.json()).toMatchObject({ status: 400, requestId: id });
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'request', id, status: 400 }));
  });

  it('that fails in the server is named in the line of its error', async () => {
    await server.sql("alter table patients add constraint fault check (name <> 'Fay Fault')");
    const answer = await register(server, registration({ name: 'Fay Fault' }));
    const { requestId } = await answer.json();
    expect(answer.status).toBe(500);
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'request failed', id: requestId }));
  });
});
