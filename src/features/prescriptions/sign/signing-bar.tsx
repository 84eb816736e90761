import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import type { Signing } from '#src/features/prescriptions/generate/drafts.ts';
import { PdfButton } from './pdf-button.tsx';
import { SmsButton } from '#src/features/prescriptions/sms/sms-button.tsx';

const texts = prescriptionTexts.actions;

type SigningBarProps = { signing: Signing; patient: PrescriptionPatient; onSave: () => void; onAnother: () => void };

/** Save, then PDF and SMS, which are disabled until it is saved (RX-5). */
export function SigningBar({ signing, patient, onSave, onAnother }: SigningBarProps) {
  const { phase, saved, problem } = signing;
  const isSaved = phase === 'saved';
  const id = saved?._id;
  const when = formatClinicTime(saved?.createdAt ?? saved?.date, 'date-time');
  return (
    <div className="grid gap-4">
      {problem !== undefined && (
        <Alert tone="danger" title={problem.title}>
          {problem.text}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={isSaved ? 'circle-check' : 'check'}
          disabled={isSaved}
          busy={phase === 'saving'}
          busyText={texts.saving}
          className={isSaved ? 'bg-advice-bg! text-advice!' : ''}
          onClick={onSave}
        >
          {isSaved ? texts.saved : texts.save}
        </Button>
        <PdfButton id={id} failure="toast" />
        <SmsButton key={id ?? ''} id={id} patient={patient} />
        {isSaved && (
          <Button variant="quiet" icon="plus" onClick={onAnother}>
            {texts.another}
          </Button>
        )}
      </div>
      <p className="text-ink-2">
        {isSaved && saved?.signedBy && when ? texts.signed(saved.signedBy, when) : !isSaved && texts.saveFirst}
      </p>
    </div>
  );
}
