import { succeed } from '#shared/result.ts';
import { readAuditDevices } from '#src/platform/api/admin/audit.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';

/** The devices that stand in the audit log, as choices of a list box. None while they are not known. */
export function useAuditDevices(): readonly { readonly value: string; readonly label: string }[] {
  const { value = [] } = useRemote(
    'audit devices',
    async (signal) => {
      const answer = await readAuditDevices(signal);
      return answer.ok ? succeed(answer.value.devices.map((device) => ({ value: device, label: device }))) : answer;
    },
    // As with the names of the staff: the log can be filtered by all the rest.
    () => undefined,
  );
  return value;
}
