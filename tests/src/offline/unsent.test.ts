import { describe, expect, it } from 'vitest';
import { aHall } from './support/hall.ts';
import { aVisit } from './support/tab.ts';

const hall = aHall();
const PASSPHRASE = 'a long enough passphrase';

/** The staff's side of the queue, of the page that was opened last. */
const centre = async () => ({
  ...(await import('#src/offline/outbox/unsent.ts')),
  ...(await import('#src/offline/outbox/unsent-file.ts')),
});

async function aRefusedVisit(name: string) {
  const page = await hall.openTab();
  hall.clinic.breakWith(({ body }) =>
    body['name'] === name ? { status: 422, body: { message: 'No such age.' } } : undefined,
  );
  const saved = await page.save(aVisit(name));
  await page.until(saved.visitId, 'refused');
  return { page, ...saved };
}

describe('the list of what is unsent', () => {
  it('says of each visit where it stands and why, without a name', async () => {
    const { ticket } = await aRefusedVisit('Pia Poison');
    const { unsentVisits } = await centre();
    const visits = await unsentVisits();
    expect(visits).toMatchObject([
      { ticket, step: 'register', state: 'needs-attention', tries: 1, reason: 'refused', status: 422 },
    ]);
    expect(JSON.stringify(visits)).not.toContain('Pia');
  });

  it('sends a visit again under the same key when it is retried', async () => {
    const { page, visitId } = await aRefusedVisit('Rita Retry');
    hall.clinic.heal();
    await (await centre()).retryVisit(visitId);
    await page.until(visitId, 'accepted');
    const keys = hall.clinic.received.filter(({ path }) => path.endsWith('register')).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(hall.clinic.appointments).toHaveLength(1);
  });

  it('opens a visit with the server’s words for whoever may see them', async () => {
    const { visitId } = await aRefusedVisit('Olga Open');
    const contents = await (await centre()).openVisit(visitId);
    expect(contents).toMatchObject([
      { command: { registration: { name: 'Olga Open' } }, message: 'No such age.' },
      { command: { type: 'book-appointment' } },
    ]);
  });

  it('discards a visit only when its own ticket is typed', async () => {
    const { page, visitId, ticket } = await aRefusedVisit('Dan Discard');
    const { discardVisit } = await centre();
    expect(await discardVisit(visitId, 'K7QX-9999')).toBe(false);
    expect(await page.rows()).toHaveLength(2);
    expect(await discardVisit(visitId, ` ${ticket.toLowerCase()} `)).toBe(true);
    expect(await page.rows()).toEqual([]);
  });
});

describe('an exported file', () => {
  it('holds no readable name, opens with its passphrase only, and keeps the keys on another device', async () => {
    const { page, visitId, ticket } = await aRefusedVisit('Wilhelmina Export');
    const before = await page.rows();
    const { file, visits } = await (await centre()).exportUnsent(PASSPHRASE);
    expect(visits).toBe(1);
    expect(await file.text()).not.toContain('Wilhelmina');
    expect(await page.rows()).toHaveLength(2);
    // Another device: nothing of the first one's storage is there.
    page.close();
    await page.queueDatabase.delete();
    const other = await hall.openTab();
    const { importUnsent } = await centre();
    expect(await importUnsent(file, 'another passphrase')).toEqual({ ok: false, problem: 'wrong-passphrase' });
    expect(await importUnsent(new Blob(['{}']), PASSPHRASE)).toEqual({ ok: false, problem: 'not-a-file-of-ours' });
    expect(await importUnsent(file, PASSPHRASE)).toEqual({ ok: true, value: { added: 1, known: 0 } });
    expect(await importUnsent(file, PASSPHRASE)).toEqual({ ok: true, value: { added: 0, known: 1 } });
    expect((await other.rows()).map(({ id, key }) => [id, key])).toEqual(before.map(({ id, key }) => [id, key]));
    hall.clinic.heal();
    other.startOutbox();
    await other.until(visitId, 'accepted');
    expect(hall.clinic.received.at(-1)?.ticket).toBe(ticket);
  });
});
