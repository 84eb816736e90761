import { useEffect, useState } from 'react';
import { CHOOSABLE_TAGS, type LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { LANGUAGES } from '#shared/languages/screens/screen-languages.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Badge } from '#src/ui/parts/badge.tsx';
import { clinicFieldId } from '#src/features/admin/settings/clinic-form.ts';

const texts = settingsTexts.clinic;
const CHECKBOX = 'size-6 shrink-0 accent-brand';

type LanguagesChange = { languages?: string[]; reviewedLanguages?: string[] };

type LanguageFieldsProps = {
  /** The offered ones; visits begin in the first. */
  languages: readonly string[];
  reviewed: readonly string[];
  error: string | undefined;
  onChange: (change: LanguagesChange) => void;
};

/** Which languages patients are offered, how complete each is, and whether a person has looked through it. */
export function LanguageFields({ languages, reviewed, error, onChange }: LanguageFieldsProps) {
  const counts = useCompleteness();
  const offer = (tag: LanguageTag, isOffered: boolean) =>
    onChange({ languages: isOffered ? [...languages, tag] : languages.filter((one) => one !== tag) });
  const review = (tag: LanguageTag, isReviewed: boolean) =>
    onChange({ reviewedLanguages: isReviewed ? [...reviewed, tag] : reviewed.filter((one) => one !== tag) });
  const offered = CHOOSABLE_TAGS.filter((tag) => languages.includes(tag));
  return (
    <fieldset id={clinicFieldId('languages')} tabIndex={-1} className="grid gap-3">
      <legend className="font-semibold text-ink">{texts.languages}</legend>
      <p className="text-ink-2">{texts.languagesText}</p>
      {error && <p className="font-semibold text-danger">{error}</p>}
      {CHOOSABLE_TAGS.map((tag) => {
        const count = counts?.[tag];
        const isComplete = tag === 'en' || (count !== undefined && count.translated === count.all);
        const isOffered = languages.includes(tag);
        const { name } = LANGUAGES[tag];
        return (
          <div key={tag} className="grid gap-1 border-t border-line pt-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <label className="flex min-h-11 items-center gap-3 text-ink">
                <input
                  type="checkbox"
                  className={CHECKBOX}
                  checked={isOffered}
                  disabled={!isOffered && !isComplete}
                  onChange={({ target }) => offer(tag, target.checked)}
                />
                <bdi lang={tag}>{name}</bdi>
              </label>
              {count !== undefined && !isComplete && (
                <span className="text-ink-2">{texts.languageCount(count.translated, count.all)}</span>
              )}
              {tag !== 'en' && !reviewed.includes(tag) && <Badge tone="warning">{texts.notReviewed}</Badge>}
            </div>
            {!isComplete && count !== undefined && <p className="text-ink-2">{texts.languageIncomplete}</p>}
            {tag !== 'en' && isOffered && (
              <label className="flex min-h-11 items-center gap-3 text-ink">
                <input
                  type="checkbox"
                  className={CHECKBOX}
                  checked={reviewed.includes(tag)}
                  onChange={({ target }) => review(tag, target.checked)}
                />
                <span>{texts.reviewed(name)}</span>
              </label>
            )}
          </div>
        );
      })}
      {offered.length > 1 && (
        <div className="max-w-md">
          <SelectField
            id="clinic-first-language"
            label={texts.firstLanguage}
            options={offered.map((tag) => ({ value: tag, label: LANGUAGES[tag].name }))}
            value={languages[0]}
            onChange={({ target }) =>
              onChange({ languages: [target.value, ...languages.filter((tag) => tag !== target.value)] })
            }
          />
        </div>
      )}
      <p className="text-ink-2">{texts.languagesLimit}</p>
    </fieldset>
  );
}

type Counts = Readonly<Record<string, { readonly translated: number; readonly all: number }>>;

/** Unknown until it has loaded; then nothing new can be offered yet. */
function useCompleteness(): Counts | undefined {
  const [counts, setCounts] = useState<Counts>();
  useEffect(() => {
    void import('#src/platform/language/texts/completeness.ts').then(
      ({ translatedTexts }) => setCounts(translatedTexts()),
      () => undefined,
    );
  }, []);
  return counts;
}
