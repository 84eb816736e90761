import { describe, expect, it, vi } from 'vitest';
import { aHall } from './support/hall.ts';
import { aVisit } from './support/tab.ts';

const hall = aHall();

describe('what is stored', () => {
  it('holds no readable word of the patient', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    await page.save(aVisit('Wilhelmina Unmistakable'));
    for (const row of await page.rows()) {
      const bytes = Buffer.from(row.sealed).toString('latin1');
      const clear = JSON.stringify({ ...row, sealed: bytes, iv: undefined });
      expect(clear).not.toMatch(/Wilhelmina|Unmistakable|fever|doctor-1/);
    }
    const kept = await page.queueDatabase.keys.get('queue');
    expect(kept).toMatchObject({ key: { extractable: false, algorithm: { name: 'AES-GCM', length: 256 } } });
  });

  it('keeps no word of a server either, and gives it back to the page', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(() => ({ status: 422, body: { message: 'Wilhelmina is too old' } }));
    const { visitId } = await page.save(aVisit('Wilhelmina'));
    expect(await page.firstAttempt(visitId)).toMatchObject({ message: 'Wilhelmina is too old' });
    const clear = (await page.rows()).map((row) => JSON.stringify({ ...row, iv: undefined, sealed: undefined }));
    expect(clear.join()).not.toContain('Wilhelmina');
  });

  it('cannot be opened under another row’s name', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    await page.save(aVisit());
    const [first, second] = await page.rows();
    if (!first || !second) throw new Error('no rows');
    page.close();
    await page.queueDatabase.open();
    await page.queueDatabase.rows.put({ ...first, iv: second.iv, sealed: second.sealed });
    await hall.clinic.comeBack();
    const next = await hall.openTab();
    next.startOutbox();
    await next.until(first.visitId, 'refused');
    expect(hall.clinic.received).toEqual([]);
  });
});

describe('a row that cannot be read', () => {
  it('goes to a person with its bytes as they were, and holds up nobody', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    const broken = await page.save(aVisit('Broken'));
    const sound = await page.save(aVisit('Sound'));
    page.close();
    await page.queueDatabase.open();
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    await page.queueDatabase.rows
      .where('visitId')
      .equals(broken.visitId)
      .and(({ type }) => type === 'register-patient')
      .modify({ sealed: bytes });
    await hall.clinic.comeBack();
    const next = await hall.openTab();
    next.startOutbox();
    await next.until(sound.visitId, 'accepted');
    await next.until(broken.visitId, 'refused');
    const [row] = await next.rows();
    expect(row).toMatchObject({ state: 'needs-attention', lastReason: 'undecodable' });
    expect(new Uint8Array(row?.sealed ?? new ArrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('because a later build wrote it is left exactly as it is', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    const future = await page.save(aVisit('Future'));
    const present = await page.save(aVisit('Present'));
    page.close();
    await page.queueDatabase.open();
    await page.queueDatabase.rows.where({ visitId: future.visitId }).modify({ version: 99, state: 'waiting' });
    const before = (await page.rows()).slice(0, 2);
    page.queueDatabase.close();
    await hall.clinic.comeBack();
    const next = await hall.openTab();
    next.startOutbox();
    await next.until(present.visitId, 'accepted');
    expect(await next.rows()).toEqual(before);
  });
});

describe('the key', () => {
  it('is never made anew while rows are there', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    await page.save(aVisit());
    await page.queueDatabase.keys.clear();
    page.close();
    const next = await hall.openTab();
    expect(await next.submit(aVisit())).toMatchObject({ ok: false, problem: { kind: 'storage-unavailable' } });
    expect(await next.queueDatabase.keys.count()).toBe(0);
    expect(await next.rows()).toHaveLength(2);
  });

  it('goes with a database that is deleted while a page is open, and the next visit is sealed with one that stays', async () => {
    const page = await hall.openTab();
    await hall.clinic.goDown();
    await page.save(aVisit('Lost with it'));
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('frontdesk-queue').addEventListener('success', resolve);
    });
    const { visitId } = await page.save(aVisit('After it'));
    page.close();
    await hall.clinic.comeBack();
    const next = await hall.openTab();
    next.startOutbox();
    await next.until(visitId, 'accepted');
    expect([...hall.clinic.patients.values()].map(({ name }) => name)).toEqual(['After it']);
  });

  it('an answer to a visit of a database that was deleted touches no visit of the next one', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(({ body }, nth) => (nth === 1 || body['name'] === 'After it' ? 'hang' : undefined));
    const asked = hall.clinic.nextArrival();
    const lost = await page.save(aVisit('Lost with it'));
    await asked;
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('frontdesk-queue').addEventListener('success', resolve);
    });
    const { visitId } = await page.save(aVisit('After it'));
    const next = hall.clinic.nextArrival();
    hall.clinic.release();
    await next;
    expect((await page.rows()).map((row) => row.visitId)).toEqual([visitId, visitId]);
    hall.clinic.heal();
    hall.clinic.release();
    await page.until(visitId, 'accepted');
    expect([...hall.clinic.patients.values()].map(({ name }) => name)).toEqual(['Lost with it', 'After it']);
    const told = vi.fn<(state: string) => void>();
    page.watchVisit(lost.visitId, told);
    await page.save(aVisit('Later'));
    expect(told).not.toHaveBeenCalledWith('accepted');
  });

  it('is one for all tabs, even when two make it at the same moment', async () => {
    const [one, two] = [await hall.openTab(), await hall.openTab()];
    const [first, second] = await Promise.all([one.save(aVisit('A')), two.save(aVisit('B'))]);
    await Promise.all([one.until(second.visitId, 'accepted'), two.until(first.visitId, 'accepted')]);
    expect(hall.clinic.patients.size).toBe(2);
    expect(first.ticket).not.toBe(second.ticket);
  });
});

describe('a device that cannot store', () => {
  it('says that it is full', async () => {
    const page = await hall.openTab();
    const full = new DOMException('no room', 'QuotaExceededError');
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw full;
    });
    expect(await page.submit(aVisit())).toMatchObject({ ok: false, problem: { kind: 'storage-full' } });
  });

  it('is asked once to keep what it has, and its answer can be read', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { locks: navigator.locks, storage: { persist } });
    const page = await hall.openTab();
    await page.save(aVisit());
    await page.save(aVisit());
    await vi.waitFor(() => expect(page.useOutbox.getState().persisted).toBe(true));
    expect(persist).toHaveBeenCalledTimes(1);
  });
});
