import type { Suggestion } from '#shared/words/department/suggestion.ts';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { sameName } from '#src/features/registration/choose/group-doctors.ts';

type SuggestionWordsProps = {
  suggestion: Suggestion;
  /** The department in hand; undefined while none is chosen. */
  chosen: string | undefined;
  onChoose: (department: string) => void;
};

/** What is suggested and why, and that it is no diagnosis. */
export function SuggestionWords(props: SuggestionWordsProps) {
  const { department, reasons } = props.suggestion;
  if (props.chosen !== undefined && sameName(department, props.chosen)) return <Agreement {...props} />;
  return (
    <div className="grid gap-3">
      <p className="private-words flex flex-wrap gap-x-1.5">
        <strong>{texts.suggestionInBanner(departmentName(department))}</strong>
        {reasons.length > 0 && <span>{texts.because(reasons.join(', '))}</span>}
      </p>
      <SuggestedDepartments {...props} />
      <p>{texts.notADiagnosis}</p>
    </div>
  );
}

/** The words lead where the patient is already. */
function Agreement(props: SuggestionWordsProps) {
  const { department, reasons } = props.suggestion;
  return (
    <div className="grid gap-3">
      <p className="private-words flex flex-wrap gap-x-1.5">
        <strong>{texts.agrees(departmentName(department))}</strong>
        {reasons.length > 0 && <span>{texts.because(reasons.join(', '))}</span>}
      </p>
      <SuggestedDepartments {...props} />
      <p>{texts.notADiagnosis}</p>
    </div>
  );
}

/** Every suggested department but the one in hand, each with its reason and a button of its own. */
export function SuggestedDepartments({ suggestion, chosen, onChoose }: SuggestionWordsProps) {
  const { alternative } = suggestion;
  const others = [suggestion, ...(alternative ? [alternative] : [])].filter(
    ({ department }) => chosen === undefined || !sameName(department, chosen),
  );
  return others.map(({ department, reasons }) => {
    const reasonId = `why-${department.replaceAll(/\W+/g, '-')}`;
    // The one that leads says its reason above.
    const isLead = department === suggestion.department;
    return (
      <div key={department} className="suggested-department flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="lg"
          {...(!isLead && { 'aria-describedby': reasonId })}
          onClick={() => onChoose(department)}
        >
          {chosen === undefined
            ? texts.openDepartment(departmentName(department))
            : texts.changeTo(departmentName(department))}
        </Button>
        {!isLead && (
          <p id={reasonId} className="private-words min-w-0 flex-1 basis-56">
            {reasons.length > 0
              ? texts.alsoPossible(departmentName(department), reasons.join(', '))
              : texts.ifUnsure(departmentName(department))}
          </p>
        )}
      </div>
    );
  });
}
