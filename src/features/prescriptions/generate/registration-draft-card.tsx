import { useEffect, useState } from 'react';
import type { RegistrationDraft } from '#shared/contract/prescription/registration-draft.ts';
import { type Result, succeed } from '#shared/result.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { discardRegistrationDraft, registrationDraft } from '#src/platform/api/staff/prescriptions.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { useWhenStale } from '#src/platform/staff/staleness.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { openRegistrationDraft } from './open-registration-draft.ts';

/** Drafting happens beside the server's other work and takes some seconds. */
const LOOK_AGAIN_MS = 5_000;

/** What the patient's registration has drafted for the doctor, or why it has drafted nothing. */
export function RegistrationDraftCard({ patient }: { patient: PrescriptionPatient }) {
  const texts = prescriptionTexts.atRegistration;
  const [isAsking, setIsAsking] = useState(false);
  const { value, reload, refresh } = useRemote(
    `registration draft ${patient._id}`,
    async (signal): Promise<Result<RegistrationDraft, ApiProblem>> =>
      (await isOursForSure()) ? registrationDraft(patient._id, signal) : succeed({ state: 'none' }),
    // Without it the doctor writes as before.
    () => undefined,
  );
  const { run, busy, failure } = useStaffAct('doctor', reload);
  const isWaiting = value?.state === 'waiting';
  useWhenStale(refresh);
  useEffect(() => {
    const timer = isWaiting ? setInterval(refresh, LOOK_AGAIN_MS) : undefined;
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);

  async function discard(): Promise<void> {
    const words = { done: texts.discarded, failed: texts.discardFailed };
    if (await run({ call: () => discardRegistrationDraft(patient._id), words })) setIsAsking(false);
  }

  if (value === undefined || value.state === 'none') return null;
  if (value.state === 'waiting') {
    return (
      <Alert tone="info" title={texts.waitingTitle}>
        <p>{value.isChanged === true ? texts.changed : texts.waiting}</p>
      </Alert>
    );
  }
  const { draft, reasons = [] } = value;
  if (draft === undefined) {
    const why = value.state === 'failed' ? [texts.failed] : reasons;
    return (
      <Alert tone="warning" title={texts.refusedTitle}>
        {why.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Alert>
    );
  }
  const medicines = (draft.medications ?? []).map(({ medication, dosage }) =>
    [medication, dosage].filter(Boolean).join(', '),
  );
  return (
    <Alert
      tone="info"
      title={texts.title}
      action={
        <>
          <Button onClick={() => openRegistrationDraft(patient, value)}>{texts.use}</Button>
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {texts.discard}
          </Button>
        </>
      }
    >
      <p>{draft.assessment}</p>
      <p className="mt-2 font-semibold">{medicines.length === 0 ? texts.noMedicine : texts.medicines}</p>
      <ul className="list-disc pl-5">
        {medicines.map((medicine) => (
          <li key={medicine}>{medicine}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm">{texts.basedOn(formatClinicTime(value.draftedAt, 'date-time') ?? '')}</p>
      {isAsking && (
        <ConfirmDialog
          danger
          title={texts.discardTitle}
          description={texts.discardText}
          words={{ cancel: texts.keep, confirm: texts.discard, busy: texts.discarding }}
          busy={busy}
          failure={failure}
          onConfirm={() => void discard()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Alert>
  );
}
