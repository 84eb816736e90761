import { lazy, Suspense, useState } from 'react';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { patientMergeTexts as texts } from '#src/locales/en/staff/patient-merge.ts';
import { Button } from '#src/ui/parts/button.tsx';

/** With Headless UI, which no page needs before something is merged. */
const ChooseOther = lazy(async () => ({ default: (await import('./choose-other.tsx')).ChooseOther }));
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));

/** Merges the page's patient with somebody who is looked for. */
export function MergeButton({ patient, onChanged }: { patient: Patient; onChanged: () => void }) {
  const [choosing, setChoosing] = useState(false);
  const [otherId, setOtherId] = useState<string>();
  return (
    <>
      <Button variant="quiet" icon="users" onClick={() => setChoosing(true)}>
        {texts.open}
      </Button>
      <Suspense>
        {choosing && <ChooseOther patientId={patient._id} onChoose={setOtherId} onClose={() => setChoosing(false)} />}
        {otherId !== undefined && (
          <MergeDialog
            patient={patient}
            otherId={otherId}
            onChanged={onChanged}
            onClose={() => setOtherId(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
