import { useState } from 'react';
import { clinicPictureAddress, type ClinicPictureName } from '#shared/contract/clinic/clinic-picture-address.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { changeClinicPicture, removeClinicPicture } from '#src/platform/api/admin/clinic-pictures.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { rememberClinic, useClinic } from '#src/platform/clinic/clinic.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { FieldError } from '#src/ui/fields/field-frame.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { ChoosePicture } from '#src/ui/parts/choose-picture.tsx';
import { fitPicture } from './fit-picture.ts';

const texts = settingsTexts.clinic;

/** A picture of the house's own: saved as soon as it is chosen, and shown everywhere from then on. */
export function ClinicPictureField({ name }: { name: ClinicPictureName }) {
  const version = useClinic()[name];
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const leaveForLogin = useSignedOut('admin');
  const words = texts.pictures[name];

  async function save(content: string | undefined): Promise<void> {
    setBusy(true);
    const answer = content === undefined ? await removeClinicPicture(name) : await changeClinicPicture(name, content);
    setBusy(false);
    if (answer.ok) {
      rememberClinic(answer.value);
      announce(content === undefined ? texts.pictures.removed : texts.pictures.saved);
    } else if (isSignedOut(answer.problem)) leaveForLogin();
    else setFailure(answer.problem.kind === 'refused' ? (answer.problem.message ?? texts.failed) : texts.unreachable);
  }

  async function take(chosen: File): Promise<void> {
    setFailure(undefined);
    const content = await fitPicture(chosen, name);
    if (content === undefined) setFailure(texts.pictures.broken);
    else await save(content);
  }

  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1.5 font-semibold text-ink">{words.label}</legend>
      {version !== '' && (
        <img
          src={clinicPictureAddress(name, version)}
          alt={words.alt}
          className="h-24 max-w-full justify-self-start rounded-input border border-line bg-white object-contain p-2"
        />
      )}
      <p id={`clinic-${name}-note`} className="text-sm text-ink-2">
        {words.note}
      </p>
      <div className="flex flex-wrap gap-2">
        <ChoosePicture busy={busy} aria-describedby={`clinic-${name}-note`} onChoose={(chosen) => void take(chosen)}>
          {version === '' ? words.choose : words.change}
        </ChoosePicture>
        {version !== '' && (
          <Button variant="quiet" onClick={() => void save(undefined)}>
            {words.remove}
          </Button>
        )}
      </div>
      <div role="status">
        <FieldError id={`clinic-${name}`} error={failure} />
      </div>
    </fieldset>
  );
}
