import type { DeviceReport } from '#shared/contract/device/devices.ts';
import { useOutbox } from '#src/offline/state/outbox-store.ts';
import { dropTicketPrefix, lastTicketNumber } from '#src/offline/visits/ticket-prefix.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { loadClinic } from '#src/platform/clinic/clinic.ts';
import { reportDevice } from '#src/platform/api/device/devices.ts';
import { onBusy, safeToUpdate } from '#src/platform/update/busy.ts';
import { queueDatabase } from '#src/platform/store/database.ts';
import { deviceNow, forgetDevice, keepDevice, onDoubtedPairing } from '#src/platform/device/device.ts';
import { asKept } from '#src/platform/store/sealed-pin.ts';
import { microphonePermission } from './permissions.ts';

const EVERY_MS = 60_000;
const FIRST_AFTER_MS = 3000;

/**
 * Once a minute, and at once after a refused call, reports this device's state and learns what an administrator has
 * changed and whether it is still paired. Returns the function that stops it.
 */
export function reportWhileOpen(wakeState: () => DeviceReport['wakeLock']): () => void {
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
  const { waiting, sending, needsAttention, persisted } = useOutbox.getState();
  const answer = await reportDevice({
    version: buildName(),
    unsent: waiting + sending + needsAttention,
    needsAttention,
    oldestUnsentAt: await oldestUnsent(),
    lastTicket: await lastTicketNumber(),
    persisted: persisted ?? (await isPersisted()),
    microphone: await microphonePermission(),
    wakeLock,
  });
  if (answer.ok) {
    keepDevice(await asKept(answer.value.device, device.credential));
    // Nobody reloads a kiosk when the clinic's settings change, and nothing changes under somebody's hands.
    if (safeToUpdate()) await loadClinic(safeToUpdate);
    return;
  }
  const isRevoked = answer.problem.kind === 'refused' && answer.problem.status === 401;
  if (!isRevoked) return;
  await nobodyIsAtIt();
  if (deviceNow()?.credential !== device.credential) return;
  await dropTicketPrefix();
  forgetDevice();
}

/** Whoever is using the device may finish first. */
function nobodyIsAtIt(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onBusy(look);
    look();
    function look(): void {
      if (!safeToUpdate()) return;
      stop();
      resolve();
    }
  });
}

async function oldestUnsent(): Promise<string | null> {
  const row = await queueDatabase.rows.orderBy('sequence').first();
  return row?.createdAt ?? null;
}

async function isPersisted(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

/** The name of this build's entry file, which contains its hash. */
function buildName(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return /([^/]+)\.js/.exec(script?.src ?? '')?.[1]?.slice(0, 60) ?? 'dev';
}
