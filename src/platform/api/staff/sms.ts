import { IDEMPOTENCY_HEADER } from '#shared/contract/visit/commands.ts';
import {
  type SendSmsBody,
  SmsNumber,
  type SmsNumberBody,
  SmsTaken,
} from '#shared/contract/prescription/prescriptions.ts';
import type { Result } from '#shared/result.ts';
import { isSameOrigin } from '#src/platform/api/http/address.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from './staff-call.ts';

/** POST api/prescription/send-sms. What the user confirmed is sent to our own server only. */
export function sendSms(body: SendSmsBody, key: string): Promise<Result<SmsTaken, ApiProblem>> {
  const { confirmed: _ours, ...plain } = body;
  const headers = isOurs() || isSameOrigin() ? { [IDEMPOTENCY_HEADER]: key } : {};
  const path = 'api/prescription/send-sms';
  return staffCall({ method: 'POST', path, body: isOurs() ? body : plain, headers, schema: SmsTaken });
}

/**
 * POST api/prescription/sms-number: only our own server has it; check `isOurs()` first. The number is in the body, so
 * that no URL contains it.
 */
export function smsNumber(body: SmsNumberBody, signal?: AbortSignal): Promise<Result<SmsNumber, ApiProblem>> {
  return staffCall({ method: 'POST', path: 'api/prescription/sms-number', body, schema: SmsNumber, signal });
}
