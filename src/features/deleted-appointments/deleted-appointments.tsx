import type { DeletedAppointment } from '#shared/contract/appointment/deleted-appointments.ts';
import { succeed } from '#shared/result.ts';
import { deletedAppointmentTexts as texts } from '#src/locales/en/admin/deleted-appointments.ts';
import { staffTexts, statusWord } from '#src/locales/en/staff/staff.ts';
import { deletedAppointments, restoreAppointment } from '#src/platform/api/staff/appointments.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { usePages } from '#src/platform/staff/use-pages.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';

const when = (iso: string) => formatClinicTime(iso, 'date-time') ?? '';

/** The appointments that were deleted in the last 30 days, each with a way back; a doctor sees the own ones. */
export function DeletedAppointments({ staff }: { staff: Role }) {
  const list = usePages<DeletedAppointment>(
    staff,
    'deleted',
    async (cursor, signal) => {
      const answer = await deletedAppointments({ limit: 50, cursor }, signal);
      return answer.ok ? succeed({ rows: answer.value.appointments, nextCursor: answer.value.nextCursor }) : answer;
    },
    () => ({ title: texts.failed }),
  );
  return (
    <>
      <Alert tone="info" title={texts.title}>
        {texts.text}
      </Alert>
      <PagedList
        list={list}
        keyOf={({ _id }) => _id}
        label={texts.title}
        words={staffTexts}
        empty={<EmptyState icon="trash-2" title={texts.empty} />}
      >
        {(appointment) => <DeletedCard staff={staff} appointment={appointment} onChanged={list.reload} />}
      </PagedList>
    </>
  );
}

type DeletedCardProps = { staff: Role; appointment: DeletedAppointment; onChanged: () => void };

function DeletedCard({ staff, appointment, onChanged }: DeletedCardProps) {
  const { _id, patientName, doctorName, status, ticket, dueAt, deletedAt, erasedAt } = appointment;
  const { busy, run } = useStaffAct(staff, onChanged);
  const { restored, restoreFailed } = staffTexts.appointments;
  const restore = () =>
    run({
      call: () => restoreAppointment(_id),
      words: { done: restored, failed: restoreFailed, overtaken: texts.gone },
    });
  return (
    <Card className="flex h-full flex-col gap-4">
      <h2 className="text-lg font-bold wrap-anywhere text-ink">{patientName}</h2>
      <Facts
        facts={[
          { label: texts.doctor, value: doctorName },
          { label: texts.time, value: when(dueAt) },
          { label: texts.status, value: statusWord(status) },
          ...(ticket ? [{ label: texts.ticket, value: ticket }] : []),
          { label: texts.deletedAt, value: when(deletedAt) },
          { label: texts.erasedAt, value: when(erasedAt) },
        ]}
      />
      <Button
        variant="secondary"
        icon="undo-2"
        className="mt-auto self-start"
        busy={busy}
        busyText={texts.restoring}
        aria-label={texts.restoreOne(patientName)}
        onClick={() => void restore()}
      >
        {texts.restore}
      </Button>
    </Card>
  );
}
