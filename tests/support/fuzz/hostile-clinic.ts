import { addClient, tokenOf } from '../interop/clients.ts';
import { pairedDevice } from '../server/devices.ts';
import type { TestServer } from '../server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie } from '../server/staff.ts';
import { book, booking, registered } from '../server/visits.ts';
import { addPrescription } from '../interop/clinic.ts';
import type { CallerName } from './hostile-requests.ts';

type Credentials = Readonly<Record<CallerName, Readonly<Record<string, string>>>>;

/** A clinic with somebody of each kind who calls, and what they can call for by its id. */
export async function hostileClinic(server: TestServer) {
  await addAdmin(server);
  const doctor = await addDoctor(server, 'DOCA');
  await addDoctor(server, 'DOCF');
  const patient = await registered(server);
  const { appointment } = await (await book(server, booking(patient, 'DOCA'))).json();
  const prescription = await addPrescription(server, patient, doctor, 2);
  const admin = await adminCookie(server);
  const scopes = ['system/*.rs', 'system/Patient.c', 'system/Appointment.c'];
  const client = await addClient(server, admin, scopes);
  const device = await pairedDevice(server, admin, { kind: 'kiosk', prefix: 'K1' });
  const ids = [patient, doctor, prescription, String(appointment._id), 'DOCA', 'Patient', 'Appointment', 'Slot', 'x'];
  const known = {
    patientId: patient,
    doctorId: 'DOCA',
    appointmentId: String(appointment._id),
    prescriptionId: prescription,
    date: '2027-02-01T09:00:00.000Z',
    startsAt: '2027-02-01T09:00:00.000Z',
    status: 'scheduled',
    day: '2027-02-01',
    email: 'somebody@example.org',
    resourceType: 'Patient',
  };

  /** Whatever was changed of those who call is taken back, and they log in again. */
  async function credentials(): Promise<Credentials> {
    for (const table of ['clinic_settings', 'login_failures', 'account_factors', 'passkeys'])
      await server.sql(`delete from ${table}`);
    await server.sql(`update doctors set removed_at = null, email = 'docf@example.org' where code = 'DOCF'`);
    return {
      nobody: {},
      admin: { cookie: await adminCookie(server) },
      doctor: { cookie: await doctorCookie(server, 'DOCF') },
      client: { authorization: `Bearer ${await tokenOf(server, client)}` },
      device,
    };
  }
  return { ids, known, credentials };
}
