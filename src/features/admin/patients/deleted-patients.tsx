import type { DeletedPatient } from '#shared/contract/patient/deleted-patients.ts';
import { succeed } from '#shared/result.ts';
import { adminListTexts } from '#src/locales/en/admin/admin-lists.ts';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { personTexts } from '#src/locales/en/everywhere/person.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { deletedPatients } from '#src/platform/api/admin/admin-lists.ts';
import { restorePatient } from '#src/platform/api/staff/patients.ts';
import { usePages } from '#src/platform/staff/use-pages.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { patientsFailure } from '#src/features/admin/lists/load-lists.ts';
import { dateTimeOf } from '#src/features/admin/lists/when.ts';

const texts = adminListTexts.deleted;

/** Who was deleted in the last 30 days, each with a way back. */
export function DeletedPatients() {
  const list = usePages<DeletedPatient>(
    'admin',
    'deleted',
    async (cursor, signal) => {
      const answer = await deletedPatients({ limit: 50, cursor }, signal);
      return answer.ok ? succeed({ rows: answer.value.patients, nextCursor: answer.value.nextCursor }) : answer;
    },
    patientsFailure,
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
        {(patient) => <DeletedCard patient={patient} onChanged={list.reload} />}
      </PagedList>
    </>
  );
}

function DeletedCard({ patient, onChanged }: { patient: DeletedPatient; onChanged: () => void }) {
  const { busy, run } = useStaffAct('admin', onChanged);

  const restore = () =>
    run({
      call: () => restorePatient(patient._id),
      words: { done: adminTexts.patients.restored, failed: adminTexts.patients.restoreFailed, overtaken: texts.gone },
    });

  return (
    <Card className="flex h-full flex-col gap-4">
      <div>
        <h2 className="text-lg font-bold wrap-anywhere text-ink">{patient.name}</h2>
        <p className="text-ink-2">{personTexts.years(patient.age)}</p>
      </div>
      <Facts
        facts={[
          { label: texts.deletedAt, value: dateTimeOf(patient.deletedAt) },
          { label: texts.erasedAt, value: dateTimeOf(patient.erasedAt) },
        ]}
      />
      <Button
        variant="secondary"
        icon="undo-2"
        className="mt-auto self-start"
        busy={busy}
        busyText={texts.restoring}
        aria-label={texts.restoreOne(patient.name)}
        onClick={() => void restore()}
      >
        {texts.restore}
      </Button>
    </Card>
  );
}
