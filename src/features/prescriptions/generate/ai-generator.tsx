import { useEffect, type FormEvent } from 'react';
import { REPORT_MAX_LENGTH } from '#shared/contract/prescription/prescription-draft.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { safetyTexts, urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { useSafetyFacts } from '#src/platform/staff/use-safety-facts.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { SafetyStrip } from '#src/ui/parts/safety-strip.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { AiResult } from './ai-result.tsx';
import { aiDraftOf, changeAi, useDrafts } from './drafts.ts';
import { generate } from './generate.ts';
import { personLine } from '#src/features/prescriptions/screen/person-words.ts';
import { prefillReport } from './prefill-report.ts';
import { RegistrationDraftCard } from './registration-draft-card.tsx';
import { Progress } from './progress.tsx';
import { SymptomChips } from '#src/features/prescriptions/write/symptom-chips.tsx';

const texts = prescriptionTexts.generator;

/** The AI generator screen (RX-2) for one patient. */
export function AiGenerator({ patient }: { patient: PrescriptionPatient }) {
  useClinic();
  const draft = useDrafts(({ ai }) => ai[patient._id]) ?? aiDraftOf(patient);
  const safety = useSafetyFacts(patient._id);
  const leaveForLogin = useSignedOut('doctor');
  const { report, symptoms, typed, phase, problem, result, startedAt } = draft;
  const generating = phase === 'generating';
  useEffect(() => void prefillReport(patient), [patient]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (generating || phase === 'saving') return;
    if (!(await generate(patient))) leaveForLogin();
  }

  return (
    <Card className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-2xl font-bold text-balance text-ink">{texts.title}</h2>
        <p className="text-ink-2">{personLine(patient)}</p>
      </div>
      <SafetyStrip facts={safety} words={safetyTexts} urgentText={urgentWords(safety.warningSigns)} />
      {result === undefined && phase === 'open' && <RegistrationDraftCard key={patient._id} patient={patient} />}
      <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
        <TextAreaField
          id="medical-report"
          label={texts.report}
          optionalText={texts.required}
          hint={texts.reportHint}
          rows={5}
          className="min-h-36"
          required
          maxLength={REPORT_MAX_LENGTH}
          value={report}
          readOnly={generating}
          onChange={(event) => changeAi(patient, { report: event.target.value })}
        />
        <SymptomChips
          label={texts.symptoms}
          symptoms={symptoms}
          typed={typed}
          readOnly={generating || phase === 'saved'}
          onType={(text) => changeAi(patient, { typed: text })}
          onChange={(changed) => changeAi(patient, { symptoms: changed })}
        />
        {problem !== undefined && result === undefined && (
          <Alert tone="danger" title={problem.title}>
            {texts.kept}
          </Alert>
        )}
        <div className="grid gap-3">
          <Button
            type="submit"
            size="lg"
            variant={result === undefined || generating ? 'primary' : 'secondary'}
            icon="sparkles"
            busy={generating}
            busyText={texts.generating}
          >
            {texts.generate}
          </Button>
          {generating && <Progress startedAt={startedAt} />}
        </div>
      </form>
      {result !== undefined && !generating && (
        <AiResult key={draft.replaces?._id ?? ''} patient={patient} draft={draft} result={result} />
      )}
    </Card>
  );
}
