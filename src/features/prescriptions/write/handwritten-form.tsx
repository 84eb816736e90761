import type { FormEvent } from 'react';
import { NOTE_MAX_LENGTH } from '#shared/contract/prescription/prescriptions.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { notify } from '#src/platform/browser/notify.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { CheckPanel, needsReason } from './check-panel.tsx';
import {
  changeHandwritten,
  type HandwrittenDraft,
  handwrittenOf,
  newHandwritten,
  restartHandwritten,
  useDrafts,
} from '#src/features/prescriptions/generate/drafts.ts';
import { isNameless, medicinesOf } from './medicine-rows.ts';
import { MedicinesEditor } from './medicines-editor.tsx';
import { PdfButton } from '#src/features/prescriptions/sign/pdf-button.tsx';
import { signHandwritten } from '#src/features/prescriptions/sign/sign.ts';
import { SmsButton } from '#src/features/prescriptions/sms/sms-button.tsx';
import { SymptomChips } from './symptom-chips.tsx';
import { useMedicineCheck } from './use-medicine-check.ts';

const texts = prescriptionTexts.handwritten;
const ID = 'handwritten';

/** The handwritten prescription of the detail panel (DOC-4): symptoms, medicines, notes. */
export function HandwrittenForm({ patient }: { patient: PrescriptionPatient }) {
  useClinic();
  const draft = useDrafts(({ hand }) => hand[patient._id]) ?? handwrittenOf(patient);
  const leaveForLogin = useSignedOut('doctor');
  const { symptoms, typed, medicines, notes, phase, problem, overrideReason, tried } = draft;
  const isSaved = phase === 'saved';
  const live = useMedicineCheck({ patientId: patient._id, rows: medicines }, !isSaved);
  const warnings = live.warnings.length > 0 ? live.warnings : draft.refusedFor;
  const change = (part: Partial<HandwrittenDraft>) => changeHandwritten(patient, part);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (phase !== 'open') return;
    change({ tried: true });
    if (hasNothingOfTheDoctor(draft, patient)) {
      change({ problem: { title: texts.needSomething } });
      notify.error(texts.needSomething);
    } else if (medicines.some(isNameless) || (needsReason(warnings) && overrideReason.trim() === '')) {
      setTimeout(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus(), 0);
    } else if (!(await signHandwritten(patient))) {
      leaveForLogin();
    }
  }

  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <SymptomChips
        label={texts.symptoms}
        symptoms={symptoms}
        typed={typed}
        readOnly={isSaved}
        onType={(text) => change({ typed: text })}
        onChange={(changed) => change({ symptoms: changed })}
      />
      <section className="grid gap-3">
        <h3 className="font-semibold text-ink">{texts.medicines}</h3>
        <MedicinesEditor
          rows={medicines}
          columns={['name', 'dosage', 'frequency']}
          tried={tried}
          readOnly={isSaved}
          onChange={(rows) => change({ medicines: rows })}
        />
      </section>
      <TextAreaField
        id={`${ID}-notes`}
        label={texts.notes}
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        value={notes}
        readOnly={isSaved}
        onChange={(event) => change({ notes: event.target.value })}
      />
      {!isSaved && (
        <CheckPanel
          id={ID}
          warnings={warnings}
          notes={live.notes}
          reason={overrideReason}
          tried={tried}
          onReason={(reason) => change({ overrideReason: reason })}
        />
      )}
      {problem !== undefined && (
        <Alert tone="danger" title={problem.title}>
          {problem.text}
        </Alert>
      )}
      {isSaved ? (
        <Signed draft={draft} patient={patient} />
      ) : (
        <Button
          type="submit"
          icon="check"
          className="justify-self-start"
          busy={phase === 'saving'}
          busyText={prescriptionTexts.actions.saving}
        >
          {texts.submit}
        </Button>
      )}
    </form>
  );
}

function Signed({ draft, patient }: { draft: HandwrittenDraft; patient: PrescriptionPatient }) {
  const { saved } = draft;
  const when = formatClinicTime(saved?.createdAt ?? saved?.date, 'date-time');
  const { actions } = prescriptionTexts;
  return (
    <div className="grid gap-4">
      <Alert tone="success" title={actions.saved}>
        {saved?.signedBy && when ? actions.signed(saved.signedBy, when) : undefined}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <PdfButton id={saved?._id} failure="alert" />
        <SmsButton id={saved?._id} patient={patient} />
        <Button variant="quiet" icon="plus" onClick={() => restartHandwritten(patient)}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}

/** The patient's own symptoms stand there from the start: signed alone, they would make an empty prescription. */
function hasNothingOfTheDoctor(
  { symptoms, typed, medicines, notes }: HandwrittenDraft,
  patient: PrescriptionPatient,
): boolean {
  const given = newHandwritten(patient).symptoms;
  const hasSymptom = typed.trim() !== '' || symptoms.some((symptom) => !given.includes(symptom));
  return !hasSymptom && medicinesOf(medicines).length === 0 && notes.trim() === '';
}
