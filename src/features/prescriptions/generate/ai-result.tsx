import { useEffect, useRef } from 'react';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { CheckPanel, needsReason } from '#src/features/prescriptions/write/check-panel.tsx';
import { type AiDraft, changeAi, restartAi, type Result } from './drafts.ts';
import { dateOf } from '#src/features/prescriptions/history/date-of.ts';
import { isNameless } from '#src/features/prescriptions/write/medicine-rows.ts';
import { ResultEditor } from './result-editor.tsx';
import { signAi } from '#src/features/prescriptions/sign/sign.ts';
import { SigningBar } from '#src/features/prescriptions/sign/signing-bar.tsx';
import { useMedicineCheck } from '#src/features/prescriptions/write/use-medicine-check.ts';

const texts = prescriptionTexts.result;
const ID = 'ai-result';

type AiResultProps = { patient: PrescriptionPatient; draft: AiDraft; result: Result };

/** The draft, the warnings about it, and the signature. */
export function AiResult({ patient, draft, result }: AiResultProps) {
  const leaveForLogin = useSignedOut('doctor');
  const heading = useRef<HTMLHeadingElement>(null);
  const isSaved = draft.phase === 'saved';
  const live = useMedicineCheck({ patientId: patient._id, rows: result.medicines, report: draft.report }, !isSaved);
  const warnings = live.warnings.length > 0 ? live.warnings : draft.refusedFor;
  // A new draft is read from its beginning.
  useEffect(() => heading.current?.focus(), []);

  async function save(): Promise<void> {
    const lacksReason = needsReason(warnings) && draft.overrideReason.trim() === '';
    changeAi(patient, { tried: true });
    if (lacksReason || result.medicines.some(isNameless)) {
      setTimeout(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus(), 0);
      return;
    }
    if (!(await signAi(patient))) leaveForLogin();
  }

  return (
    <section aria-labelledby={`${ID}-title`} className="grid gap-6 border-t border-line pt-6">
      <h3 ref={heading} id={`${ID}-title`} tabIndex={-1} className="text-xl font-bold text-ink">
        {isSaved ? texts.signedTitle : texts.title}
      </h3>
      {draft.replaces !== undefined && (
        <Alert
          tone="info"
          title={isSaved ? texts.replaced(dateOf(draft.replaces)) : texts.replaces(dateOf(draft.replaces))}
          action={
            isSaved ? undefined : (
              <Button variant="quiet" onClick={() => restartAi(patient)}>
                {texts.leaveAsItWas}
              </Button>
            )
          }
        />
      )}
      <ResultEditor
        id={ID}
        result={result}
        tried={draft.tried}
        readOnly={isSaved || draft.phase === 'saving'}
        onChange={(change) => changeAi(patient, { result: { ...result, ...change } })}
      />
      {!isSaved && (
        <CheckPanel
          id={ID}
          warnings={warnings}
          notes={live.notes}
          reason={draft.overrideReason}
          tried={draft.tried}
          onReason={(overrideReason) => changeAi(patient, { overrideReason })}
        />
      )}
      <SigningBar signing={draft} patient={patient} onSave={() => void save()} onAnother={() => restartAi(patient)} />
    </section>
  );
}
