import type { Page } from '@playwright/test';
import type { BackendOfSection7 } from '../product/backend-of-section-7.ts';
import type { Product } from '../product/product.ts';
import { POISON, startChaosProxy } from './chaos-proxy.ts';
import { seededChance } from './chance.ts';
import { startDevice } from './device.ts';
import { judgeRun, type Left, type Saved, type Truth, type Verdict } from './verdict.ts';

export type Story = {
  readonly script: string;
  readonly pairs: number;
  readonly poison: number;
  readonly seed: number;
  /** Each visit wants a time of this doctor. */
  readonly times?: { readonly doctorId: string; slotFor(): object };
  /** Told which visits were saved, before the judgement. */
  readonly onSaved?: (saved: readonly Saved[]) => void;
};

/** The server under test, ours or another one with only the specification's calls (CALL-13). */
export type Target = {
  readonly url: string;
  readonly truth: () => Promise<Truth>;
  /** Kills and restarts it; absent where it keeps nothing over a restart. */
  readonly kill?: () => Promise<void>;
  readonly start?: () => Promise<void>;
};

type Chaos = {
  save: (visit: object) => Promise<string | undefined>;
  left: () => Promise<Left[]>;
  logout: () => Promise<unknown>;
};

/** Longest the queue may stand still, from the last thing that happened to it, before what is left counts as stuck. */
const PATIENCE_MS = 45_000;

/**
 * A bad day: visits saved in one tab without a network, then in two with a faulty one; a reload, the browser killed
 * with an answer on its way, a tab closed, the server killed with a request in flight, a logout, a second kill.
 */
export async function runChaos(
  target: Target,
  { script, pairs, poison, seed, times, onSaved }: Story,
): Promise<Verdict> {
  const chance = seededChance(seed);
  const proxy = await startChaosProxy(target.url, script, chance);
  const device = await startDevice(proxy.url);
  const saved: Saved[] = [];
  let begun = 0;
  const all = pairs + poison;
  const doctorId = times?.doctorId ?? (await aDoctor(target.url));
  // By what is known to be saved: one that a kill has cut off, and may or may not be stored, counts for nothing.
  const isPoisonDue = () =>
    Math.floor(((saved.length + 1) * poison) / all) > saved.filter(({ name }) => name.startsWith(POISON)).length;

  const save = async (page: Page, count: number) => {
    for (let made = 0; made < count && saved.length < all; made += 1) {
      // A browser killed while it saved may have saved: that visit is nobody else's name.
      const index = begun;
      begun += 1;
      const name = `${isPoisonDue() ? POISON : 'Chaos'} ${seed} ${index}`;
      const date = new Date(Date.UTC(2030, 0, 1) + index * 60_000).toISOString();
      const registration = { name, age: 40, gender: 'other', phone: '', symptoms: ['fever'], doctorId };
      const booking = { doctorId, date, status: 'scheduled' };
      const ticket = await page.evaluate(
        async (visit) => {
          const chaos: Chaos = Reflect.get(globalThis, 'chaos');
          return chaos.save(visit);
        },
        { registration, booking, ...(times && { slot: times.slotFor() }) },
      );
      if (ticket !== undefined) saved.push({ name, date, ticket });
    }
  };
  const reload = async (page: Page) => {
    await proxy.interrupt(() => page.reload(), await nameOf(page));
    await page.waitForFunction(() => Reflect.has(globalThis, 'chaos'));
  };
  const part = Math.ceil(all / 6);
  try {
    let one = await device.openTab();
    proxy.setMode('cut');
    await save(one, part);
    proxy.setMode('chaos');
    let two = await device.openTab();
    await save(one, part);
    await reload(one);
    await save(two, part / 2);

    const killed = proxy.atNextCommit(() => proxy.interrupt(device.kill));
    await save(one, 1).catch(() => undefined);
    await killed;
    await device.start();
    [one, two] = [await device.openTab(), await device.openTab()];
    await both(save, one, two, part);
    const closing = two;
    await proxy.interrupt(() => closing.close(), await nameOf(closing));

    if (target.kill && target.start) {
      const down = proxy.atNextWrite(target.kill);
      await save(one, 2);
      await down;
      await save(one, part / 3);
      await target.start();
    }
    await one.evaluate(async () => {
      const chaos: Chaos = Reflect.get(globalThis, 'chaos');
      await chaos.logout();
    });
    two = await device.openTab();
    const again = proxy.atNextWrite(() => proxy.interrupt(device.kill));
    await save(two, 1).catch(() => undefined);
    await again;
    await device.start();
    [one, two] = [await device.openTab(), await device.openTab()];
    await both(save, one, two, all);
    await reload(two);
    const left = await whenStill(one, proxy.progress);
    onSaved?.(saved);
    return judgeRun(saved, left, await target.truth(), proxy.writes, proxy.overlaps());
  } finally {
    await device.stop();
    await proxy.stop();
  }
}

/** What the proxy calls the page that is open there. */
function nameOf(page: Page): Promise<string> {
  return page.evaluate(() => String(Reflect.get(globalThis, 'chaosPage')));
}

/** Two tabs save by turns, at the same time as either sends. */
async function both(save: (page: Page, count: number) => Promise<void>, one: Page, two: Page, count: number) {
  for (let made = 0; made < count; made += 2) {
    await save(one, 1);
    await save(two, 1);
  }
}

/** Waits until nothing waits any more, or the server has heard nothing new for so long that it never will. */
async function whenStill(page: Page, progress: () => number): Promise<Left[]> {
  let last = progress();
  let since = performance.now();
  for (;;) {
    const left = await page.evaluate(async () => {
      const chaos: Chaos = Reflect.get(globalThis, 'chaos');
      return chaos.left();
    });
    if (!left.some(({ state }) => state === 'waiting' || state === 'sending')) return left;
    if (progress() !== last) {
      last = progress();
      since = performance.now();
    }
    if (performance.now() - since > PATIENCE_MS) return left;
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

async function aDoctor(url: string): Promise<string> {
  const { doctors }: { doctors: { _id: string }[] } = await (
    await fetch(`${url}/api/adminDashboard/all-doctors`)
  ).json();
  const [first] = doctors;
  if (!first) throw new Error('the server has no doctor');
  return first._id;
}

/** Our own product, which is killed and started again on the way. */
export function ourProduct(product: Product): Target {
  return {
    url: product.url,
    kill: product.kill,
    start: product.start,
    truth: async () => {
      const patients = await product.sql<{ name: string }>('select name from patients');
      const appointments = await product.sql<{ date: Date; patient: string }>(
        `select a.appointment_time as date, p.name as patient from appointments a join patients p on p.id = a.patient_id`,
      );
      return {
        patients: patients.map(({ name }) => name),
        appointments: appointments.map(({ date, patient }) => ({ date: date.toISOString(), patient })),
      };
    },
  };
}

/** A server that ignores keys and insists on its own patient ids. */
export function otherBackend({ url, patients, appointments }: BackendOfSection7): Target {
  return {
    url,
    truth: async () => ({
      patients: patients.map(({ name }) => String(name)),
      appointments: appointments.map(({ date, patientId }) => {
        const name = patients.find(({ _id }) => _id === patientId)?.['name'];
        return { date: String(date), patient: typeof name === 'string' ? name : undefined };
      }),
    }),
  };
}
