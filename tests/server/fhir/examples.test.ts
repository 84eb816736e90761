import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FHIR_READ } from '#shared/contract/interop/api-clients.ts';
import { addClient, tokenOf } from '../../support/interop/clients.ts';
import { askFhir, faultsOf, type Resource } from '../../support/interop/fhir.ts';
import { hl7Examples } from '../../support/interop/hl7-examples.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie } from '../../support/server/staff.ts';

let server: TestServer;
let token: string;
let doctor: string;
beforeAll(async () => {
  const now = () => new Date('2027-01-30T18:00:00Z');
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' }, with: { now } });
  await addAdmin(server);
  doctor = await addDoctor(server, 'DOCA');
  const scopes = ['system/Patient.c', 'system/Appointment.c', 'system/*.rs'];
  token = await tokenOf(server, await addClient(server, await adminCookie(server), scopes));
});
afterAll(() => server.stop());

async function create(resource: { resourceType: string } & Record<string, unknown>) {
  const answer = await askFhir(server, token, resource.resourceType, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify(resource),
  });
  const body: Resource & { issue?: { diagnostics: string }[] } = await answer.json();
  expect(faultsOf(body), JSON.stringify(body)).toEqual([]);
  if (answer.status >= 400) expect(body.resourceType).toBe('OperationOutcome');
  return { status: answer.status, body, why: body.issue?.[0]?.diagnostics ?? '' };
}

describe('HL7’s own examples', () => {
  it('are of every kind that is served, and the validator that ours are measured with takes them', () => {
    const kinds = new Set(hl7Examples().map(({ resource }) => resource.resourceType));
    for (const type of FHIR_READ) expect(kinds, type).toContain(type);
    const refused = hl7Examples().filter(({ resource }) => faultsOf(resource).length > 0);
    // It has a substitution that does not say whether it is allowed, which R4 demands.
    expect(refused.map(({ file }) => file)).toEqual(['MedicationRequest-medrx0308.json']);
  });

  it('of patients are registered and read back with name, gender, phone and age, or refused with what is missing', async () => {
    const outcomes: Record<string, string> = {};
    const registered: string[] = [];
    for (const { file, resource } of hl7Examples('Patient')) {
      const { status, body, why } = await create(resource);
      if (status !== 201) outcomes[file] = `${status} ${why}`;
      if (status !== 201) continue;
      registered.push(file);
      const read: Resource = await (await askFhir(server, token, `Patient/${body.id}`)).json();
      expect(read).toMatchObject({ gender: resource['gender'] });
      const [sent] = resource['name'] as { text?: string; family?: string }[];
      expect(JSON.stringify(read['name'])).toContain(sent?.text ?? sent?.family ?? '');
      expect(faultsOf(read)).toEqual([]);
      const again = await create(resource);
      expect([again.status, again.body.id], file).toEqual([200, body.id]);
    }
    expect(registered).toHaveLength(10);
    expect(outcomes).toEqual({
      'Patient-dicom.json': '422 Give a birthDate or the extension with the age.',
      'Patient-glossy.json': '422 The practitioner is not known here.',
      'Patient-ihe-pcd.json': '422 Please check: Patient.gender. It is missing.',
      'Patient-infant-fetal.json': '422 Please check: Patient.name. It is missing.',
      'Patient-infant-mom.json': '422 Please check: Patient.identifier. It is missing.',
      // She has the number of another one of the examples.
      'Patient-mom.json': '200 ',
      'Patient-newborn.json': '422 Please check: Patient.identifier, Patient.name. It is missing.',
      'Patient-pat1.json': '422 Give a birthDate or the extension with the age.',
      'Patient-pat2.json': '422 Give a birthDate or the extension with the age.',
      'Patient-pat3.json': '422 Please check: Patient.deceasedDateTime. Has died.',
      'Patient-pat4.json': '422 Please check: Patient.deceasedBoolean. Has died.',
      'Patient-proband.json': '422 Please check: Patient.name. It is missing.',
    });
  });

  it('of appointments are refused with what is missing, and booked once they name somebody who is known here', async () => {
    const patient = await create({
      resourceType: 'Patient',
      identifier: [{ value: randomUUID() }],
      name: [{ text: 'Peter Chalmers' }],
      gender: 'male',
      birthDate: '1974-12-25',
    });
    const outcomes: Record<string, unknown> = {};
    for (const { file, resource } of hl7Examples('Appointment')) {
      const asItIs = await create(resource);
      const participant = [
        { actor: { reference: 'Location/1', display: 'South Wing' } },
        { actor: { reference: `Patient/${patient.body.id}` } },
        { actor: { reference: `Practitioner/${doctor}` } },
      ];
      const named = { ...resource, identifier: [{ system: 'urn:oid:1.2.3', value: file }], participant };
      const late = await create(named);
      const start = resource['start'] === undefined ? {} : { start: '2027-02-01T09:00:00Z' };
      const there = await create({ ...named, ...start });
      outcomes[file] = [asItIs.status, asItIs.why, late.status, there.status];
    }
    const unnamed = 'Please check: Appointment.identifier. It is missing.';
    expect(outcomes).toEqual({
      'Appointment-2docs.json': [422, unnamed, 422, 201],
      'Appointment-example.json': [422, unnamed, 422, 201],
      'Appointment-examplereq.json': [422, 'Name a Patient and a Practitioner as participants.', 201, 200],
    });
  });

  it('of all other kinds are not made here, and the refusal says so', async () => {
    for (const { file, resource } of hl7Examples()) {
      if (['Patient', 'Appointment'].includes(resource.resourceType)) continue;
      const { status, why } = await create(resource);
      expect([file, status, why]).toEqual([file, 405, 'This kind of resource is not created here.']);
    }
  });
});
