import { useState } from 'react';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { downloadPdf } from './download-pdf.ts';

const texts = prescriptionTexts.actions;

type PdfButtonProps = {
  /** Undefined: not saved yet. */
  id: string | undefined;
  /** A toast in the AI tool, an alert in the doctor's panel (ERR-PDF). */
  failure: 'toast' | 'alert';
  /** Which one, if there are several below each other. */
  suffix?: string;
};

/** Downloads a saved prescription. */
export function PdfButton({ id, failure, suffix }: PdfButtonProps) {
  const leaveForLogin = useSignedOut('doctor');
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function download(): Promise<void> {
    if (id === undefined) return;
    setPhase('busy');
    const outcome = await downloadPdf(id);
    setPhase(outcome === 'failed' ? 'failed' : 'idle');
    if (outcome === 'signed-out') leaveForLogin();
    else if (outcome === 'failed' && failure === 'toast') notify.error(texts.pdfFailed);
  }

  return (
    <>
      <Button
        variant="secondary"
        icon="file-text"
        disabled={id === undefined}
        busy={phase === 'busy'}
        busyText={texts.pdfBusy}
        onClick={() => void download()}
      >
        <span>{texts.pdf}</span>
        {suffix !== undefined && <span className="sr-only">{suffix}</span>}
      </Button>
      {phase === 'failed' && failure === 'alert' && (
        <div role="alert" className="w-full">
          <Alert tone="danger" title={texts.pdfFailed} />
        </div>
      )}
    </>
  );
}
