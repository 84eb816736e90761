import { useEffect, type ComponentType } from 'react';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { checkTexts } from '#src/locales/en/patient/check-page.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';
import { Tabs } from '#src/ui/parts/tabs.tsx';
import { afterPress } from '#src/features/registration/visit/after-press.ts';
import { ChosenDoctor } from '#src/features/registration/choose/chosen-doctor.tsx';
import './check-style.ts';
import { showTab } from './edit-fields.ts';
import { FormPanel } from './form-panel.tsx';
import { hearHandover } from '#src/features/registration/hear/hear-transcript.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import { StepHeading } from '#src/features/registration/visit/step-heading.tsx';
import { loadSubmitting } from '#src/features/registration/send/submit-registration.ts';
import { VoiceBanner } from '#src/features/registration/hear/voice-banner.tsx';
import { VoicePanel } from '#src/features/registration/hear/voice-panel.tsx';
import type { VoiceSlot } from '#src/features/registration/visit/voice-slot.ts';

type DetailsStepProps = {
  department: string;
  doctor: Doctor;
  directedTo: string | undefined;
  Intake: ComponentType<VoiceSlot>;
  onChooseAnother: () => void;
  /** Takes another department, with its first doctor; what was typed stays. */
  onChooseDepartment: (department: string) => void;
};

/** Step 2 of REG-2: the patient's details by voice or by typing, on one page that is its own check page. */
export function DetailsStep(props: DetailsStepProps) {
  const { department, doctor, directedTo, Intake, onChooseAnother, onChooseDepartment } = props;
  const tab = useRegistration((state) => state.tab);
  const handover = useRegistration((state) => state.handover);

  useEffect(() => {
    if (handover) hearHandover(directedTo);
  }, [handover, directedTo]);
  useEffect(() => {
    // So that Submit finds them here, even when the network goes in between.
    return whenIdle(() => void loadSubmitting().catch(() => undefined));
  }, []);

  const chosen = { doctor, department };
  return (
    <>
      <div className="step-head grid gap-6">
        <StepHeading step={texts.stepThree} title={texts.title} />
        <VoiceBanner directedTo={directedTo} chosen={department} onChoose={onChooseDepartment} />
      </div>
      <ChosenDoctor doctor={doctor} department={department} onChooseAnother={onChooseAnother} />
      <div className="details-panel">
        <Tabs
          label={checkTexts.howToRegister}
          selected={tab}
          onSelect={(id) => afterPress(() => showTab(id === 'form' ? 'form' : 'voice'))}
          tabs={[
            {
              id: 'voice',
              label: checkTexts.voiceTab,
              panel: <VoicePanel chosen={chosen} Intake={Intake} onChooseDepartment={onChooseDepartment} />,
            },
            { id: 'form', label: checkTexts.formTab, panel: <FormPanel chosen={chosen} /> },
          ]}
        />
      </div>
    </>
  );
}
