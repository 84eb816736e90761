import { succeed } from '#shared/result.ts';
import { readAuditDevices } from '#src/platform/api/admin/audit.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';

/** The devices in the audit log, as options of a list box; none until they are known. */
export function useAuditDevices(): readonly { readonly value: string; readonly label: string }[] {
  const { value = [] } = useRemote(
    'audit devices',
    async (signal) => {
      const answer = await readAuditDevices(signal);
      return answer.ok ? succeed(answer.value.devices.map((device) => ({ value: device, label: device }))) : answer;
    },
    // As with the names of staff: the log can still be filtered by everything else.
    () => undefined,
  );
  return value;
}
