import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  path: string;
  key: string | undefined;
  ticket: string | undefined;
  code: string | undefined;
  body: Record<string, unknown>;
};
export type Fault =
  | 'drop-before'
  | 'drop-after'
  | 'hang'
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** The server does the work, and this is what arrives of its answer. */
  | { instead: (response: ServerResponse, answer: string) => void };

/**
 * A small real HTTP server with the two patient writes of CALL-9. `ours` honours keys and says so at
 * api/health; without it every write is done anew and the health route is a 404.
 */
export async function startClinic(options: { ours: boolean }) {
  const received: Received[] = [];
  const patients = new Map<string, Record<string, unknown>>();
  const appointments: Record<string, unknown>[] = [];
  const answers = new Map<string, { status: number; body: unknown }>();
  const hanging: (() => void)[] = [];
  let fault: (request: Received, nth: number) => Fault | undefined = () => undefined;
  let flying = 0;
  let probes = 0;
  let mostFlying = 0;
  let made = 0;
  let gateway = false;
  let arrived = () => undefined as void;
  let probed = () => undefined as void;

  const work = ({ path, body }: Received): { status: number; body: unknown } => {
    if (path === '/api/patients/register') {
      made += 1;
      const id = `patient-${made}`;
      patients.set(id, body);
      return { status: 201, body: { patient: { _id: id } } };
    }
    if (path === '/api/appointments/create-appointment') {
      if (!patients.has(String(body['patientId']))) return { status: 404, body: { message: 'no such patient' } };
      appointments.push(body);
      return { status: 201, body: bookedAs(body['slot']) };
    }
    if (path === '/api/appointments/ticket-message') return { status: 200, body: { say: 'queued' } };
    return { status: 404, body: { message: 'not found' } };
  };

  const reply = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '';
    if (gateway) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404 Not Found</h1>');
    if (path === '/api/adminDashboard/all-doctors' && !options.ours) return reply(response, 200, { doctors: [] });
    if (path === '/login') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
    if (path === '/api/health') {
      probes += 1;
      probed();
      if (options.ours) return reply(response, 200, { product: 'frontdesk', status: 'ok', version: 'test' });
      return reply(response, 404, {});
    }
    let text = '';
    for await (const chunk of request) text += chunk;
    const header = (name: string) => request.headers[name]?.toString();
    const one = {
      path,
      key: header('idempotency-key'),
      ticket: header('frontdesk-ticket'),
      code: header('frontdesk-check-in'),
      body: JSON.parse(text || '{}'),
    };
    received.push(one);
    const wrong = fault(one, received.length);
    arrived();
    if (wrong === 'hang') await new Promise<void>((resolve) => hanging.push(resolve));
    if (wrong === 'drop-before') return void request.socket.destroy();
    if (typeof wrong === 'object' && 'status' in wrong)
      return reply(response, wrong.status, wrong.body ?? { message: 'fault' }, wrong.headers);
    const known = options.ours && one.key ? answers.get(one.key) : undefined;
    const answer = known ?? work(one);
    // As our server does: a refusal is not stored.
    if (one.key && answer.status < 300) answers.set(one.key, answer);
    if (wrong === 'drop-after') return void request.socket.destroy();
    if (typeof wrong === 'object') return wrong.instead(response, JSON.stringify(answer.body));
    reply(response, answer.status, answer.body);
  }

  const server = createServer((request, response) => {
    const write = request.url !== '/api/health';
    if (write) mostFlying = Math.max(mostFlying, ++flying);
    // One turn of the loop, so that two senders are seen at once.
    setTimeout(() => {
      const done = () => void (write && flying--);
      // A page that is closed takes its request with it.
      handle(request, response).then(done, done);
    }, 2);
  });
  const listen = (port = 0) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen();
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    patients,
    appointments,
    mostFlying: () => mostFlying,
    probes: () => probes,
    breakWith: (rule: typeof fault) => void (fault = rule),
    heal: () => void (fault = () => undefined),
    /** A gateway answers every call with a page of its own, as if there were nobody behind it. */
    hideBehindGateway: (hidden: boolean) => void (gateway = hidden),
    /** As a database does that was set back to before anything was done. */
    forget: () => {
      patients.clear();
      answers.clear();
    },
    /** Lets go on what hangs. */
    release: () => hanging.splice(0).forEach((goOn) => goOn()),
    /** Resolves at the next request that arrives. */
    nextArrival: () => new Promise<void>((resolve) => (arrived = resolve)),
    /** Resolves when the next probe has arrived and before it is answered. */
    nextProbe: () => new Promise<void>((resolve) => (probed = resolve)),
    goDown: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Clinic = Awaited<ReturnType<typeof startClinic>>;

/** As our own server says it: a time that was free is booked, a wish is for the desk. */
function bookedAs(slot: unknown): object {
  if (typeof slot !== 'object' || slot === null) return { appointment: { _id: 'appointment-1' } };
  const booked = 'startsAt' in slot ? { state: 'booked', startsAt: slot.startsAt } : { state: 'asked' };
  return { appointment: { _id: 'appointment-1', slot: booked } };
}
