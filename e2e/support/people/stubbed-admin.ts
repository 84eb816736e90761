import type { Page, Route } from '@playwright/test';

/** What a call answers: a status with a body, no answer at all, or the page of a proxy that has lost its server. */
export type StubbedAnswer = { readonly status?: number; readonly json?: unknown; readonly body?: string } | 'cut';

export type AdminCall =
  | 'login'
  | 'logout'
  | 'all-doctors'
  | 'deregister-doctor'
  | 'view-patients'
  | 'patient-history'
  | 'delete-patient'
  | 'appointments'
  | 'delete-appointment';

export type StubbedAdmin = {
  /** From now on this call answers so; with nothing, as it does when all is well. */
  readonly answer: (call: AdminCall, answer?: StubbedAnswer) => void;
  /** Every call so far that was none of the specification's, but the question whether this is our own server. */
  readonly unknown: string[];
  /** The queries and bodies that a call has been sent. */
  readonly sent: (call: AdminCall) => readonly string[];
};

/** How calls fail: the server's fault without a word, nobody there, and a proxy's page. */
export const FAILURES = {
  'the server fails': { status: 500, body: '' },
  'nobody answers': 'cut',
  'a proxy answers with a page': { status: 502, body: '<h1>Bad Gateway</h1>' },
} as const satisfies Readonly<Record<string, StubbedAnswer>>;

const PATHS: readonly (readonly [AdminCall, string, RegExp])[] = [
  ['login', 'POST', /^\/api\/adminAuth\/login$/],
  ['logout', 'POST', /^\/api\/adminAuth\/logout$/],
  ['all-doctors', 'GET', /^\/api\/adminDashboard\/all-doctors$/],
  ['deregister-doctor', 'DELETE', /^\/api\/adminDashboard\/deregister-doctor$/],
  ['view-patients', 'GET', /^\/api\/adminDashboard\/view-patients$/],
  ['patient-history', 'GET', /^\/api\/doctorDashboard\/patient-history\/[^/]+$/],
  ['delete-patient', 'DELETE', /^\/api\/patients\/delete-patient\/[^/]+$/],
  ['appointments', 'GET', /^\/api\/appointments\/admin\/appointments$/],
  ['delete-appointment', 'DELETE', /^\/api\/appointments\/delete-appointment\/[^/]+$/],
];

/**
 * A hosted service with only the specification's calls (CALL-13), answered in the browser: no health route, no paging, no session that this
 * page could see, no Undo. It has one doctor, one patient and one appointment.
 */
export async function stubAdmin(page: Page): Promise<StubbedAdmin> {
  const rows = {
    doctors: [{ _id: 'd1', doctorId: 'CA-1', name: 'Dr. Cara Diac', specialization: 'Cardiology' }],
    patients: [
      { _id: 'p1', name: 'Ann Other', age: 34, gender: 'female', phone: '555 0101', symptoms: ['fever'], history: [] },
    ],
    appointments: [
      {
        _id: 'a1',
        appointmentTime: '2026-03-05T09:30:00.000Z',
        status: 'scheduled',
        patient: { _id: 'p1', name: 'Ann Other' },
        doctor: { name: 'Dr. Cara Diac' },
      },
    ],
  };
  const prescription = { _id: 'r1', date: '2026-01-02', symptoms: ['fever'], medicines: [], notes: '' };
  const well: Readonly<Record<AdminCall, () => unknown>> = {
    login: () => ({ message: 'Login successful' }),
    logout: () => ({ message: 'Logged out' }),
    'all-doctors': () => ({ doctors: rows.doctors }),
    'deregister-doctor': () => ({ message: rows.doctors.splice(0) && 'Doctor removed' }),
    'view-patients': () => ({ patients: rows.patients }),
    'patient-history': () => ({ prescriptions: [prescription] }),
    'delete-patient': () => ({ message: rows.patients.splice(0) && 'Patient deleted' }),
    appointments: () => ({ appointments: rows.appointments }),
    'delete-appointment': () => ({ message: rows.appointments.splice(0) && 'Appointment deleted' }),
  };
  const answers = new Map<AdminCall, StubbedAnswer>();
  const sent = new Map<AdminCall, string[]>();
  const unknown: string[] = [];

  await page.route('**/api/**', async (route: Route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const [call] = PATHS.find(([, method, path]) => method === request.method() && path.test(pathname)) ?? [];
    if (call === undefined) {
      if (pathname !== '/api/health') unknown.push(`${request.method()} ${pathname}`);
      return route.fulfill({ status: 404, body: 'Cannot find it' });
    }
    sent.set(call, [...(sent.get(call) ?? []), request.postData() ?? search]);
    const answer = answers.get(call);
    if (answer === 'cut') return route.abort();
    return route.fulfill(answer ?? { json: well[call]() });
  });
  return {
    unknown,
    sent: (call) => sent.get(call) ?? [],
    answer: (call, answer) => void (answer === undefined ? answers.delete(call) : answers.set(call, answer)),
  };
}
