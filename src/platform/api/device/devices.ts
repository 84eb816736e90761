import * as v from 'valibot';
import {
  type DeviceAsChanged,
  type DeviceChangeBody,
  type DeviceReport,
  DeviceList,
  type DeviceView,
  type NewDeviceBody,
  Pairing,
  PairingCode,
  ReportAnswer,
} from '#shared/contract/device/devices.ts';
import { SEEN_HEADER } from '#shared/contract/wire/seen-values.ts';
import { type Result, succeed } from '#shared/result.ts';
import { deviceHeaders } from '#src/platform/api/write/device-headers.ts';
import { type ApiProblem, call } from '#src/platform/api/http/http.ts';

/** POST /api/devices/pair: turns a code typed here into this browser's credential. */
export function pairWithCode(code: string): Promise<Result<v.InferOutput<typeof Pairing>, ApiProblem>> {
  return call({ method: 'POST', path: 'api/devices/pair', body: { code }, schema: Pairing });
}

/** POST /api/devices/report: the state of this device. */
export function reportDevice(report: DeviceReport): Promise<Result<v.InferOutput<typeof ReportAnswer>, ApiProblem>> {
  const headers = deviceHeaders();
  return call({ method: 'POST', path: 'api/devices/report', body: report, schema: ReportAnswer, headers });
}

/** POST /api/devices/codes (admin). */
export function makePairingCode(device: NewDeviceBody): Promise<Result<PairingCode, ApiProblem>> {
  return call({ method: 'POST', path: 'api/devices/codes', body: device, schema: PairingCode });
}

/** GET /api/devices (admin). */
export async function pairedDevices(signal: AbortSignal): Promise<Result<readonly DeviceView[], ApiProblem>> {
  const answer = await call({ method: 'GET', path: 'api/devices', schema: DeviceList, signal });
  return answer.ok ? succeed(answer.value.devices) : answer;
}

/**
 * PATCH /api/devices/{id} (admin): settings that the device takes over with its next report. 409 when somebody else has changed one of
 * these fields since.
 * @param seen the device as the form showed it
 */
export function changeDevice(
  id: string,
  change: DeviceChangeBody,
  seen: DeviceAsChanged,
): Promise<Result<unknown, ApiProblem>> {
  const { department, screen, idleSeconds, printsTickets, languages } = seen.settings;
  const shown = { name: seen.name, department, screen, idleSeconds, printsTickets, languages };
  const headers = { [SEEN_HEADER]: encodeURIComponent(JSON.stringify(shown)) };
  const path = `api/devices/${encodeURIComponent(id)}`;
  return call({ method: 'PATCH', path, body: change, headers, schema: v.unknown() });
}

/** DELETE /api/devices/{id} (admin): ends a pairing. */
export function revokeDevice(id: string): Promise<Result<unknown, ApiProblem>> {
  return call({ method: 'DELETE', path: `api/devices/${encodeURIComponent(id)}`, schema: v.unknown() });
}
