import { checkTexts } from '#src/locales/en/patient/check-page.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { RegistrationForm, type ChosenDoctorProp } from './registration-form.tsx';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';

/** Form Registration: the same fields, typed. They stand in one tab at a time, so that each label names one field. */
export function FormPanel({ chosen }: { chosen: ChosenDoctorProp }) {
  const tab = useRegistration((state) => state.tab);
  const voiceFailures = useRegistration((state) => state.voiceFailures);
  const toldBy = useRegistration((state) => state.toldBy);
  const hasHeard = useRegistration((state) => Object.values(state.origins).includes('heard'));
  return (
    <div className="grid gap-6">
      {voiceFailures >= 2 && <Alert tone="info">{texts.openedForm}</Alert>}
      {toldBy !== undefined && hasHeard && <p className="text-ink-2">{checkTexts.filledFromWords}</p>}
      {tab === 'form' && <RegistrationForm tab="form" chosen={chosen} isLocked={false} />}
    </div>
  );
}
