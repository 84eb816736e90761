import type { DeviceView } from '#shared/contract/device/devices.ts';
import type { QueueNow } from '#shared/contract/queue/queue.ts';
import { type Result, succeed } from '#shared/result.ts';
import { pairedDevices } from '#src/platform/api/device/devices.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { queueNow } from '#src/platform/api/staff/queue.ts';
import { useLive } from '#src/platform/live/use-live.ts';
import { useWhenStale } from '#src/platform/staff/staleness.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';

const DEVICES = { leastMs: 30_000 };

type ClinicNow = { readonly queue: QueueNow | undefined; readonly devices: readonly DeviceView[] };

/** The day in numbers and how the paired devices are; neither where another backend, or nobody, answers. */
export function useClinicNow(): ClinicNow {
  const queue = useRemote(
    'now',
    (signal) => ours(() => queueNow(signal)),
    () => undefined,
  );
  // A receptionist may not see the devices: then none of them is silent.
  const devices = useRemote(
    'devices',
    (signal) => ours(() => pairedDevices(signal)),
    () => undefined,
  );
  const refresh = () => [queue, devices].forEach((each) => each.refresh());
  useLive(queue.refresh);
  useLive(devices.refresh, DEVICES);
  useWhenStale(refresh);
  return { queue: queue.value, devices: devices.value ?? [] };
}

async function ours<Value>(
  ask: () => Promise<Result<Value, ApiProblem>>,
): Promise<Result<Value | undefined, ApiProblem>> {
  return (await isOursForSure()) ? ask() : succeed(undefined);
}
