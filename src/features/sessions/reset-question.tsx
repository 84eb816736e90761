import { useState } from 'react';
import type { PasswordReset } from '#shared/contract/staff/password-resets.ts';
import { passwordResetTexts as texts } from '#src/locales/en/admin/password-resets.ts';
import { answerReset } from '#src/platform/api/admin/password-resets.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

type ResetQuestionProps = { reset: PasswordReset; onAnswered: () => void };

/** Asks a doctor whether it was arranged that somebody else has reset the password. A no ends every session. */
export function ResetQuestion({ reset, onAnswered }: ResetQuestionProps) {
  const [denying, setDenying] = useState(false);
  const leaveForLogin = useSignedOut('doctor');
  const { busy, failure, run } = useStaffAct('doctor', onAnswered);

  async function answer(arranged: boolean): Promise<void> {
    const done = arranged ? texts.thanks : texts.denied;
    const taken = await run({ call: () => answerReset(arranged), words: { done, failed: texts.answerFailed } });
    if (taken && !arranged) leaveForLogin();
  }

  return (
    <Alert
      tone="warning"
      className="mx-4 mt-4 md:mx-8"
      title={texts.asked(reset.by, formatClinicTime(reset.at, 'date-time') ?? '')}
      action={
        <>
          <Button busy={busy} onClick={() => void answer(true)}>
            {texts.arranged}
          </Button>
          <Button variant="secondary" onClick={() => setDenying(true)}>
            {texts.notArranged}
          </Button>
        </>
      }
    >
      <span>{texts.askedText}</span>
      {denying && (
        <ConfirmDialog
          danger
          title={texts.denyTitle}
          description={texts.denyText}
          words={{ cancel: texts.cancel, confirm: texts.deny }}
          busy={busy}
          failure={failure}
          onConfirm={() => void answer(false)}
          onClose={() => setDenying(false)}
        />
      )}
    </Alert>
  );
}
