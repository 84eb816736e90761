import { useState, type FormEvent } from 'react';
import {
  LINK_QUESTIONS,
  READING_ALERT_MOST,
  SECOND_FACTOR_CHOICES,
  type SecuritySettings,
} from '#shared/contract/clinic/security-settings.ts';
import { securityTexts as texts } from '#src/locales/en/admin/security.ts';
import { changeSecurity } from '#src/platform/api/admin/security.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';

const ON_OFF = ['off', 'on'] as const;
const WHOLE = /^\d{1,5}$/;

/** The choices, saved together. */
export function SecurityForm({ loaded }: { loaded: SecuritySettings }) {
  const [saved, setSaved] = useState(loaded);
  const [values, setValues] = useState(loaded);
  const [alertAt, setAlertAt] = useState(String(loaded.readingAlert));
  const [error, setError] = useState<string>();
  const { busy, failure, run } = useStaffAct('admin', () => undefined);
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved) || alertAt !== String(saved.readingAlert);
  useUnsaved('security settings', isChanged);
  const change = (changed: Partial<SecuritySettings>) => setValues((before) => ({ ...before, ...changed }));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isRight = WHOLE.test(alertAt.trim()) && Number(alertAt) <= READING_ALERT_MOST;
    setError(isRight ? undefined : texts.readingAlertWrong);
    if (!isRight || busy) return;
    const wanted = { ...values, readingAlert: Number(alertAt) };
    if (await run({ call: () => changeSecurity(wanted), words: { done: texts.saved, failed: texts.failed } }))
      setSaved(wanted);
  }

  const needToKnow = {
    id: 'security-need-to-know',
    name: 'need-to-know',
    options: ON_OFF.map((value) => ({ value, label: texts.needsToKnow[value] })),
    value: values.needToKnow ? 'on' : 'off',
    onChange: (value: string) => change({ needToKnow: value === 'on' }),
  };
  return (
    <form noValidate aria-label={texts.title} className="grid gap-5" onSubmit={(event) => void save(event)}>
      <ErrorSummary
        title={texts.problem}
        errors={error === undefined ? [] : [{ fieldId: 'security-reading', message: error }]}
      />
      {failure !== undefined && (
        <Alert tone="danger" title={failure.title}>
          {failure.description}
        </Alert>
      )}
      <Card className="grid gap-6">
        <RadioGroupField
          id="security-factor"
          name="second-factor"
          legend={texts.secondFactor}
          hint={texts.secondFactorHint}
          options={SECOND_FACTOR_CHOICES.map((value) => ({ value, label: texts.secondFactors[value] }))}
          value={values.secondFactor}
          onChange={(value) => change({ secondFactor: oneOf(SECOND_FACTOR_CHOICES, value) ?? values.secondFactor })}
        />
        <RadioGroupField {...needToKnow} legend={texts.needToKnow} hint={texts.needToKnowHint} />
        <RadioGroupField
          id="security-link"
          name="link-asks"
          legend={texts.linkAsks}
          hint={texts.linkAsksHint}
          options={LINK_QUESTIONS.map((value) => ({ value, label: texts.linkQuestions[value] }))}
          value={values.linkAsks}
          onChange={(value) => change({ linkAsks: oneOf(LINK_QUESTIONS, value) ?? values.linkAsks })}
        />
        <div className="max-w-md">
          <TextField
            id="security-reading"
            label={texts.readingAlert}
            hint={texts.readingAlertHint}
            error={error}
            inputMode="numeric"
            required
            value={alertAt}
            onChange={({ target }) => setAlertAt(target.value)}
          />
        </div>
      </Card>
      <Button type="submit" icon="check" className="justify-self-start" busy={busy} busyText={texts.saving}>
        {texts.save}
      </Button>
    </form>
  );
}
