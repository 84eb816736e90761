import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withPatients } from '#src/features/doctor/patients/with-patients.ts';
import { learnBackend } from '#src/platform/api/http/backend.ts';

const patient = { _id: 'p1', name: 'Otto Other', age: 42, gender: 'male', phone: '0660 1234567', symptoms: ['fever'] };
const appointment = { _id: 'a1', status: 'scheduled', patient: { _id: 'p1', name: 'Otto Other' } };
let answer: unknown;
let stop = (): unknown => undefined;

beforeEach(async () => {
  const server = createServer((_, response) => response.end(JSON.stringify(answer)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${address.port}/doctor/dashboard`));
  stop = () => server.close();
});
afterEach(() => {
  vi.unstubAllGlobals();
  stop();
});
const read = async () => (await withPatients([appointment], new AbortController().signal))[0]?.patient;

it('another backend’s appointments get what get-all knows of their patients', async () => {
  learnBackend('other');
  answer = [{ ...patient, _id: 'p0' }, patient];
  expect(await read()).toMatchObject({ age: 42, gender: 'male', phone: '0660 1234567', symptoms: ['fever'] });
});

it('and stay as they came where it knows nothing, or gives no list', async () => {
  learnBackend('other');
  for (answer of [[], [{ ...patient, _id: 'p0' }], { message: 'no' }])
    expect(await read()).toEqual(appointment.patient);
});

it('our own server sends all of it, and is not asked again', async () => {
  learnBackend('ours');
  answer = [patient];
  expect(await read()).toEqual(appointment.patient);
});
