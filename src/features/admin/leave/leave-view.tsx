import { lazy, Suspense, useState } from 'react';
import type { ScheduleException } from '#shared/contract/booking/schedule-exceptions.ts';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import { leaveTexts as texts } from '#src/locales/en/admin/leave.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { readExceptions, removeException } from '#src/platform/api/admin/exceptions.ts';
import { allDoctors } from '#src/platform/api/public/doctors.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';
import { LeaveRow } from './leave-row.tsx';

/** With Headless UI, which the list does not need. */
const AddLeave = lazy(async () => ({ default: (await import('./add-leave-dialog.tsx')).AddLeaveDialog }));

/** Leave, holidays and extra sessions that are not over; each can be taken out again. */
export function LeaveView() {
  const failed = () => ({ title: settingsTexts.loadFailed });
  const remote = useAdminData('exceptions', readExceptions, failed);
  const doctors = useAdminData('doctors-for-leave', (signal) => allDoctors({ signal }), failed);
  const [open, setOpen] = useState(false);
  const [removing, setRemoving] = useState<string>();
  const { busy, run } = useStaffAct('admin', remote.reload);
  const known = (doctors.value?.doctors ?? []).map((doctor) => ({ id: doctorKey(doctor) ?? '', name: doctor.name }));
  const nameOf = (id: string | null) =>
    id === null ? texts.wholeClinic : (known.find((doctor) => doctor.id === id)?.name ?? texts.unknownDoctor);

  async function remove({ _id }: ScheduleException): Promise<void> {
    setRemoving(_id);
    await run({
      call: () => removeException(_id),
      words: { done: texts.removed, failed: texts.removeFailed, overtaken: texts.gone },
    });
  }

  return (
    <SettingsSection
      title={texts.title}
      text={texts.text}
      action={
        <Button icon="plus" onClick={() => setOpen(true)}>
          {texts.add}
        </Button>
      }
    >
      <SettingsLoad remote={remote}>
        {({ exceptions }) =>
          exceptions.length === 0 ? (
            <p className="rounded-card bg-white px-5 py-8 text-ink-2 shadow-card">{texts.empty}</p>
          ) : (
            <ul aria-label={texts.list} className="divide-y divide-line rounded-card bg-white shadow-card">
              {exceptions.map((one) => (
                <li key={one._id}>
                  <LeaveRow
                    entry={one}
                    who={nameOf(one.doctorId)}
                    busy={busy && removing === one._id}
                    onRemove={() => void remove(one)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </SettingsLoad>
      <Suspense>
        {open && <AddLeave doctors={known} onChanged={remote.reload} onClose={() => setOpen(false)} />}
      </Suspense>
    </SettingsSection>
  );
}
