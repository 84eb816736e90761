import { isLanguageTag, type LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { LANGUAGES, TRANSLATED } from '#shared/languages/screens/screen-languages.ts';
import { languageTexts } from '#src/locales/en/everywhere/language.ts';
import { chooseStaffLanguage } from '#src/platform/language/page-languages.ts';
import { useLanguage } from '#src/platform/language/use-language.ts';
import { isAnythingUnsaved } from '#src/platform/update/unsaved.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';

const OFFERED: readonly LanguageTag[] = [
  'en',
  ...Object.keys(TRANSLATED)
    .filter(isLanguageTag)
    .filter((tag) => LANGUAGES[tag].staff),
];

/** The language of staff's own screens in this browser. It draws the page anew, so not while something is unsaved. */
export function StaffLanguage() {
  const current = useLanguage();
  return (
    <SelectField
      id="staff-language"
      label={languageTexts.choose}
      value={current}
      options={OFFERED.map((tag) => ({ value: tag, label: LANGUAGES[tag].name }))}
      onChange={({ target }) => {
        if (isLanguageTag(target.value) && !isAnythingUnsaved()) void chooseStaffLanguage(target.value);
      }}
    />
  );
}
