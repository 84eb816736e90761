import { frontdeskTexts as texts } from '#src/locales/en/frontdesk.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { loadDepartments } from './doctors-store.ts';
import { StepHeading } from './step-heading.tsx';

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
