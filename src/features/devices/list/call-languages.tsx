import { CHOOSABLE_TAGS } from '#shared/languages/screens/language-tags.ts';
import { LANGUAGES } from '#shared/languages/screens/screen-languages.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { languageNames } from './language-names.ts';

type CallLanguagesProps = { chosen: readonly string[]; onChange: (languages: readonly string[]) => void };

/** In which languages a screen says its calls: the first ticked is said first. */
export function CallLanguages({ chosen, onChange }: CallLanguagesProps) {
  return (
    <fieldset aria-describedby="device-calls-hint device-calls-order" className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-ink">{texts.callLanguages}</legend>
      <p id="device-calls-hint" className="text-ink-2">
        {texts.callLanguagesHint}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4">
        {CHOOSABLE_TAGS.map((tag) => (
          <label key={tag} className="flex min-h-11 items-center gap-3 text-ink">
            <input
              type="checkbox"
              className="size-6 shrink-0 accent-brand"
              checked={chosen.includes(tag)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, tag] : chosen.filter((one) => one !== tag))
              }
            />
            <bdi lang={tag}>{LANGUAGES[tag].name}</bdi>
          </label>
        ))}
      </div>
      <p id="device-calls-order" className="text-ink-2">
        {chosen.length > 0 ? texts.callsIn(languageNames(chosen)) : texts.callsAsClinic}
      </p>
    </fieldset>
  );
}
