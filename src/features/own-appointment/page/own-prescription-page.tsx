import { useEffect, useState } from 'react';
import { ownTexts } from '#src/locales/en/patient/own-appointment.ts';
import { readOwnPrescription, type OwnPrescription } from '#src/platform/api/own/own-prescription.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { askWheneverShown } from '#src/platform/live/whenever-shown.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { AgeQuestion } from './age-question.tsx';
import { CallClinic } from './call-clinic.tsx';

const FILE_NAME = 'prescription.pdf';
const texts = ownTexts.prescription;

/** Where a message's link leads if the clinic asks for the age first. In memory only: whoever opens it again is asked again. */
export function OwnPrescriptionPage({ secret }: { secret: string }) {
  const [state, setState] = useState<OwnPrescription | { readonly kind: 'loading' }>({
    kind: secret === '' ? 'dead' : 'loading',
  });
  const [busy, setBusy] = useState(false);
  const { phone } = useClinic();
  useEffect(() => {
    if (secret === '') return undefined;
    return askWheneverShown(() => {
      setState({ kind: 'loading' });
      void readOwnPrescription(secret).then(setState);
    });
  }, [secret]);
  async function load(age?: string): Promise<void> {
    setBusy(true);
    const answer = await readOwnPrescription(secret, age);
    setBusy(false);
    setState(answer);
    if (answer.kind === 'file' && age !== undefined) saveFile(FILE_NAME, answer.file);
  }
  return (
    <div className="step-frame mx-auto grid w-full max-w-[46rem] content-start gap-6">
      <Card className="grid gap-6 sm:p-10">
        <PageHeading>{texts.title}</PageHeading>
        {state.kind === 'loading' && <Spinner label={texts.loading} />}
        {(state.kind === 'age' || state.kind === 'right-age') && (
          <AgeQuestion
            why={texts.askAge}
            busyText={texts.loading}
            wrong={state.kind === 'right-age' && !busy}
            busy={busy}
            onAnswer={(age) => void load(age)}
          />
        )}
        {state.kind === 'file' && (
          <>
            <p className="text-lg">{texts.ready}</p>
            <Button
              size="lg"
              icon="download"
              className="justify-self-start"
              onClick={() => saveFile(FILE_NAME, state.file)}
            >
              {texts.save}
            </Button>
          </>
        )}
        {state.kind === 'clinic' && <CallClinic phone={phone}>{ownTexts.ageLocked}</CallClinic>}
        {state.kind === 'failed' && (
          <Alert
            tone="warning"
            action={
              <Button variant="secondary" icon="refresh-cw" busy={busy} onClick={() => void load()}>
                {ownTexts.tryAgain}
              </Button>
            }
          >
            {texts.failed}
          </Alert>
        )}
        {state.kind === 'dead' && (
          <>
            <p className="text-lg text-pretty">{texts.dead}</p>
            <CallClinic phone={phone}>{ownTexts.needHelp}</CallClinic>
          </>
        )}
      </Card>
    </div>
  );
}
