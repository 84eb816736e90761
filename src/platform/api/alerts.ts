import { type StaffAlert, StaffAlertAnswer, StaffAlertList } from '#shared/contract/alerts.ts';
import { type Result, succeed } from '#shared/result.ts';
import { doubtPairing } from '../device.ts';
import { deviceHeaders } from './device-headers.ts';
import { type ApiProblem, call } from './http.ts';

/** Longest somebody at a kiosk is kept waiting for "staff have been told": then they are sent to reception. */
const HELP_TIMEOUT_MS = 5000;

/** GET /api/alerts: for signed-in staff, and for paired desks by their credential. */
export async function staffAlerts(signal: AbortSignal): Promise<Result<readonly StaffAlert[], ApiProblem>> {
  const headers = deviceHeaders();
  const answer = await call({ method: 'GET', path: 'api/alerts', schema: StaffAlertList, headers, signal });
  return answer.ok ? succeed(answer.value.alerts) : answer;
}

/** POST /api/alerts/{id}/acknowledge: "I am on it". */
export async function acknowledgeAlert(id: string): Promise<Result<StaffAlert, ApiProblem>> {
  const path = `api/alerts/${encodeURIComponent(id)}/acknowledge`;
  const answer = await call({ method: 'POST', path, body: {}, schema: StaffAlertAnswer, headers: deviceHeaders() });
  return answer.ok ? succeed(answer.value.alert) : answer;
}

/** POST /api/alerts: calls staff to this device. */
export async function askForHelp(ticket: string | undefined): Promise<Result<unknown, ApiProblem>> {
  const answer = await call({
    method: 'POST',
    path: 'api/alerts',
    body: ticket === undefined ? {} : { ticket },
    schema: StaffAlertAnswer,
    headers: deviceHeaders(),
    timeoutMs: HELP_TIMEOUT_MS,
  });
  if (!answer.ok && answer.problem.kind === 'refused' && answer.problem.status === 401) doubtPairing();
  return answer;
}
