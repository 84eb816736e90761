import { allDoctors } from '#src/platform/api/public/doctors.ts';
import { readAdmins } from '#src/platform/api/admin/staff-accounts.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';
import { fail, succeed } from '#shared/result.ts';

type StaffName = { readonly value: string; readonly label: string };

/** All current staff, administrators first, as options of a list box; none until they are known. */
export function useStaffNames(): readonly StaffName[] {
  const { value = [] } = useRemote(
    'staff names',
    async (signal) => {
      const [admins, doctors] = await Promise.all([readAdmins({ signal }), allDoctors({ signal })]);
      if (!admins.ok) return fail(admins.problem);
      const named = admins.value.admins.map(({ _id, name, email }) => ({ value: _id, label: name || email }));
      const listed = doctors.ok ? doctors.value.doctors : [];
      return succeed([...named, ...listed.map(({ _id = '', name }) => ({ value: _id, label: name }))]);
    },
    // The log itself reports a failed load; without names it can still be filtered by everything else.
    () => undefined,
  );
  return value;
}
