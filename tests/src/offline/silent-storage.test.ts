import { beforeEach, expect, it, vi } from 'vitest';
import { lead } from '#src/offline/queue/leader.ts';
import { aHall } from './support/hall.ts';
import { aVisit } from './support/tab.ts';

const hall = aHall();
const doctors = [{ _id: 'd1', name: 'Dr. Grey', specialization: 'Cardiology' }];

/** A disk that is asked and never says anything: a broken one, one that another page holds, a private window. */
function silentDisk() {
  const silent = Object.assign(new EventTarget(), { result: undefined });
  const real = indexedDB;
  vi.stubGlobal('indexedDB', {
    open: () => silent,
    databases: () => new Promise(() => undefined),
    deleteDatabase: (name: string) => real.deleteDatabase(name),
  });
}

const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
beforeEach(stopTheClock);

/** Lets the page's own waits pass, and the network's real time. */
async function after<T>(ms: number, work: Promise<T>): Promise<T> {
  const waiting = { over: false };
  const end = () => (waiting.over = true);
  work.then(end, end);
  for (let waited = 0; !waiting.over && waited <= ms; waited += 250) {
    await vi.advanceTimersByTimeAsync(250);
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!waiting.over) throw new Error(`still waiting after ${ms} ms`);
  return work;
}

it('keeps nobody from the list of doctors, which comes from the server', async () => {
  silentDisk();
  await hall.openTab();
  const { loadDoctors } = await import('#src/offline/directory/directory.ts');
  hall.clinic.breakWith(() => ({ status: 200, body: { doctors } }));
  expect(await after(4000, loadDoctors())).toMatchObject({ doctors, fresh: true });
  expect(await after(500, loadDoctors())).toMatchObject({ doctors, fresh: true });
});

it('is said of a visit within ten seconds, and the visit goes straight to the server, once', async () => {
  silentDisk();
  const page = await hall.openTab();
  const visit = aVisit('Ada');
  const saved = await after(10_000, page.submit(visit));
  if (saved.ok) throw new Error('it was kept');
  expect(saved.problem.kind).toBe('storage-unavailable');
  hall.clinic.breakWith(({ path }) => (path.endsWith('create-appointment') ? { status: 503 } : undefined));
  const first = await after(40_000, page.sendDirectly(visit, saved.problem.keys));
  expect(first).toMatchObject({ kind: 'refused', registered: true, status: 503 });
  expect(page.isUnkept()).toBe(true);
  hall.clinic.breakWith(() => undefined);
  const again = { ...visit, booking: { ...visit.booking, date: new Date().toISOString() } };
  expect(await after(40_000, page.sendDirectly(again))).toMatchObject({ kind: 'accepted', ticket: first.ticket });
  expect([...hall.clinic.patients.values()].map(({ name }) => name)).toEqual(['Ada']);
  expect(hall.clinic.appointments).toHaveLength(1);
  expect(page.isUnkept()).toBe(false);
});

it('says that nobody answered where the server is out of reach, too, and keeps the keys for the next try', async () => {
  silentDisk();
  const page = await hall.openTab();
  await hall.clinic.goDown();
  expect((await after(60_000, page.sendDirectly(aVisit('Ada')))).kind).toBe('unanswered');
  expect(page.isUnkept()).toBe(true);
});

it('sends without Web Locks where a lock is never answered', async () => {
  vi.stubGlobal('navigator', {
    locks: { query: () => new Promise(() => undefined), request: () => new Promise(() => undefined) },
  });
  const closed = new AbortController();
  const turn = new Promise<boolean>((resolve) => {
    void lead(
      async ({ holdsLock }) => {
        resolve(holdsLock);
        closed.abort();
      },
      closed.signal,
      { beat: () => undefined, whenSilent: () => new AbortController().signal },
    );
  });
  expect(await after(6000, turn)).toBe(false);
});

it('is woken within its own page where the browser has no BroadcastChannel', async () => {
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', undefined);
  const { announceQueue, onQueue } = await import('#src/offline/queue/events.ts');
  const heard = vi.fn();
  onQueue('wake', heard, new AbortController().signal);
  announceQueue('wake');
  expect(heard).toHaveBeenCalledOnce();
});
