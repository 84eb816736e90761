import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { loadDepartments } from './doctors-store.ts';
import { StepHeading } from '#src/features/registration/visit/step-heading.tsx';

/** No list from the server and none on this device. */
export function DoctorsFailed() {
  return (
    <>
      <StepHeading step={texts.stepOne} title={texts.chooseDepartment} />
      <Alert
        tone="danger"
        title={texts.failedToLoadDoctors}
        action={
          <Button variant="secondary" size="lg" icon="refresh-cw" onClick={() => void loadDepartments()}>
            {texts.tryAgain}
          </Button>
        }
      >
        {texts.failedToLoadDoctorsText}
      </Alert>
    </>
  );
}
