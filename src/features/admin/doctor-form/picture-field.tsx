import { useRef, useState } from 'react';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { FieldError } from '#src/ui/fields/field-frame.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';
import { scalePicture } from './scale-picture.ts';

const texts = staffDoctorTexts.dialog;

type PictureFieldProps = { name: string; img: string | null; onChange: (img: string | null) => void };

/** A picture from this device, scaled down before it is sent; without one the initials are shown. */
export function PictureField({ name, img, onChange }: PictureFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState(false);

  async function take(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return;
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
          <Button variant="secondary" aria-describedby="doctor-picture-note" onClick={() => file.current?.click()}>
            {img === null ? texts.choosePicture : texts.changePicture}
          </Button>
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
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </fieldset>
  );
}
