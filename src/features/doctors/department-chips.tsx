import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { doctorsPageTexts as texts } from '#src/locales/en/site/doctors-page.ts';
import { useDepartmentLanguage } from '#src/platform/clinic/house-language.ts';
import { classNames } from '#src/ui/style/class-names.ts';

type DepartmentChipsProps = {
  departments: readonly string[];
  chosen: string | undefined;
  onChoose: (department: string | undefined) => void;
};

/** One press narrows the list to a department, a second one on it shows all again. */
export function DepartmentChips({ departments, chosen, onChoose }: DepartmentChipsProps) {
  const departmentLanguage = useDepartmentLanguage();
  const chips = [undefined, ...departments];
  return (
    <div role="group" aria-label={texts.departments} className="flex flex-wrap gap-2.5">
      {chips.map((name) => {
        const isChosen = name === chosen;
        return (
          <button
            key={name ?? ''}
            type="button"
            lang={name === undefined ? undefined : departmentLanguage(name)}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : name)}
            className={classNames(
              'min-h-12 rounded-full border-2 px-4 text-base font-semibold wrap-anywhere pressable',
              isChosen
                ? 'border-brand bg-brand text-white'
                : 'border-line-strong bg-white text-ink hover:border-brand hover:bg-sky-100',
            )}
          >
            {name === undefined ? texts.allDepartments : departmentName(name)}
          </button>
        );
      })}
    </div>
  );
}
