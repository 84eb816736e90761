import { type StaffAlert, StaffAlertAnswer, StaffAlertList, TakenAnswer } from '#shared/contract/device/alerts.ts';
import { SIGNS_HEADER } from '#shared/contract/visit/commands.ts';
import { type Result, succeed } from '#shared/result.ts';
import { doubtPairing } from '#src/platform/device/device.ts';
import { deviceHeaders } from '#src/platform/api/write/device-headers.ts';
import { type ApiProblem, call } from '#src/platform/api/http/http.ts';

/** The longest wait at a kiosk for "staff have been called"; after that the patient is sent to reception. */
const HELP_TIMEOUT_MS = 5000;

/** GET /api/alerts: for signed-in staff, and for paired desks by their credential. */
export function staffAlerts(signal: AbortSignal): Promise<Result<StaffAlertList, ApiProblem>> {
  return call({ method: 'GET', path: 'api/alerts', schema: StaffAlertList, headers: deviceHeaders(), signal });
}

/** POST /api/alerts/{id}/acknowledge: "I am on it". */
export async function acknowledgeAlert(id: string): Promise<Result<StaffAlert, ApiProblem>> {
  const path = `api/alerts/${encodeURIComponent(id)}/acknowledge`;
  const answer = await call({ method: 'POST', path, body: {}, schema: StaffAlertAnswer, headers: deviceHeaders() });
  return answer.ok ? succeed(answer.value.alert) : answer;
}

/** POST /api/alerts/take-own-devices: acknowledges all alerts from unpaired browsers, up to the newest one shown. */
export function takeOwnDevices(upTo: string): Promise<Result<unknown, ApiProblem>> {
  const path = 'api/alerts/take-own-devices';
  return call({ method: 'POST', path, body: { upTo }, schema: TakenAnswer, headers: deviceHeaders() });
}

/** POST /api/alerts: calls staff to this device. */
export function askForHelp(ticket: string | undefined): Promise<Result<unknown, ApiProblem>> {
  return raise(ticket === undefined ? {} : { ticket });
}

/** POST /api/alerts: somebody at this device mentioned warning signs. Sending the same id again is the same alert. */
export function raiseWarning({
  signs = [],
  ...warning
}: {
  id: string;
  ticket?: string | undefined;
  signs?: readonly string[] | undefined;
}): Promise<Result<unknown, ApiProblem>> {
  return raise({ kind: 'urgent', ...warning }, signs.length > 0 ? { [SIGNS_HEADER]: signs.join(',') } : {});
}

async function raise(body: object, named = {}): Promise<Result<unknown, ApiProblem>> {
  const answer = await call({
    method: 'POST',
    path: 'api/alerts',
    body,
    schema: StaffAlertAnswer,
    headers: { ...deviceHeaders(), ...named },
    timeoutMs: HELP_TIMEOUT_MS,
  });
  if (!answer.ok && answer.problem.kind === 'refused' && answer.problem.status === 401) doubtPairing();
  return answer;
}
