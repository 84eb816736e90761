import { useState } from 'react';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { patientData } from '#src/platform/api/admin/security.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Button } from '#src/ui/parts/button.tsx';

const texts = patientPageTexts.data;

/** Saves everything that is kept of a patient, for the patient. Its name says the id, which says nothing of the person. */
export function PatientDataButton({ patientId }: { patientId: string }) {
  const [busy, setBusy] = useState(false);
  const leaveForLogin = useSignedOut('admin');

  async function save(): Promise<void> {
    setBusy(true);
    const answer = await patientData(patientId);
    setBusy(false);
    if (answer.ok) {
      const file = new Blob([JSON.stringify(answer.value, null, 2)], { type: 'application/json' });
      saveFile(`patient-${patientId}.json`, file);
      notify.success(texts.saved);
    } else if (isSignedOut(answer.problem)) leaveForLogin();
    else notify.error(texts.failed);
  }

  return (
    <Button variant="quiet" icon="download" busy={busy} busyText={texts.saving} onClick={() => void save()}>
      {texts.save}
    </Button>
  );
}
