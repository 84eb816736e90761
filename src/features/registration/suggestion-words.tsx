import type { Suggestion } from '#shared/rules/suggestion.ts';
import { frontdeskTexts as texts } from '#src/locales/en/frontdesk.ts';

/** What is suggested and why, and that it is no diagnosis. */
export function SuggestionWords({ suggestion }: { suggestion: Suggestion }) {
  const { department, reasons, alternative } = suggestion;
  return (
    <div className="grid gap-1">
      <p className="private-words">
        <strong>{texts.suggestionInBanner(department)}</strong>{' '}
        {reasons.length > 0 && texts.because(reasons.join(', '))}
      </p>
      {alternative && (
        <p className="private-words">
          {alternative.reasons.length > 0
            ? texts.alsoPossible(alternative.department, alternative.reasons.join(', '))
            : texts.ifUnsure(alternative.department)}
        </p>
      )}
      <p>{texts.notADiagnosis}</p>
    </div>
  );
}
