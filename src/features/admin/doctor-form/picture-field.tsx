import { useState } from 'react';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { ChoosePicture } from '#src/ui/parts/choose-picture.tsx';
import { FieldError } from '#src/ui/fields/field-frame.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';
import { scalePicture } from './scale-picture.ts';

const texts = staffDoctorTexts.dialog;

type PictureFieldProps = { name: string; img: string | null; onChange: (img: string | null) => void };

/** A picture from this device, scaled down before it is sent; without one the initials are shown. */
export function PictureField({ name, img, onChange }: PictureFieldProps) {
  const [broken, setBroken] = useState(false);

  async function take(chosen: File): Promise<void> {
    const scaled = await scalePicture(chosen);
    setBroken(scaled === undefined);
    if (scaled !== undefined) onChange(scaled);
  }

  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-4">
      <legend className="mb-1.5 font-semibold text-ink">{texts.picture}</legend>
      <Portrait name={name} src={img} />
      <div className="grid min-w-0 flex-1 basis-44 gap-2">
        <div className="flex flex-wrap gap-2">
          <ChoosePicture aria-describedby="doctor-picture-note" onChoose={(chosen) => void take(chosen)}>
            {img === null ? texts.choosePicture : texts.changePicture}
          </ChoosePicture>
          {img !== null && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {texts.removePicture}
            </Button>
          )}
        </div>
        <p id="doctor-picture-note" className="text-sm text-ink-2">
          {texts.noPicture}
        </p>
        <div role="status">
          <FieldError id="doctor-picture" error={broken ? texts.pictureBroken : undefined} />
        </div>
      </div>
    </fieldset>
  );
}
