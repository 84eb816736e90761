import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser } from './support/browser.ts';
import { type Clinic, startClinic } from './support/server.ts';
import { aVisit, openTab, type Tab } from './support/tab.ts';

let clinic: Clinic;
let tabs: Tab[] = [];

async function tab(): Promise<Tab> {
  const opened = await openTab();
  tabs.push(opened);
  return opened;
}

async function saved(from: Tab, ...visit: Parameters<Tab['submit']>) {
  const result = await from.submit(...visit);
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  clinic = await startClinic({ ours: true });
  standInForBrowser(clinic.url);
});

afterEach(async () => {
  for (const each of tabs) each.close();
  tabs = [];
  await clinic.stop();
  vi.unstubAllGlobals();
});

describe('submitting while the server answers', () => {
  it('makes one patient and one appointment that names the patient', async () => {
    const page = await tab();
    const { visitId, ticket } = await saved(page, aVisit('Ada'));
    expect(ticket).toMatch(/^[2-9A-HJ-NP-Z]{4}-0001$/);
    expect(await page.firstAttempt(visitId)).toEqual({ kind: 'accepted', ticket });
    expect([...clinic.patients.values()].map(({ name }) => name)).toEqual(['Ada']);
    expect(clinic.appointments.map(({ patientId }) => patientId)).toEqual(['patient-1']);
    expect(await page.rows()).toEqual([]);
  });
});
