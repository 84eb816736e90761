import { adoptTicketPrefix } from '#src/offline/visits/ticket-prefix.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { pairWithCode } from '#src/platform/api/device/devices.ts';
import { probeHealth } from '#src/platform/api/public/health.ts';
import { keepDevice } from '#src/platform/device/device.ts';
import { asKept } from '#src/platform/store/sealed-pin.ts';
import { leaveKioskMode } from '#src/platform/device/kiosk.ts';

/** The eight letters and digits of a code, however they were typed. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[2-9A-HJ-NP-Z]{8}$/.test(code) ? code : undefined;
}

/** Pairs this browser. @returns undefined on success, otherwise what to tell the person */
export async function pairThisDevice(code: string): Promise<string | undefined> {
  await probeHealth();
  if (!isOurs()) return texts.notOurs;
  const answer = await pairWithCode(code);
  if (!answer.ok) {
    const { problem } = answer;
    return problem.kind === 'refused' ? (problem.message ?? texts.noAnswer) : texts.noAnswer;
  }
  const { device, credential, firstTicket } = answer.value;
  // Setup continues on this page: kiosk mode only starts when staff start it.
  leaveKioskMode();
  await adoptTicketPrefix(device.prefix, firstTicket);
  keepDevice(await asKept(device, credential));
  return undefined;
}
