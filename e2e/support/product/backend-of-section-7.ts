import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

type Row = Record<string, unknown>;

export type BackendOfSection7 = {
  readonly url: string;
  readonly patients: Row[];
  readonly appointments: Row[];
  readonly doctors: Row[];
  readonly prescriptions: Row[];
  /** Every call, path, query and header that the specification does not have, but the question whose server this is. */
  readonly unknown: string[];
  /** Every call, with the names of its headers. */
  readonly calls: { method: string; path: string; headers: string[]; body: unknown }[];
  /** Loses the answer of the next call of this path after its work was done. */
  loseNext: (path: string) => void;
  stop: () => Promise<void>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const DOCTORS: readonly Row[] = [
  { _id: '65f0c0ffee0000000000d001', doctorId: 'GM-1', name: 'Dr. Gene Ralist', specialization: 'General Medicine' },
  { _id: '65f0c0ffee0000000000d002', doctorId: 'CA-1', name: 'Dr. Cara Diac', specialization: 'Cardiology' },
];
const DRAFT = {
  assessment: 'A cold',
  medications: [],
  lifestyle: 'Rest',
  considerations: [],
  follow_up: 'In a week',
  holdMedicines: [],
  emergencyInstructions: '',
  sideEffectsNote: '',
  rationale: '',
};

/**
 * Another backend than ours: only the specification's calls (CALL-13), its own ids, no notion of an Idempotency-Key, of a
 * ticket, of paging or of a health route, strict about bodies: whatever else it is asked is refused and written down. It
 * serves the built app as a hosted product would.
 */
export async function startBackendOfSection7(dist = 'dist'): Promise<BackendOfSection7> {
  const patients: Row[] = [];
  const appointments: Row[] = [];
  const prescriptions: Row[] = [];
  const doctors = [...DOCTORS];
  const unknown: string[] = [];
  const calls: BackendOfSection7['calls'] = [];
  const sessions = new Set<string>();
  let lost: string | undefined;

  const answerTo = (method: string, path: string, body: Row, signedIn: boolean): { status: number; json: unknown } => {
    const staff = (json: unknown) => (signedIn ? { status: 200, json } : { status: 401, json: { message: 'Log in.' } });
    switch (`${method} ${path}`) {
      case 'POST /api/patients/register': {
        const odd = Object.keys(body).filter((name) => !REGISTRATION.has(name));
        if (odd.length > 0) return { status: 400, json: { message: `Unknown field ${odd.join()}` } };
        const patient = { _id: randomBytes(12).toString('hex'), ...body };
        patients.push(patient);
        return { status: 201, json: { patient } };
      }
      case 'POST /api/appointments/create-appointment': {
        const odd = Object.keys(body).filter((name) => !BOOKING.has(name));
        if (odd.length > 0) return { status: 400, json: { message: `Unknown field ${odd.join()}` } };
        if (!patients.some(({ _id }) => _id === body['patientId']))
          return { status: 404, json: { message: 'No patient' } };
        appointments.push({ _id: randomBytes(12).toString('hex'), ...body });
        return { status: 201, json: { message: 'Appointment created' } };
      }
      case 'GET /api/adminDashboard/all-doctors':
        return { status: 200, json: { doctors } };
      case 'POST /api/adminAuth/login':
      case 'POST /api/doctorAuth/login':
        return { status: 200, json: { message: 'ok' } };
      case 'POST /api/adminAuth/logout':
      case 'POST /api/doctorAuth/logout':
        return { status: 200, json: {} };
      case 'GET /api/doctorAuth/doctor-info': {
        const [{ name, specialization } = {}] = DOCTORS;
        return staff({ name, specialization, email: 'gene@clinic.test' });
      }
      case 'DELETE /api/adminDashboard/deregister-doctor': {
        const index = doctors.findIndex(({ doctorId }) => doctorId === body['doctorId']);
        if (index < 0) return { status: 404, json: { message: 'No such doctor' } };
        doctors.splice(index, 1);
        return staff({ message: 'removed' });
      }
      case 'GET /api/adminDashboard/view-patients':
        return staff({ patients });
      case 'GET /api/patients/get-all':
        return staff(patients);
      case 'GET /api/appointments/admin/appointments':
      case 'GET /api/doctorDashboard/appointments':
      case 'GET /api/appointments/doctor/appointments':
        return staff({ appointments: appointments.map(asStaffSee) });
      case 'POST /api/prescription/generate':
      case 'POST /api/doctorDashboard/generate-prescription': {
        const prescription = { ...body, _id: randomBytes(12).toString('hex'), createdAt: new Date().toISOString() };
        prescriptions.push(prescription);
        return staff({ prescription, data: { prescription } });
      }
      case 'POST /api/prescription/send-sms':
        return staff({ message: `sent to ${String(body['phone'])}` });
      case 'POST /process_case/':
        return { status: 200, json: { status: 'success', result: DRAFT } };
      default:
        return byId(method, path, staff);
    }
  };

  const byId = (method: string, path: string, staff: (json: unknown) => { status: number; json: unknown }) => {
    const [, call = '', id = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
    switch (`${method} ${call}`) {
      case 'GET /api/doctorDashboard/patient-history':
        return staff({ prescriptions: prescriptions.filter(({ patientId }) => patientId === id) });
      case 'GET /api/prescription/pdf':
        return staff({ file: id });
      case 'DELETE /api/appointments/delete-appointment':
      case 'DELETE /api/patients/delete-patient':
        return staff({ message: 'deleted' });
      default:
        if (path !== '/api/health') unknown.push(`${method} ${path}`);
        return { status: 404, json: { message: 'Cannot find it' } };
    }
  };

  const asStaffSee = ({ _id, patientId, doctorId, date, status }: Row) => ({
    _id,
    appointmentTime: date,
    status,
    // Of the patient only these two, of the doctor only the name (DATA-3).
    patient: pick(
      patients.find((patient) => patient['_id'] === patientId),
      ['_id', 'name'],
    ),
    doctor: pick(
      DOCTORS.find((doctor) => doctor['_id'] === doctorId || doctor['doctorId'] === doctorId),
      ['name'],
    ),
  });

  const call = async (request: IncomingMessage, response: ServerResponse, { pathname: path, searchParams }: URL) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body: Row = text === '' ? {} : JSON.parse(text);
    const method = request.method ?? 'GET';
    for (const name of searchParams.keys())
      if (!path.endsWith('/appointments') || !QUERY.has(name)) unknown.push(`${method} ${path}?${name}`);
    for (const name of Object.keys(request.headers)) if (name.startsWith('frontdesk')) unknown.push(`${path}: ${name}`);
    calls.push({ method, path, headers: Object.keys(request.headers), body });
    const cookie = /session=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const { status, json } = answerTo(method, path, body, sessions.has(cookie));
    if (path === lost) {
      lost = undefined;
      request.socket.destroy();
      return;
    }
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (path.endsWith('Auth/login')) {
      const session = randomBytes(8).toString('hex');
      sessions.add(session);
      headers['set-cookie'] = `session=${session}; HttpOnly; Path=/`;
    }
    response.writeHead(status, headers).end(JSON.stringify(json));
  };

  const file = async (response: ServerResponse, path: string) => {
    const page = path === '/frontdesk' ? 'frontdesk.html' : 'index.html';
    const name = extname(path) === '' ? page : path;
    const bytes = await readFile(join(dist, name)).catch(() => undefined);
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    if (bytes) response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(bytes);
    else response.writeHead(404).end();
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://any');
    const isCall = /^\/(api|process_case)\//.test(url.pathname);
    const work = isCall ? call(request, response, url) : file(response, url.pathname);
    work.catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    doctors,
    patients,
    appointments,
    prescriptions,
    unknown,
    calls,
    loseNext: (path) => void (lost = path),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const REGISTRATION = new Set(['name', 'age', 'gender', 'phone', 'symptoms', 'doctorId']);
const QUERY = new Set(['doctor', 'patient', 'status']);
const BOOKING = new Set(['patientId', 'doctorId', 'date', 'status']);

function pick(row: Row | undefined, fields: readonly string[]): Row | null {
  return row === undefined ? null : Object.fromEntries(fields.map((field) => [field, row[field]]));
}
