import { useState, type SubmitEvent } from 'react';
import { PLACE_MOST_LENGTH } from '#shared/contract/clinic/clinic-defaults.ts';
import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { placesTexts as texts } from '#src/locales/en/admin/places.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { changeClinic } from '#src/platform/api/public/clinic.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { rememberClinic } from '#src/platform/clinic/clinic.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

type PlacesFormProps = { settings: ClinicSettings; departments: readonly string[] };

/** One line for each department. */
export function PlacesForm({ settings, departments }: PlacesFormProps) {
  const [saved, setSaved] = useState(settings);
  const [places, setPlaces] = useState<Readonly<Record<string, string>>>(settings.departmentPlaces);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leaveForLogin = useSignedOut('admin');

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const set = Object.entries(places).map(([department, place]) => [department, place.trim()] as const);
    const departmentPlaces = Object.fromEntries(set.filter(([, place]) => place !== ''));
    const answer = await changeClinic({ departmentPlaces }, saved);
    setBusy(false);
    if (answer.ok) {
      rememberClinic(answer.value);
      setSaved(answer.value);
      notify.success(texts.saved);
    } else if (isSignedOut(answer.problem)) leaveForLogin();
    else
      setFailure(answer.problem.kind === 'refused' ? (answer.problem.message ?? '') : settingsTexts.clinic.unreachable);
  }

  if (departments.length === 0) return <p>{texts.none}</p>;
  return (
    <form noValidate aria-label={texts.title} className="grid gap-5" onSubmit={(event) => void save(event)}>
      {failure !== undefined && (
        <Alert tone="danger" title={texts.failed}>
          {failure}
        </Alert>
      )}
      <Card className="grid gap-5 sm:grid-cols-2">
        {departments.map((department, index) => (
          <TextField
            key={department}
            id={`place-${index}`}
            label={department}
            maxLength={PLACE_MOST_LENGTH}
            value={places[department] ?? ''}
            onChange={({ target }) => setPlaces({ ...places, [department]: target.value })}
          />
        ))}
      </Card>
      <Button type="submit" icon="check" className="justify-self-start" busy={busy} busyText={texts.saving}>
        {texts.save}
      </Button>
    </form>
  );
}
