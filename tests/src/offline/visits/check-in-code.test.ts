import { describe, expect, it } from 'vitest';
import { CHECK_IN_CODE } from '#shared/contract/visit/check-in-code.ts';
import { newCheckInCode } from '#src/offline/visits/check-in-code.ts';
import { aHall } from '../support/hall.ts';
import { aVisit } from '../support/tab.ts';

const hall = aHall();
const codesSent = () =>
  hall.clinic.received.filter(({ path }) => path.endsWith('create-appointment')).map(({ code }) => code);

describe('the code beside a ticket', () => {
  it('is thirteen letters that nobody mistakes for another, and never the same twice', () => {
    const made = Array.from({ length: 2000 }, newCheckInCode);
    expect(made.filter((code) => !CHECK_IN_CODE.test(code) || /[ILOU]/.test(code))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
    // All 64 bits are drawn: each place has many letters, the last what four bits make.
    const kinds = Array.from({ length: 13 }, (_, at) => new Set(made.map((code) => code[at])).size);
    expect(kinds).toEqual([...Array.from({ length: 12 }, () => 32), 16]);
  });

  it('is there with the ticket, without a network, and goes with the booking and nothing else', async () => {
    await hall.clinic.goDown();
    const page = await hall.openTab();
    const { visitId, checkInCode } = await page.save(aVisit());
    expect(checkInCode).toMatch(CHECK_IN_CODE);
    expect(JSON.stringify(await page.rows())).not.toContain(checkInCode);
    page.close();
    await hall.clinic.comeBack();
    const next = await hall.openTab();
    next.startOutbox();
    await next.until(visitId, 'accepted');
    expect(codesSent()).toEqual([checkInCode]);
    expect(hall.clinic.received.filter(({ path }) => path.endsWith('register')).map(({ code }) => code)).toEqual([
      undefined,
    ]);
  });

  it('is the same on every attempt, and stays with its ticket when the visit is corrected', async () => {
    const page = await hall.openTab();
    hall.clinic.breakWith(({ path }) => (path.includes('appointments') ? { status: 400 } : undefined));
    const first = await page.save(aVisit('Ada', 'doctor-1'));
    await page.firstAttempt(first.visitId);
    hall.clinic.heal();
    const again = await page.save(aVisit('Ada', 'doctor-2'), first.visitId);
    await page.firstAttempt(again.visitId);
    expect(again.checkInCode).toBe(first.checkInCode);
    expect(codesSent()).toEqual([first.checkInCode, first.checkInCode]);
  });

  it('comes along to the device that takes in an exported file', async () => {
    await hall.clinic.goDown();
    const page = await hall.openTab();
    const { checkInCode, visitId } = await page.save(aVisit());
    const { exportUnsent, importUnsent } = await import('#src/offline/outbox/unsent-file.ts');
    const { file } = await exportUnsent('a long passphrase');
    await page.queueDatabase.rows.clear();
    await importUnsent(file, 'a long passphrase');
    await hall.clinic.comeBack();
    await page.until(visitId, 'accepted');
    expect(codesSent()).toEqual([checkInCode]);
  });

  it('that a row of an earlier build has not does not keep the row from being sent', async () => {
    await hall.clinic.goDown();
    const page = await hall.openTab();
    const { visitId } = await page.save(aVisit('Made before'));
    const { unseal } = await import('#src/offline/visits/sealing.ts');
    for (const row of await page.rows()) {
      const content = await unseal(row);
      if (typeof content !== 'object') throw new Error('the row does not open');
      const { checkInCode: _later, ...older } = content;
      await page.queueDatabase.rows.update(row.sequence, await sealedAsVersionOne(page, row, older));
    }
    page.close();
    await hall.clinic.comeBack();
    const next = await hall.openTab();
    next.startOutbox();
    await next.until(visitId, 'accepted');
    expect([...hall.clinic.patients.values()].map(({ name }) => name)).toEqual(['Made before']);
    expect(codesSent()).toEqual([undefined]);
  });
});

type Tab = Awaited<ReturnType<typeof hall.openTab>>;

/** As the first version wrote a row: the same seal, bound to the version 1. */
async function sealedAsVersionOne(page: Tab, { id, type }: { id: string; type: string }, content: unknown) {
  const kept = await page.queueDatabase.keys.get('queue');
  if (kept?.name !== 'queue') throw new Error('there is no key');
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const additionalData = bytes([id, type, 1]);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, kept.key, bytes(content));
  return { version: 1, iv, sealed };
}
