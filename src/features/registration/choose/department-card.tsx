import { useState } from 'react';
import { departmentName, plainDepartment } from '#src/locales/en/everywhere/about-doctors.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { useDepartmentLanguage } from '#src/platform/clinic/house-language.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { departmentIcon } from './department-icon.ts';

/** A whole card to touch: the largest target the page can give. */
export function DepartmentCard({ name, onChoose }: { name: string; onChoose: () => void }) {
  const departmentLanguage = useDepartmentLanguage();
  const [isChosen, setChosen] = useState(false);
  const plain = plainDepartment(name);
  return (
    <button
      type="button"
      onClick={() => {
        setChosen(true);
        onChoose();
      }}
      className={classNames(
        'flex size-full min-h-30 items-center gap-3 sm:gap-4 rounded-card border-2 bg-white p-4 text-start shadow-card pressable hover:border-brand sm:min-h-32 sm:p-5',
        isChosen ? 'border-brand' : 'border-transparent',
      )}
    >
      <span className="icon-disc size-12 text-2xl sm:size-14">
        <Icon name={departmentIcon(name)} />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span lang={departmentLanguage(name)} className="text-lg leading-tight font-bold text-ink wrap-anywhere">
          {departmentName(name)}
        </span>
        {plain !== '' && <span className="leading-snug text-ink">{plain}</span>}
        <span className="department-doctors text-note leading-snug text-ink-2">
          {texts.doctorsSpecializingIn(departmentName(name))}
        </span>
      </span>
    </button>
  );
}
