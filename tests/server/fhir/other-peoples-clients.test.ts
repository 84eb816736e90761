import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Client as FhirKitClient } from 'fhir-kit-client';
import fhirclient from 'fhirclient';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient, tokenOf } from '../../support/interop/clients.ts';
import { makeClinic } from '../../support/interop/clinic.ts';
import { everyPage } from '../../support/interop/fhir.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, adminCookie } from '../../support/server/staff.ts';

const Page = v.looseObject({
  resourceType: v.string(),
  link: v.array(v.looseObject({ relation: v.string(), url: v.string() })),
  entry: v.array(v.object({ resource: v.looseObject({ id: v.string() }) })),
});

let server: TestServer;
let token: string;
let patientId: string;

beforeAll(async () => {
  const now = () => new Date('2027-01-30T10:00:00Z');
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' }, with: { now } });
  await addAdmin(server);
  const clinic = await makeClinic(server, '2027-02-01');
  patientId = clinic.patients[0] ?? '';
  token = await tokenOf(server, await addClient(server, await adminCookie(server)));
});
afterAll(() => server.stop());

describe('fhir-kit-client', () => {
  it('reads what the server can do, a patient, a search and its pages', async () => {
    const client = new FhirKitClient({ baseUrl: `${server.url}/fhir`, bearerToken: token });
    expect(await client.capabilityStatement()).toMatchObject({ fhirVersion: '4.0.1' });
    const { tokenUrl } = await client.smartAuthMetadata();
    expect(String(tokenUrl)).toBe(`${server.url}/api/oauth/token`);
    expect(await client.read({ resourceType: 'Patient', id: patientId })).toMatchObject({ id: patientId });
    const ids: unknown[] = [];
    let page: unknown = await client.search({ resourceType: 'Patient', searchParams: { _count: 10 } });
    while (page !== undefined) {
      const bundle = v.parse(Page, page);
      ids.push(...bundle.entry.map(({ resource }) => resource.id));
      page = await client.nextPage({ bundle });
    }
    expect(new Set(ids).size).toBe(33);
    await expect(client.read({ resourceType: 'Patient', id: 'nobody' })).rejects.toMatchObject({
      response: { status: 404, data: { resourceType: 'OperationOutcome' } },
    });
  });
});

describe('fhirclient, the library of SMART', () => {
  it('reads all pages of a patient’s visits with whom they are with', async () => {
    const client = fhirclient(
      new IncomingMessage(new Socket()),
      new ServerResponse(new IncomingMessage(new Socket())),
      memory(),
    ).client({
      serverUrl: `${server.url}/fhir`,
      tokenResponse: { access_token: token, token_type: 'bearer' },
    });
    const visits = await client.request(`Appointment?patient=Patient/${patientId}`, { pageLimit: 0, flat: true });
    expect(visits).toMatchObject([{ resourceType: 'Appointment', status: 'booked' }]);
    expect(await client.request(`Patient/${patientId}`)).toMatchObject({ id: patientId });
  });
});

function memory() {
  const kept = new Map<string, unknown>();
  return {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
    unset: async (key: string) => kept.delete(key),
  };
}

describe('fifty thousand patients', () => {
  it('are paged once each, and the last page costs what the first does', async () => {
    const most = Number(process.env['FHIR_PATIENTS'] ?? 3_000);
    await server.sql(
      `insert into patients (id, name, name_folded, age, gender, phone, symptoms, received_at)
       select gen_random_uuid(), 'Patient ' || n, 'patient ' || n, n % 121, 'other', '', '{}', '2026-01-01'::timestamptz + (n / 3) * interval '1 second'
       from generate_series(1, $1::integer) n`,
      [most],
    );
    const { resources } = await everyPage(server, token, 'Patient?_count=100');
    expect(resources).toHaveLength(most + 33);
    expect(new Set(resources.map(({ id }) => id)).size).toBe(most + 33);
  }, 300_000);
});
