import { useState } from 'react';
import { GENDERS } from '#shared/contract/visit/genders.ts';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { patientFieldTexts } from '#src/locales/en/everywhere/patient-fields.ts';
import { checkTexts } from '#src/locales/en/patient/check-page.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { makeClickGuard } from './click-guard.ts';
import { RemindField } from '#src/features/registration/time/remind-field.tsx';
import { useRegistration, type TabName } from '#src/features/registration/visit/registration-store.ts';

type SubmitAreaProps = { tab: TabName; doctor: string; department: string };

/** What is still to be known before sending, and the one button that sends. */
export function SubmitArea({ tab, doctor, department }: SubmitAreaProps) {
  const { fields, origins, submission, kept, locked } = useRegistration();
  const state = locked ? 'locked' : 'open';
  const [ownPress] = useState(makeClickGuard);
  const assumed = tab === 'voice' && origins.gender === 'assumed' && GENDERS.find((gender) => gender === fields.gender);
  return (
    <div className="submit-area grid gap-4">
      {assumed && (
        <Alert tone="warning">{checkTexts.genderAssumed[state](patientFieldTexts.gender.options[assumed])}</Alert>
      )}
      {tab === 'voice' && origins.age === 'to check' && (
        <Alert tone="warning">{checkTexts.ageToCheck[state](fields.age)}</Alert>
      )}
      {submission.kind === 'refused' && (
        <Alert tone="danger" title={texts.submissionError}>
          <p>{tab === 'voice' ? texts.voiceSubmissionError : texts.formSubmissionError}</p>
          {submission.message && <p>{checkTexts.serverSays(submission.message)}</p>}
          <p>
            {kept === undefined ? texts.notKept : kept.registered ? checkTexts.registeredNotBooked : texts.keptOnDevice}
          </p>
        </Alert>
      )}
      {(submission.kind === 'storage-full' || submission.kind === 'storage-unavailable') && (
        <Alert
          tone="danger"
          title={submission.kind === 'storage-full' ? checkTexts.storageFull : checkTexts.storageUnavailable}
        >
          {checkTexts.storageText}
        </Alert>
      )}
      <RemindField />
      <p className="text-ink-2">{texts.registersWith(doctor, departmentName(department))}</p>
      <Button
        type="submit"
        size="lg"
        className="min-h-16 w-full"
        busy={submission.kind === 'sending'}
        busyText={texts.submitting}
        onClick={(event) => {
          // The second press of a double click, and a second Enter at once, are meant for the first: they must not send
          // again what was just refused. A key has no count of its own (detail 0).
          const isOwn = ownPress();
          if (event.detail > 1 || (event.detail === 0 && !isOwn)) event.preventDefault();
        }}
      >
        {checkTexts.submit}
      </Button>
    </div>
  );
}
