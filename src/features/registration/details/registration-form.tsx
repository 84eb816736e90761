import { useEffect, type ReactElement, type SubmitEvent } from 'react';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { checkTexts } from '#src/locales/en/patient/check-page.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { markTitleError } from '#src/platform/browser/document-title.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { AskedSigns } from './asked-signs.tsx';
import { faultWords, fieldId } from './fault-words.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { useRegistration, type TabName } from '#src/features/registration/visit/registration-store.ts';
import { SubmitArea } from '#src/features/registration/send/submit-area.tsx';
import { submitRegistration } from '#src/features/registration/send/submit-registration.ts';

export type ChosenDoctorProp = { readonly doctor: Doctor; readonly department: string };

type RegistrationFormProps = {
  tab: TabName;
  chosen: ChosenDoctorProp;
  isLocked: boolean;
  head?: ReactElement | undefined;
};

export function RegistrationForm({ tab, chosen, isLocked, head }: RegistrationFormProps) {
  const faults = useRegistration((state) => state.faults);
  const isRegistered = useRegistration((state) => state.kept?.registered === true);
  const { doctor, department } = chosen;
  const isFixed = isLocked || isRegistered;

  useEffect(() => {
    markTitleError(faults.length > 0);
    return () => markTitleError(false);
  }, [faults]);

  const errors = faults.map((fault) => ({ fieldId: fieldId(fault.field), message: faultWords(fault) }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submitRegistration(tab, { doctorId: doctorKey(doctor) ?? '', doctor: doctor.name, department });
  };
  return (
    <form noValidate autoComplete="off" className="grid gap-6" onSubmit={submit}>
      <ErrorSummary title={texts.problemTitle} errors={errors} of={faults} />
      <Card className="registration-card flex flex-col gap-6 sm:p-8">
        <div className="registration-fields grid gap-6">
          {head}
          {!isFixed && !head && <p className="required-note text-base text-ink-2">{checkTexts.requiredNote}</p>}
          <RegistrationFields tab={tab} department={department} isLocked={isFixed} />
        </div>
        <AskedSigns tab={tab} />
        <SubmitArea tab={tab} doctor={doctor.name} department={department} />
      </Card>
    </form>
  );
}
