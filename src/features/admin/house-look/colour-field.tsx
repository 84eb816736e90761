import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { betterColour, clinicFieldId } from '#src/features/admin/settings/clinic-form.ts';

const texts = settingsTexts.clinic;

type ColourFieldProps = {
  name: 'brandColour' | 'groundColour';
  value: string;
  error: string | undefined;
  onChange: (colour: string) => void;
};

/** A colour typed or picked; one that cannot be read on is refused, and the nearest that can is one press away. */
export function ColourField({ name, value, error, onChange }: ColourFieldProps) {
  const better = betterColour(name, value);
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <TextField
          id={clinicFieldId(name)}
          label={texts[name]}
          hint={texts.colourHints[name]}
          optionalText={texts.optional}
          error={error}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="color"
          autoComplete="off"
          aria-label={texts.pickColour[name]}
          value={/^#[\da-f]{6}$/i.test(value) ? value : texts.ownColours[name]}
          className="size-12 rounded-input border border-line-strong bg-white p-1"
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {better !== undefined && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => onChange(better)}>
          <span
            aria-hidden="true"
            className="size-5 rounded-full border border-line-strong"
            ref={(swatch) => swatch?.style.setProperty('background', better)}
          />
          {texts.takeColour(better)}
        </Button>
      )}
    </div>
  );
}
