import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTS from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, PASSWORD } from '../../support/server/staff.ts';

const run = promisify(execFile);
const TYPESCRIPT = resolve('node_modules/typescript/bin/tsc');

let server: TestServer;
/** Somebody else’s project: its own folder, the packages of npm, and nothing of ours but the description. */
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-outsider-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  await writeFile(join(folder, 'frontdesk.d.ts'), await openapiTS(document));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.stop();
});

const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './frontdesk.d.ts';
const [baseUrl = '', password = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl });
const made = await client.POST('/api/patients/register', {
  body: { name: 'Otto Outsider', age: 51, gender: 'male', phone: '', symptoms: ['cough'] },
});
if (made.data === undefined) throw new Error(made.error.message);
const booked = await client.POST('/api/appointments/create-appointment', {
  body: { patientId: made.data.patient._id, doctorId: 'DOCA', date: new Date().toISOString(), status: 'scheduled' },
});
const login = await client.POST('/api/adminAuth/login', { body: { email: 'admin@example.org', password } });
const cookie = login.response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const list = await client.GET('/api/adminDashboard/view-patients', {
  params: { query: { limit: '5' } },
  headers: { cookie },
});
console.log(JSON.stringify({ booked: booked.response.status, names: list.data?.patients.map(({ name }) => name) }));
`;

async function check(program: string): Promise<string> {
  const file = join(folder, 'program.ts');
  await writeFile(file, program);
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    'node',
  ];
  return run(process.execPath, [TYPESCRIPT, ...options, '--allowImportingTsExtensions', file], { cwd: folder }).then(
    () => '',
    (error: { stdout?: string }) => error.stdout ?? 'it could not be started',
  );
}

it('a client made from the description registers, books and reads the list, and its types hold', async () => {
  expect(await check(PROGRAM)).toBe('');
  const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), server.url, PASSWORD]);
  expect(JSON.parse(stdout)).toEqual({ booked: 201, names: ['Otto Outsider'] });
});

it('a client that leaves out what a call needs is told so before it runs', async () => {
  expect(await check(PROGRAM.replace("gender: 'male'", "gender: 'man'"))).toContain('"man"');
  expect(await check(PROGRAM.replace("name: 'Otto Outsider', ", ''))).toContain('name');
});
