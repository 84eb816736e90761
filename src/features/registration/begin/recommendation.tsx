import type { Suggestion } from '#shared/words/department/suggestion.ts';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { timeWords } from '#src/locales/en/everywhere/times.ts';
import { tellingTexts as texts } from '#src/locales/en/patient/check-page.ts';
import { symptomTexts } from '#src/locales/en/patient/symptoms.ts';
import { useNextTimes } from '#src/platform/clinic/next-times.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { useDoctors } from '#src/features/registration/choose/doctors-store.ts';
import { sameName } from '#src/features/registration/choose/group-doctors.ts';
import { shownEntry } from '#src/features/registration/details/symptom-entries.ts';
import { findDoctor, resolveDepartment, soonestOf, type Choice } from '#src/features/registration/choose/preselect.ts';
import type { ToldBy } from '#src/features/registration/visit/registration-store.ts';

type RecommendationProps = { toldBy: ToldBy; suggestion: Suggestion; onChoose: (choice: Choice) => void };

/** VOICE-2's recommendation, with the doctor who is free first in that department: one press takes both. */
export function Recommendation({ toldBy, suggestion, onChoose }: RecommendationProps) {
  const { department, reasons, alternative } = suggestion;
  const { departments } = useDoctors();
  const { today, byDoctor } = useNextTimes();
  const found = resolveDepartment(department, departments);
  const choiceFor = (name: string) => soonestOf(resolveDepartment(name, departments), byDoctor);
  const take = (name: string) => {
    const choice = choiceFor(name);
    // Without a list of doctors the next step says so.
    onChoose(choice.department === undefined ? { department: name } : choice);
  };
  const { doctor: key } = choiceFor(department);
  const doctor = key === undefined ? undefined : findDoctor(departments, key);
  const shown = (words: readonly string[]) => words.map((word) => shownEntry(word, symptomTexts.symptoms)).join(', ');
  const next = byDoctor.get(key ?? '');
  return (
    <div className="telling-advice grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-advice-bg p-[min(1.25rem,4.5vw)] text-advice sm:p-6">
      <h2 className="flex items-center gap-2.5 text-xl font-bold">
        <Icon name="sparkles" />
        {texts.panelTitle}
      </h2>
      <p className="private-words text-lg">{texts.panelText(departmentName(found?.name ?? department))}</p>
      {found && !sameName(found.name, department) && (
        <p>{texts.nobodyThere(departmentName(department), departmentName(found.name))}</p>
      )}
      <p className="private-words">{reasons.length > 0 ? texts.reasons[toldBy](shown(reasons)) : texts.noReasons}</p>
      {doctor && (
        <p className="font-semibold">
          {next ? texts.doctorFree(doctor.name, timeWords(next, today)) : texts.doctor(doctor.name)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="lg" icon="check" className="grow max-sm:px-4" onClick={() => take(department)}>
          {texts.accept}
        </Button>
        <Button size="lg" variant="secondary" className="grow max-sm:px-4" onClick={() => onChoose({})}>
          {texts.choose}
        </Button>
      </div>
      {alternative && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-current/25 pt-3">
          <p id="why-alternative" className="private-words min-w-0 flex-1 basis-56">
            {alternative.reasons.length > 0
              ? texts.alternative[toldBy](departmentName(alternative.department), shown(alternative.reasons))
              : texts.ifUnsure(departmentName(alternative.department))}
          </p>
          <Button
            size="lg"
            variant="secondary"
            className="max-sm:px-4"
            aria-describedby="why-alternative"
            onClick={() => take(alternative.department)}
          >
            {texts.takeAlternative(departmentName(alternative.department))}
          </Button>
        </div>
      )}
      <p>{texts.notADiagnosis}</p>
    </div>
  );
}
