import type { DeviceReport } from '#shared/contract/device/devices.ts';
import { reportDevice } from '#src/platform/api/device/devices.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { loadClinic } from '#src/platform/clinic/clinic.ts';
import { deviceNow, forgetDevice, keepDevice, onDoubtedPairing } from '#src/platform/device/device.ts';
import { countUnsent, forgetTicketPrefix } from '#src/platform/indexed-db/queue-at-a-glance.ts';

const EVERY_MS = 60_000;
const FIRST_AFTER_MS = 3_000;

/**
 * Says once a minute how this screen is, hears what an administrator has changed, and whether it still belongs here; at once
 * when another call was refused. Returns the way to stop.
 */
export function reportScreen(wakeState: () => DeviceReport['wakeLock']): () => void {
  const report = () => void reportOnce(wakeState()).catch(() => undefined);
  const first = setTimeout(report, FIRST_AFTER_MS);
  const timer = setInterval(report, EVERY_MS);
  const stopDoubts = onDoubtedPairing(report);
  return () => {
    stopDoubts();
    clearTimeout(first);
    clearInterval(timer);
  };
}

async function reportOnce(wakeLock: DeviceReport['wakeLock']): Promise<void> {
  const device = deviceNow();
  if (!device || !isOurs()) return;
  const answer = await reportDevice({
    version: pageVersion(),
    // What this browser has kept since before it was a screen: its page does not send it, /device does.
    unsent: await countUnsent(),
    needsAttention: 0,
    oldestUnsentAt: null,
    lastTicket: 0,
    persisted: null,
    microphone: 'unknown',
    wakeLock,
  });
  if (answer.ok) {
    const { pin: _, ...settings } = answer.value.device.settings;
    // Nobody leaves a screen by a PIN.
    keepDevice({ ...answer.value.device, settings, credential: device.credential });
    // Nobody reloads a screen when the clinic gets another language or name.
    await loadClinic();
    return;
  }
  const isRevoked = answer.problem.kind === 'refused' && answer.problem.status === 401;
  if (!isRevoked || deviceNow()?.credential !== device.credential) return;
  // Its old prefix may soon be another's.
  await forgetTicketPrefix().catch(() => undefined);
  forgetDevice();
}

/** As the build has written it into the page. */
function pageVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="page-version"]')?.content ?? 'dev';
}
