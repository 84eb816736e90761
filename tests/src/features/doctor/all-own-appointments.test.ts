import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIST_HEADER } from '#shared/contract/wire/list-header.ts';
import { allOwnAppointments } from '#src/features/doctor/appointments/all-own-appointments.ts';
import { learnBackend } from '#src/platform/api/http/backend.ts';

const PAGES = [
  { appointments: [{ _id: 'a', status: 'scheduled' }], nextCursor: 'second' },
  { appointments: [{ _id: 'b', status: 'scheduled' }], nextCursor: null },
];
const asked: string[] = [];
const all = async () => {
  const answer = await allOwnAppointments('dashboard', {}, new AbortController().signal);
  return answer.ok ? answer.value.map(({ _id }) => _id) : answer.problem;
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('location', new URL('http://desk.test/doctor/dashboard'));
  vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
    const { headers } = new Request(...request);
    asked.push(headers.get(LIST_HEADER) ?? '');
    return Response.json(PAGES[asked.length - 1]);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('reads our own server’s pages to the last one', async () => {
  learnBackend('ours');
  expect(await all()).toEqual(['a', 'b']);
  expect(asked).toEqual(['limit=500', 'limit=500&cursor=second']);
});

it('asks another backend once, whatever it says of more', async () => {
  learnBackend('other');
  expect(await all()).toEqual(['a']);
  expect(asked).toEqual(['']);
});
