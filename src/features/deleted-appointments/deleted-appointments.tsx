import type { DeletedAppointment } from '#shared/contract/appointment/deleted-appointments.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import { succeed } from '#shared/result.ts';
import { deletedAppointmentTexts as texts } from '#src/locales/en/admin/deleted-appointments.ts';
import { staffTexts, statusWord } from '#src/locales/en/staff/staff.ts';
import { deletedAppointments, restoreAppointment } from '#src/platform/api/staff/appointments.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Bin, BinCard } from '#src/features/lists/bin.tsx';

const acts = staffTexts.appointments;
const when = (iso: string) => formatClinicTime(iso, 'date-time') ?? '';

/** The appointments that were deleted in the last 30 days, each with a way back; a doctor sees the own ones. */
export function DeletedAppointments({ staff }: { staff: Role }) {
  return (
    <Bin<DeletedAppointment>
      staff={staff}
      name="deleted appointments"
      load={async (page, signal) => {
        const answer = await deletedAppointments(page, signal);
        return answer.ok ? succeed({ rows: answer.value.appointments, nextCursor: answer.value.nextCursor }) : answer;
      }}
      wordsFor={() => ({ title: texts.failed })}
      words={texts}
    >
      {({ _id, patientName, doctorName, status, ticket, dueAt, deletedAt, erasedAt }, onChanged) => (
        <BinCard
          staff={staff}
          name={patientName}
          facts={[
            { label: texts.doctor, value: doctorName },
            { label: texts.time, value: when(dueAt) },
            { label: texts.status, value: statusWord(status) },
            ...(ticket ? [{ label: texts.ticket, value: ticket }] : []),
            { label: texts.deletedAt, value: when(deletedAt) },
            { label: texts.erasedAt, value: when(erasedAt) },
          ]}
          restore={() => restoreAppointment(_id)}
          words={{ ...texts, done: acts.restored, failed: acts.restoreFailed }}
          onChanged={onChanged}
        />
      )}
    </Bin>
  );
}
