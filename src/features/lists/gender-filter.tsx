import { GENDERS } from '#shared/contract/visit/genders.ts';
import { personTexts } from '#src/locales/en/everywhere/person.ts';
import { SelectFilter } from '#src/ui/fields/list-filters.tsx';

type GenderFilterProps = {
  label: string;
  all: string;
  value: string | undefined;
  onFilter: (gender: string | undefined) => void;
};

/** Narrows a list of patients to one gender. */
export function GenderFilter(props: GenderFilterProps) {
  return (
    <SelectFilter
      id="patient-gender"
      options={GENDERS.map((gender) => ({ value: gender, label: personTexts.genders[gender] }))}
      {...props}
    />
  );
}
