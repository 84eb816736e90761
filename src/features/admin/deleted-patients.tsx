import { useState } from 'react';
import type { DeletedPatient } from '#shared/contract/deleted-patients.ts';
import { succeed } from '#shared/result.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { adminListTexts } from '#src/locales/en/admin-lists.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { deletedPatients } from '#src/platform/api/admin-lists.ts';
import { restorePatient } from '#src/platform/api/patients.ts';
import { notify } from '#src/platform/notify.ts';
import { usePages } from '#src/platform/use-pages.ts';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { GrowingGrid } from '#src/ui/growing-grid.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { LoadFailure } from './load-failure.tsx';
import { patientsFailure } from './load-lists.ts';
import { dateTimeOf } from './when.ts';

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
  const { rows } = list;
  return (
    <>
      <Alert tone="info" title={texts.title}>
        {texts.text}
      </Alert>
      <LoadFailure failure={list.failure} problem={list.problem} hasRows={rows !== undefined} onRetry={list.reload} />
      {rows === undefined && list.loading && <Spinner label={staffTexts.loading} className="py-16" />}
      {rows?.length === 0 && <EmptyState icon="trash-2" title={texts.empty} />}
      {rows !== undefined && rows.length > 0 && (
        <GrowingGrid
          rows={rows}
          keyOf={({ _id }) => _id}
          label={texts.title}
          busy={list.loading}
          moreText={adminListTexts.more}
          onEnd={list.hasMore ? list.more : undefined}
        >
          {(patient) => <DeletedCard patient={patient} onChanged={list.reload} />}
        </GrowingGrid>
      )}
    </>
  );
}

function DeletedCard({ patient, onChanged }: { patient: DeletedPatient; onChanged: () => void }) {
  const [busy, setBusy] = useState(false);
  const leaveForLogin = useSignedOut('admin');

  async function restore(): Promise<void> {
    setBusy(true);
    const done = await restorePatient(patient._id);
    setBusy(false);
    if (done.ok) notify.success(adminTexts.patients.restored);
    else if (isSignedOut(done.problem)) leaveForLogin();
    else notify.error(adminTexts.patients.restoreFailed);
    onChanged();
  }

  return (
    <Card className="flex h-full flex-col gap-4">
      <div>
        <h2 className="text-lg font-bold break-words text-ink">{patient.name}</h2>
        <p className="text-ink-2">{adminTexts.patients.years(patient.age)}</p>
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
