import { expect, it } from 'vitest';
import { readDoctorsAhead } from '#src/platform/loading/first-paint/read-ahead.ts';
import { aHall } from './support/hall.ts';

const hall = aHall();
const doctors = [{ _id: 'd1', name: 'Dr. Grey', specialization: 'Cardiology' }];

async function directory() {
  await hall.openTab();
  return import('#src/offline/directory/directory.ts');
}

it('comes from the server, and without it from the last time, with its age', async () => {
  const { loadDoctors } = await directory();
  hall.clinic.breakWith(() => ({ status: 200, body: { doctors } }));
  const fresh = await loadDoctors();
  expect(fresh).toMatchObject({ doctors, fresh: true });
  await hall.clinic.goDown();
  expect(await loadDoctors()).toEqual({ ...fresh, fresh: false });
});

it('is a problem when there is neither a server nor a last time', async () => {
  const { loadDoctors } = await directory();
  await hall.clinic.goDown();
  expect(await loadDoctors()).toEqual({ problem: { kind: 'unreachable' } });
});

it('shows that a server refused, and has the kept list beside it', async () => {
  const { loadDoctors } = await directory();
  hall.clinic.breakWith(() => ({ status: 200, body: { doctors } }));
  await loadDoctors();
  hall.clinic.breakWith(() => ({ status: 500 }));
  expect(await loadDoctors()).toMatchObject({ problem: { kind: 'refused', status: 500 }, kept: { doctors } });
});

it('is read ahead by the page itself, and handed over once', async () => {
  const { loadDoctors } = await directory();
  hall.clinic.breakWith(() => ({ status: 200, body: { doctors } }));
  await loadDoctors();
  readDoctorsAhead();
  await hall.openTab();
  const { takeDoctorsReadAhead } = await import('#src/offline/directory/kept-doctors.ts');
  expect(await globalThis.doctorsAhead).toMatchObject({ doctors });
  expect(takeDoctorsReadAhead()).toMatchObject({ doctors });
  expect(takeDoctorsReadAhead()).toBeUndefined();
});

it('is nothing ahead where no list was ever kept, and nothing is made for it', async () => {
  readDoctorsAhead();
  expect(await globalThis.doctorsAhead).toBeUndefined();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('frontdesk-cache');
});
