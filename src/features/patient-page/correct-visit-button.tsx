import { lazy, Suspense, useState } from 'react';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Button } from '#src/ui/parts/button.tsx';
import type { CorrectableVisit } from './use-visit-correction.ts';

/** With Headless UI, which no page needs before something is corrected. */
const CorrectVisitDialog = lazy(async () => ({
  default: (await import('./correct-visit-dialog.tsx')).CorrectVisitDialog,
}));

const texts = patientPageTexts.visit;

type CorrectVisitButtonProps = {
  visit: CorrectableVisit & { readonly doctor: string | undefined };
  name: string;
  onChanged: () => void;
};

/** Corrects one visit of the patient's page. */
export function CorrectVisitButton({ visit, name, onChanged }: CorrectVisitButtonProps) {
  const [correcting, setCorrecting] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon="pencil"
        className="-ms-3"
        aria-label={texts.openOf(formatClinicTime(visit.at, 'date-time') ?? '')}
        onClick={() => setCorrecting(true)}
      >
        {texts.open}
      </Button>
      {correcting && (
        <Suspense>
          <CorrectVisitDialog visit={visit} name={name} onChanged={onChanged} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </>
  );
}
